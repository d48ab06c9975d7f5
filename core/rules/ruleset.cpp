#include "core/rules/ruleset.hpp"

namespace damath::rules {

std::vector<std::string_view> unimplementedOptions(const Ruleset& ruleset) {
  std::vector<std::string_view> names;
  const auto refuse = [&names](bool unimplemented, std::string_view name) {
    if (unimplemented) names.push_back(name);
  };
  refuse(ruleset.menCaptureBackward.answer == YesNo::No, "menCaptureBackward");
  refuse(ruleset.damaRange.answer == DamaRange::One, "damaRange");
  refuse(ruleset.capturePriority.answer != CapturePriority::CountThenDama, "capturePriority");
  refuse(ruleset.chain.answer == Chain::Optional, "chain");
  refuse(ruleset.removal.answer == Removal::EndOfTurn, "removal");
  refuse(ruleset.damaPath.answer != DamaPath::SegmentOnce, "damaPath");
  refuse(ruleset.promotion.answer != Promotion::TurnEnd, "promotion");
  refuse(!std::holds_alternative<RoundPerSet>(ruleset.rounding.answer), "rounding");
  refuse(ruleset.roundBeforeMultiplier.answer == YesNo::No, "roundBeforeMultiplier");
  refuse(ruleset.roundEntries.answer == RoundEntries::TotalOnly, "roundEntries");
  refuse(ruleset.divideByZero.answer != DivideByZero::Zero, "divideByZero");
  refuse(ruleset.scoreDirection.answer == ScoreDirection::LowerWins, "scoreDirection");
  return names;
}

}  // namespace damath::rules
