package tengen.desk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class HtmlTest {
    @Test
    void textIsEscapedAndPiecesAreNot() {
        Html inner = Html.of("<b>{}</b>", "<i>\"'&");

        assertThat(Html.of("<p title=\"{}\">{}</p>", "\"x", inner).toString())
                .isEqualTo("<p title=\"&quot;x\"><b>&lt;i&gt;&quot;&#39;&amp;</b></p>");
    }

    @Test
    void bracesInATextAreNoPlaces() {
        assertThat(Html.of("{}-{}", "{}", "x").toString()).isEqualTo("{}-x");
    }

    @Test
    void partsAndPlacesMustAgree() {
        assertThatThrownBy(() -> Html.of("{}", "a", "b")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Html.of("{}{}", "a")).isInstanceOf(IllegalArgumentException.class);
    }
}
