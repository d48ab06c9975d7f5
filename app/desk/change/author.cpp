// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/author.hpp"

#include <algorithm>
#include <utility>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/refused.hpp"
#include "core/expected.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

Author withoutBlanks(Author author) {
  author.by = std::string(trimmedLines(author.by));
  author.reason = std::string(trimmedLines(author.reason));
  author.askedBy = std::string(trimmedLines(author.askedBy));
  return author;
}

DeskResult<void> checkNamed(const Author& author, const Question& question) {
  const bool isConfirmed = question.level >= ConfirmationLevel::Confirm;
  const bool isNamed = !trimmedLines(author.by).empty();
  if (isNamed && (!isConfirmed || !trimmedLines(author.reason).empty())) return {};
  return refused(isNamed ? Refusal::ReasonRequired : Refusal::ByRequired, Asked{question});
}

DeskResult<db::ConfirmationAnswer> answerTo(Question question, const Author& author) {
  if (question.level >= ConfirmationLevel::Confirm) {
    // The error for a missing name or reason contains the confirmation question. So the user reads the
    // question before typing a name and a reason.
    DAMATH_CHECK(checkNamed(author, question));
  }
  const auto answer = std::ranges::find_if(author.answers, [&](const db::ConfirmationAnswer& each) {
    return each.code == question.code && each.level >= question.level;
  });
  const bool isChosen = !question.needsChoice() || author.openRounds.has_value();
  if (answer != author.answers.end() && isChosen) return *answer;
  return refused(Refusal::ConfirmationAsked, Asked{std::move(question)});
}

}  // namespace damath::desk
