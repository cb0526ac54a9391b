package tengen.schematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tengen.schematics.table.Csv;
import tengen.schematics.table.Row;

class BoardDrawingTest {
    private record Circle(String layer, double x, double y, double radius) {}

    private static double cell(Row row, String column) {
        return Double.parseDouble(row.get(column));
    }

    /** Returns the sites, A1 to O1 first. */
    private static List<Row> sites() throws Exception {
        return Csv.read(Folder.HERE.resolve("board/coordinates.csv"));
    }

    private static List<Circle> circles(String drawing) throws Exception {
        List<String> lines = Files.readAllLines(Folder.HERE.resolve("board/" + drawing + ".dxf"));
        List<Circle> circles = new ArrayList<>();
        for (int i = 0; i + 1 < lines.size(); i += 2) {
            if (lines.get(i).equals("0") && lines.get(i + 1).equals("CIRCLE")) {
                circles.add(new Circle(
                        lines.get(i + 3),
                        Double.parseDouble(lines.get(i + 5)),
                        Double.parseDouble(lines.get(i + 7)),
                        Double.parseDouble(lines.get(i + 11))));
            }
        }
        return circles;
    }

    @Test
    void pointsLieTwoPointFourByTwoPointFiveCentimetresApart() throws Exception {
        List<Row> sites = sites();

        assertThat(sites).hasSize(225);
        for (int site = 0; site < 225; site++) {
            int column = site % 15;
            int row = site / 15;
            assertThat(sites.get(site).get("site")).isEqualTo((char) ('A' + column) + "" + (row + 1));
            assertThat(cell(sites.get(site), "point_x") - cell(sites.get(0), "point_x"))
                    .isEqualTo(24.0 * column);
            assertThat(cell(sites.get(0), "point_y") - cell(sites.get(site), "point_y"))
                    .isEqualTo(25.0 * row);
        }
    }

    @Test
    void everyReedStandsFourToSixMillimetresOffItsPoint() throws Exception {
        for (Row site : sites()) {
            assertThat(cell(site, "point_x") - cell(site, "reed_middle_x")).isBetween(4.0, 6.0);
            assertThat((cell(site, "reed_west_x") + cell(site, "reed_east_x")) / 2)
                    .isCloseTo(cell(site, "reed_middle_x"), within(0.001));
        }
    }

    @Test
    void fiveDotsOfFiveMillimetresOnTheStars() throws Exception {
        List<Circle> dots = circles("board-top").stream()
                .filter(circle -> circle.layer().equals("DOTS"))
                .toList();

        TreeSet<String> found = new TreeSet<>();
        for (Circle dot : dots) {
            assertThat(dot.radius()).isEqualTo(2.5);
            for (Row site : sites()) {
                boolean here = Math.abs(dot.x() - 10 - cell(site, "point_x")) < 0.01
                        && Math.abs(594 - dot.y() - 16 - cell(site, "point_y")) < 0.01;
                if (here) {
                    found.add(site.get("site"));
                }
            }
        }

        assertThat(dots).hasSize(5);
        assertThat(found).containsExactly("D12", "D4", "H8", "L12", "L4");
    }

    @Test
    void everySiteHasFourHolesInTheStripDrawing() throws Exception {
        List<Circle> holes = circles("board-under").stream()
                .filter(circle -> circle.layer().equals("DRILL") && circle.radius() == 0.5)
                .toList();

        assertThat(holes).hasSize(225 * 4);
    }
}
