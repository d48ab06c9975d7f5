// SPDX-License-Identifier: GPL-3.0-or-later
// The decision of a reviewer that is not made yet: a ruling or an answer that waits for a name and a reason,
// or a cell that waits for its value. The notice bar asks about the decision as long as it waits.
#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "app/window/review/cell_ruling.hpp"
#include "app/window/review/review_lines.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

struct PendingDecision {
  // The cell of the ruling; nullopt for an answer about the whole scoresheet.
  std::optional<ReviewCell> about = {};
  // Describes the ruling or the answer. The text and the cell stay after the user canceled the decision,
  // because the reason that the user typed belongs to this decision and to no other.
  QString text = {};
  std::optional<ReviewCell> typed = {};  // the cell for which the user types a value
  std::function<void()> act = {};        // makes the decision; empty unless it waits for a name and a reason

  [[nodiscard]] bool isWaiting() const { return act != nullptr; }
  [[nodiscard]] bool isOpen() const { return isWaiting() || typed; }
  // True if a reason that is typed now would be the reason of another decision than this ruling or answer.
  [[nodiscard]] bool isOther(const std::optional<ReviewCell>& cell, const QString& decision) const;
  // Returns the question about the decision. Precondition: isOpen().
  [[nodiscard]] QString question(const Translator& translator) const;
};

inline bool PendingDecision::isOther(const std::optional<ReviewCell>& cell, const QString& decision) const {
  if (!about && text.isEmpty()) return false;
  const bool isSame = cell && about ? isSameCell(*cell, *about) : !cell && !about;
  // The value that the user types is a part of the decision, so another value is no other decision.
  return !isSame || (text != decision && !typed);
}

inline QString PendingDecision::question(const Translator& translator) const {
  using words::Phrase;
  return isWaiting() ? translator(Phrase::RulingWantsName).arg(text)
                     : filledIn(translator(Phrase::PendingValue), cellText(*typed, translator));
}

}  // namespace damath::window
