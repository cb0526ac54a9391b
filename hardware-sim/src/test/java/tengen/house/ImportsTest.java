package tengen.house;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Who may import whom (DESIGN 2). */
@AnalyzeClasses(packages = "tengen", importOptions = ImportOption.DoNotIncludeTests.class)
class ImportsTest {
    private static final String[] JDK = {"java.lang..", "java.util..", "org.jspecify.."};

    @ArchTest
    static final ArchRule ENGINE_SEES_ONLY_THE_JDK = classes()
            .that()
            .resideInAPackage("tengen.engine..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(with("tengen.engine..")));

    @ArchTest
    static final ArchRule SENSING_SEES_FRAMES_AND_ENGINE = classes()
            .that()
            .resideInAPackage("tengen.sensing..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(with("tengen.sensing..", "tengen.engine..", "tengen.bridge")));

    @ArchTest
    static final ArchRule GAME_SEES_THE_ENGINE = classes()
            .that()
            .resideInAPackage("tengen.game..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(with("tengen.game..", "tengen.engine..")));

    @ArchTest
    static final ArchRule ONLY_THE_TABLE_KNOWS_THE_INBOX = noClasses()
            .that()
            .resideOutsideOfPackages("tengen.table..", "tengen.sim..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("tengen.table.Inbox");

    @ArchTest
    static final ArchRule ONLY_REED_AND_CHIP_SEE_PI4J =
            onlyIn("com.pi4j..", "tengen.bridge.reed..", "tengen.sim.chip..");

    @ArchTest
    static final ArchRule ONLY_THE_CLOCKS_BRIDGE_SEES_THE_SERIAL_PORT =
            onlyIn("com.fazecast..", "tengen.bridge.clock..");

    @ArchTest
    static final ArchRule ONLY_RECORD_AND_DESK_SEE_SQL = onlyIn("java.sql..", "tengen.record..", "tengen.desk..");

    @ArchTest
    static final ArchRule ONLY_RECORD_AND_DESK_SEE_SQLITE = onlyIn("org.sqlite..", "tengen.record..", "tengen.desk..");

    @ArchTest
    static final ArchRule ONLY_MQTT_SEES_PAHO = onlyIn("org.eclipse.paho..", "tengen.mqtt..");

    @ArchTest
    static final ArchRule ONLY_TIME_ASKS_WHAT_TIME_IT_IS = noClasses()
            .that()
            .resideOutsideOfPackage("tengen.time..")
            .should()
            .callMethodWhere(target(nameMatching("nanoTime|currentTimeMillis|now|systemUTC|systemDefaultZone"))
                    .and(target(com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner(
                            resideInAnyPackage("java.time..", "java.lang..")))));

    @ArchTest
    static final ArchRule NOBODY_SLEEPS = noClasses()
            .that()
            .resideOutsideOfPackages("tengen.time..", "tengen.bridge.clock..")
            // The adapter's own threads around Paho; what they carry is stepped and never waits.
            .and()
            .doNotHaveFullyQualifiedName("tengen.mqtt.NetworkThread")
            .and()
            .doNotHaveFullyQualifiedName("tengen.mqtt.GraceSocket")
            // Where virtual time meets real time and a real terminal line.
            .and()
            .doNotHaveFullyQualifiedName("tengen.sim.bench.Pacer")
            .and()
            .doNotHaveFullyQualifiedName("tengen.sim.bench.PtyPort")
            .should()
            .callMethodWhere(target(nameMatching("sleep|parkNanos")));

    @ArchTest
    static final ArchRule NOBODY_KNOWS_THE_BENCH = noClasses()
            .that()
            .resideOutsideOfPackage("tengen.sim..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("tengen.sim..");

    @ArchTest
    static final ArchRule NO_PACKAGE_CYCLES =
            slices().matching("tengen.(**)").should().beFreeOfCycles();

    private static ArchRule onlyIn(String library, String... packages) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(packages)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .allowEmptyShould(true);
    }

    private static String[] with(String... more) {
        String[] all = new String[JDK.length + more.length];
        System.arraycopy(JDK, 0, all, 0, JDK.length);
        System.arraycopy(more, 0, all, JDK.length, more.length);
        return all;
    }
}
