package tengen.score.sheet;

import java.util.Locale;
import java.util.OptionalLong;
import tengen.game.Event.Reason;
import tengen.game.Seat;
import tengen.score.GameScore;
import tengen.score.Remark;
import tengen.score.ScoreResult;

/** The words of a sheet, Chinese and English side by side. */
public final class SheetWords {
    private SheetWords() {}

    /** Returns a time as 1:02:03 or 2:03. */
    public static String time(long millis) {
        long seconds = millis / 1000;
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }

    /** Returns a time, or nothing. */
    public static String time(OptionalLong millis) {
        return millis.isPresent() ? time(millis.getAsLong()) : "";
    }

    /** Returns the reason for the end of a game. */
    public static String reason(Reason reason) {
        return switch (reason) {
            case FIVE -> "五连 five";
            case WHITE_OVERLINE -> "白长连 white overline";
            case FORBIDDEN_33 -> "三三禁手 double-three";
            case FORBIDDEN_44 -> "四四禁手 double-four";
            case BLACK_OVERLINE -> "长连禁手 overline";
            case RESIGN -> "认负 resignation";
            case TIME -> "超时 time";
            case DRAW_AGREED -> "协议和棋 agreed";
            case DRAW_PASSES -> "双方停手 two passes";
            case DRAW_FULL -> "满局 full board";
            case DRAW_BOTH_TIME -> "双方超时 both out of time";
            case PENALTY -> "判罚 penalty";
            case FORFEIT -> "弃权 forfeit";
            case BYE -> "轮空 bye";
            case VIOLATIONS -> "违例 violations";
            case DISQUALIFIED -> "取消资格 disqualified";
            case FORFEIT_BOTH -> "双方弃权 both forfeit";
            case ABANDONED -> "中止 abandoned";
            case ARBITER -> "裁判判定 by the arbiter";
        };
    }

    /** Returns the result in words. */
    public static String result(ScoreResult result) {
        String winner = switch (result.winner()) {
            case BLACK -> "黑胜 Black wins";
            case WHITE -> "白胜 White wins";
            case NONE -> nobodyWins(result);
        };
        return winner + result.reason().map(reason -> " · " + reason(reason)).orElse("");
    }

    private static String nobodyWins(ScoreResult result) {
        if (result.nothing()) {
            return result.reason().filter(Reason.ABANDONED::equals).isPresent() ? "无胜者 no winner" : "双方判负 both lose";
        }
        if (result.fits()) {
            return "和棋 draw";
        }
        return result.black() == ScoreResult.Share.NONE ? "黑负 Black loses" : "白负 White loses";
    }

    /** Returns what a remark says, with the number of the move that it follows. */
    public static String remark(GameScore score, Remark remark) {
        return remark.afterMove() + "  " + what(score, remark);
    }

    private static String what(GameScore score, Remark remark) {
        return switch (remark) {
            case Remark.DrawOffered r -> "提和 " + who(score, r.seat()) + " offers a draw";
            case Remark.DrawDeclined r -> "拒和 " + who(score, r.seat()) + " declines the draw";
            case Remark.Claim r -> claim(score, r);
            case Remark.Corrected r -> "更正 move " + r.number() + " corrected: " + r.from() + " to " + r.to();
            case Remark.TakenBack r -> "撤回 taken back: " + String.join(" ", r.points());
            case Remark.NamesSwapped r -> "更正姓名 names exchanged";
            case Remark.SeatsSwapped r -> "换座 seats exchanged";
            case Remark.TimeAdjusted r ->
                "调时 " + who(score, r.seat()) + (r.millis() < 0 ? " -" : " +") + time(Math.abs(r.millis()));
            case Remark.Penalty r -> "罚时 " + who(score, r.seat()) + " penalty -" + time(r.millis());
            case Remark.Violation r -> "违例 " + who(score, r.seat()) + " violation " + r.count();
            case Remark.Disqualified r -> "取消资格 " + who(score, r.seat()) + " disqualified";
            case Remark.FlagFell r -> "超时 " + who(score, r.seat()) + " flag";
            case Remark.Adjourned r -> "封棋 adjourned";
            case Remark.Noted r -> noted(score, r);
            case Remark.ResultWithdrawn r -> "撤销结果 result withdrawn";
        };
    }

    private static String noted(GameScore score, Remark.Noted noted) {
        String what = switch (noted.kind()) {
            case SEAT_LOST -> "判负 loses by the arbiter's word";
            case APPEAL -> "申诉 appeals against the result";
            case APPEAL_DISMISSED -> "申诉驳回 appeal dismissed";
            case SIGNING_REFUSED -> "拒绝签名 refuses to sign";
            case REQUEST_GRANTED -> "请求获准 request granted";
            case REQUEST_DENIED -> "请求未准 request denied";
            case LOTS_DRAWN -> "猜先 lots drawn";
            case ABSENT -> "缺席 absent";
            case ARRIVED -> "到场 arrived";
            case MOVED_HERE -> "换台 moved from table";
        };
        String seat = noted.seat().map(one -> " " + who(score, one)).orElse("");
        return what + seat + (noted.detail().isEmpty() ? "" : " · " + noted.detail());
    }

    private static String claim(GameScore score, Remark.Claim claim) {
        String kind = claim.verdict().map(reason -> ": " + reason(reason)).orElse("");
        String ruling = claim.accepted()
                .map(accepted -> accepted ? ", 成立 accepted" : ", 不成立 rejected")
                .orElse("");
        return "申告 " + who(score, claim.seat()) + " claims" + kind + (claim.disputed() ? " (disputed)" : "") + ruling;
    }

    private static String who(GameScore score, Seat seat) {
        return switch (score.seating().colour(seat)) {
            case BLACK -> "Black";
            case WHITE -> "White";
        };
    }
}
