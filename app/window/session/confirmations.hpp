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

// A question with two buttons: one makes the change, one leaves everything as it is. The text of each button
// names its action.
struct TwoWays {
  QString text;
  QString goOn;
  // The button that changes nothing. This button has the focus, so an accidental Return or Space chooses it.
  // Escape chooses this button too. Letters and digits choose no button.
  QString leave;
  QString title = {};  // names the change: "Correct round 1, board 2?"; if empty, the title is `goOn`
};

// A question with three buttons: two make the change, one leaves everything as it is. The two differ in the
// choice for open rounds (desk::OpenRounds). The focus and the keys are as in TwoWays.
struct ThreeWays {
  QString text;
  QString keep;  // makes the change and keeps the open rounds as paired
  QString pair;  // makes the change and pairs the open round again
  QString leave;
  QString title = {};  // as in TwoWays; if empty, the title is `keep`
};

class Confirmations {
 public:
  // `contest` is the current contest, for the names of the entries in questions. Both must outlive this
  // object.
  Confirmations(const Translator& translator, const db::SharedContest& contest)
      : m_translator(translator), m_contest(contest) {}

  // A function that asks the user a question and returns true if the user confirms. While none is set, every
  // question counts as not confirmed.
  using Asker = std::function<bool(const TwoWays& ways)>;
  void askBy(Asker asker) { m_asker = std::move(asker); }
  // A function that asks the user a question with three ways. nullopt if the user leaves everything as it is.
  // While none is set, every such question counts as left.
  using Chooser = std::function<std::optional<desk::OpenRounds>(const ThreeWays& ways)>;
  void chooseBy(Chooser chooser) { m_chooser = std::move(chooser); }
  // Asks the user. True if the user confirms. `goOn` is the text of the button that confirms.
  [[nodiscard]] bool isConfirmed(const QString& question, words::Phrase goOn) const;
  // Returns the title of the question; empty if the name of the button that confirms is clear enough.
  [[nodiscard]] QString titleOf(const desk::Question& question) const;
  [[nodiscard]] QString textOf(contest::EventId event, const desk::Question& question) const;
  // If the error is a confirmation question, adds the user's yes to `author` and returns true. Asks the user
  // first, if this question must be asked; returns false if the user declines. If the question asks for a
  // choice for open rounds, also sets Author::openRounds. Returns false for any other error. `goOn` replaces
  // the usual text of the button that confirms.
  [[nodiscard]] bool goesOn(contest::EventId event, const desk::DeskError& error,
                            std::optional<words::Phrase> goOn, desk::Author& author) const;

 private:
  // Asks the user a question that needs a choice for open rounds, and sets the choice in `author`. False if
  // the user declines.
  [[nodiscard]] bool isChosen(const desk::Question& question, const QString& text,
                              desk::Author& author) const;

  const Translator& m_translator;
  const db::SharedContest& m_contest;
  Asker m_asker;
  Chooser m_chooser;
};

// Returns the user's yes to a confirmation question, with the text of the question, in the form that the
// journal stores.
[[nodiscard]] db::ConfirmationAnswer answerTo(const desk::Question& question, const QString& text);

}  // namespace damath::window
