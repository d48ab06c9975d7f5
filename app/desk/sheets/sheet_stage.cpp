// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/sheet_stage.hpp"

#include <algorithm>

#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/sheets/second_entry.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

namespace {

bool areAll(const std::vector<std::string>& names, const std::string& name) {
  return !names.empty() &&
         std::ranges::all_of(names, [&](const std::string& each) { return folded(each) == folded(name); });
}

}  // namespace

SheetStage stageOf(const db::StoredSheet& stored) {
  if (stored.signOff) return SheetStage::SignedOff;
  if (stored.acceptance == db::Acceptance::Open) return SheetStage::Entered;
  return stored.reviews.empty() ? SheetStage::Accepted : SheetStage::Reviewed;
}

SheetStage stageOf(const db::SheetSummary& summary) {
  if (summary.signedOff == db::SignedOff::Yes) return SheetStage::SignedOff;
  if (summary.acceptance == db::Acceptance::Open) return SheetStage::Entered;
  return summary.reviews == 0 ? SheetStage::Accepted : SheetStage::Reviewed;
}

std::string_view toText(SheetStage stage) {
  return spellingOf(stage);
}

Hands handsOf(const db::StoredSheet& stored) {
  Hands hands{stored.by, {}, stored.signOff ? stored.signOff->by : std::string()};
  for (const db::StoredReview& review : stored.reviews) hands.reviewers.push_back(review.reviewer);
  return hands;
}

bool isReviewedAlone(const Hands& hands) {
  return areAll(hands.reviewers, hands.storedBy);
}

bool isSignedAlone(const Hands& hands) {
  return !hands.signedBy.empty() && areAll(hands.reviewers, hands.signedBy);
}

std::vector<Refusal> unsettled(const db::StoredSheet& stored, const Meeting& meeting,
                               const contest::EventSetup& setup) {
  if (stored.signOff) return {Refusal::SheetSignedOff};
  std::vector<Refusal> open;
  const bool isAccepted = stored.acceptance == db::Acceptance::Accepted;
  if (!isAccepted) open.push_back(Refusal::SheetOpen);
  if (stored.reviews.empty()) open.push_back(Refusal::NotReviewed);
  if (!openDifferences(stored).empty()) open.push_back(Refusal::ReviewDiffers);
  // Only an accepted scoresheet can disagree with the result (SheetDisagrees). Before that, accepting the
  // scoresheet will give the game its result.
  if (!isAccepted) return open;
  const auto ofSheet = settledResultOf(stored, setup);
  const bool isOther = !meeting.result || !ofSheet ||
                       agreementOf(setup, *meeting.result, ofSheet) == contest::Agreement::Differs;
  if (isOther) open.push_back(Refusal::SheetDisagrees);
  return open;
}

}  // namespace damath::desk
