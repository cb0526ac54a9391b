package tengen.score.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.junit.jupiter.api.Test;
import org.xml.sax.SAXException;
import tengen.score.Examples;
import tengen.score.GameScore;
import tengen.score.Games;

class RifSchemaTest {
    private static void validate(byte[] xml) throws SAXException, IOException {
        Validator validator = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(Objects.requireNonNull(RifFormat.class.getResource("rif.xsd")))
                .newValidator();
        validator.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        validator.validate(new StreamSource(new ByteArrayInputStream(xml)));
    }

    @Test
    void aDatabaseOfTwoThousandGamesFollowsTheSchemaAndComesBack() throws Exception {
        List<GameScore> games = Games.all();

        byte[] xml = new RifFormat().writeAll(games, "2026-11-30");

        validate(xml);
        List<GameScore> read = new RifFormat().readAll(xml);
        assertThat(read).hasSameSizeAs(games);
        assertThat(read.get(1999).moves())
                .isEqualTo(new RifFormat().kept(games.get(1999)).moves());
    }

    @Test
    void aSingleGameFollowsTheSchema() throws Exception {
        validate(new RifFormat().write(Examples.fullBoard()));
    }

    @Test
    void theSchemaRefusesPointsOffTheBoard() throws Exception {
        String xml = new String(new RifFormat().write(Examples.fullBoard()), StandardCharsets.UTF_8);

        assertThatThrownBy(() -> validate(xml.replace("<move>h8", "<move>h16").getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(SAXException.class);
    }
}
