// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the desk's confirmation questions to the user and builds the answers for the journal. Decides which
// questions the user must answer and which are accepted without asking.
#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "app/desk/change/change.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

// A question with two buttons. Each button's text names its action.
struct TwoWays {
  QString text;
  QString goOn;
  // The button that changes nothing; also the choice of Escape and of accidental extra key presses.
  QString leave;
};

class Confirmations {
 public:
  // `contest` gives the names of the entries in questions, in its current state. Both must outlive this
  // object.
  Confirmations(const Translator& translator, const db::SharedContest& contest)
      : m_translator(translator), m_contest(contest) {}

  // Asks the user; returns true to continue. Without an asker, every question is answered with "do not
  // continue".
  using Asker = std::function<bool(const TwoWays& ways)>;
  void askBy(Asker asker) { m_asker = std::move(asker); }
  // True if the user continues. `goOn` is the text of the button that continues.
  [[nodiscard]] bool isConfirmed(const QString& question, words::Phrase goOn) const;
  [[nodiscard]] QString textOf(contest::EventId event, const desk::Question& question) const;
  // True if the error is a confirmation question and the answer is to continue; the answer is then added to
  // `author`. `goOn` replaces the button text that belongs to the question.
  [[nodiscard]] bool goesOn(contest::EventId event, const desk::DeskError& error,
                            std::optional<words::Phrase> goOn, desk::Author& author) const;

 private:
  const Translator& m_translator;
  const db::SharedContest& m_contest;
  Asker m_asker;
};

// Returns the answer in the form that the journal stores.
[[nodiscard]] db::ConfirmationAnswer answerTo(const desk::Question& question, const QString& text);

}  // namespace damath::window
