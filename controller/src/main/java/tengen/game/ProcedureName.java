package tengen.game;

import java.util.Locale;
import tengen.engine.opening.ChineseOpening;
import tengen.engine.opening.FreeOpening;
import tengen.engine.opening.GomokuOpening;
import tengen.engine.opening.Procedure;
import tengen.engine.opening.SakataOpening;
import tengen.engine.opening.SoosorvOpening;
import tengen.engine.opening.TaraguchiOpening;

/** The names of the opening procedures as an organiser writes them (DESIGN 7, config). */
// Procedures are records down to the bottom, which the checker cannot see.
@SuppressWarnings("ImmutableEnumChecker")
public enum ProcedureName {
    FREE(FreeOpening.free(false), FreeOpening.free(true)),
    CHINESE_2(ChineseOpening.twoOffers()),
    CHINESE_N(ChineseOpening.declaredOffers()),
    RIF_SWAP(ChineseOpening.rifSwap()),
    SOOSORV_8(SoosorvOpening.soosorv8()),
    TARAGUCHI_10(TaraguchiOpening.ten()),
    TARAGUCHI(TaraguchiOpening.five()),
    TARAGUCHI_N(TaraguchiOpening.any()),
    SUPER_TARAGUCHI_10(TaraguchiOpening.superTen()),
    TARANNIKOV(TaraguchiOpening.tarannikov()),
    SWAP(GomokuOpening.swap()),
    SWAP2(GomokuOpening.swap2()),
    GOMOKU_PRO(GomokuOpening.pro()),
    SUPER_SAKATA(SakataOpening.superSakata());

    private final Procedure usual;
    private final Procedure anyFirstPoint;

    ProcedureName(Procedure only) {
        this(only, only);
    }

    ProcedureName(Procedure usual, Procedure anyFirstPoint) {
        this.usual = usual;
        this.anyFirstPoint = anyFirstPoint;
    }

    /** Returns the name that is meant: {@code yamaguchi} is chinese-n, {@code rif-classic} is chinese-2. */
    static String canonical(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "yamaguchi" -> "chinese-n";
            case "rif-classic" -> "chinese-2";
            default -> text;
        };
    }

    /** Returns the procedure itself. */
    Procedure procedure(boolean firstAnywhere) {
        return firstAnywhere ? anyFirstPoint : usual;
    }
}
