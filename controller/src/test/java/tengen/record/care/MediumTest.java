package tengen.record.care;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MediumTest {
    private static final List<String> MOUNTS = List.of(
            "22 1 179:2 / / rw,noatime shared:1 - overlay overlay rw,lowerdir=/lower,upperdir=/upper",
            "23 22 0:21 / /run rw,nosuid shared:2 - tmpfs tmpfs rw,size=100k",
            "24 22 179:3 / /var/lib/tengen rw,noatime - ext4 /dev/mmcblk0p3 rw",
            "25 22 8:1 / /media/usb\\040stick rw - vfat /dev/sda1 rw",
            "26 24 179:4 / /var/lib/tengen/old ro,noatime - ext4 /dev/mmcblk0p4 rw",
            "27 22 0:40 / /net rw - nfs4 server:/export rw");

    @Test
    void theDeepestMountCounts() {
        assertThat(type("/var/lib/tengen/t1.db")).isEqualTo("ext4");
        assertThat(type("/var/lib/other")).isEqualTo("overlay");
        assertThat(type("/run/tengen")).isEqualTo("tmpfs");
        assertThat(type("/media/usb stick/backup")).isEqualTo("vfat");
    }

    @Test
    void aLaterMountCoversAnEarlierOneAtTheSamePlace() {
        List<String> twice = List.of("1 0 8:1 / /d rw - ext4 /dev/sda rw", "2 0 0:1 / /d rw - tmpfs tmpfs rw");

        assertThat(Medium.of(Path.of("/d/t.db"), twice)).map(Medium::type).contains("tmpfs");
    }

    @Test
    void overlayAndTmpfsAndNetworksAndReadOnlyOnesAreObjectedToInOneLine() {
        for (String path : List.of("/home", "/run/t", "/net/t", "/var/lib/tengen/old/t")) {
            String line =
                    Medium.of(Path.of(path), MOUNTS).orElseThrow().objection().orElseThrow();

            assertThat(line).doesNotContain("\n");
        }
        assertThat(Medium.of(Path.of("/home"), MOUNTS).orElseThrow().objection().orElseThrow())
                .contains("/ is overlay", "gone with the power");
    }

    @Test
    void ext4IsFine() {
        assertThat(Medium.of(Path.of("/var/lib/tengen"), MOUNTS).orElseThrow().objection())
                .isEmpty();
    }

    @Test
    void linesThatAreNoneAreNoMounts() {
        assertThat(Medium.of(Path.of("/"), List.of("", "a b c", "1 2 3 4 / - ext4")))
                .isEmpty();
    }

    private static String type(String path) {
        return Medium.of(Path.of(path), MOUNTS).orElseThrow().type();
    }
}
