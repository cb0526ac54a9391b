package tengen.desk.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.game.Event.RefusalReason;

class RefusalWordsTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void theArbiterReadsWhyAnOrderWasRefused(Language language) {
        Words words = new Words("tengen.desk.pages.words", language);

        for (RefusalReason reason : RefusalReason.values()) {
            assertThat(words.has("js.no." + reason))
                    .as("%s in %s", reason, language)
                    .isTrue();
        }
    }
}
