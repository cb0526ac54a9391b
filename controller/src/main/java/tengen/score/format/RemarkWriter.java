package tengen.score.format;

import tengen.score.Remark;

/** Turns remarks into events of the log. */
final class RemarkWriter {
    private final JsonEventWriter log;

    RemarkWriter(JsonEventWriter log) {
        this.log = log;
    }

    void write(Remark remark) {
        switch (remark) {
            case Remark.DrawOffered r ->
                log.event("DrawOffered").put("seat", r.seat().name());
            case Remark.DrawDeclined r ->
                log.event("DrawDeclined").put("seat", r.seat().name());
            case Remark.Claim r -> claim(r);
            case Remark.Corrected r ->
                log.event("MoveCorrected")
                        .put("number", r.number())
                        .put("from", r.from().toString())
                        .put("to", r.to().toString())
                        .put("stands", log.movedSince(r));
            case Remark.TakenBack r ->
                log.event("MoveTakenBack").put("number", r.afterMove() + 1).put("points", r.points());
            case Remark.NamesSwapped r -> log.event("NamesSwapped");
            case Remark.SeatsSwapped r -> log.event("SeatsSwapped");
            case Remark.TimeAdjusted r ->
                log.event("TimeAdjusted").put("seat", r.seat().name()).put("millis", r.millis());
            case Remark.Penalty r ->
                log.event("PenaltyGiven").put("seat", r.seat().name()).put("millis", r.millis());
            case Remark.Violation r ->
                log.event("ViolationGiven").put("seat", r.seat().name()).put("count", r.count());
            case Remark.Disqualified r ->
                log.event("Disqualified").put("seat", r.seat().name());
            case Remark.FlagFell r -> log.event("FlagFell").put("seat", r.seat().name());
            case Remark.Adjourned r -> log.event("GameAdjourned").put("by", r.by());
            case Remark.Noted r ->
                log.event("Noted")
                        .put("kind", r.kind().name())
                        .put("seat", r.seat().map(Enum::name))
                        .put("detail", r.detail());
            case Remark.ResultWithdrawn r -> log.event("ResultWithdrawn").put("by", r.by());
        }
    }

    private void claim(Remark.Claim claim) {
        log.event("ClaimMade").put("seat", claim.seat().name());
        claim.valid()
                .ifPresent(valid -> log.event("ClaimJudged")
                        .put("seat", claim.seat().name())
                        .put("valid", valid)
                        .put("verdict", claim.verdict().map(Enum::name))
                        .put("disputed", claim.disputed()));
        claim.accepted()
                .ifPresent(accepted -> log.event("ClaimRuled")
                        .put("seat", claim.seat().name())
                        .put("accepted", accepted)
                        .put("by", claim.by().map(Enum::name)));
    }
}
