// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/sheet_stage.hpp"

#include <algorithm>

#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/sheets/second_entry.hpp"

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
  const bool isChecked = !stored.reviews.empty() && openDifferences(stored).empty();
  return isChecked ? SheetStage::Reviewed : SheetStage::Accepted;
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

}  // namespace damath::desk
