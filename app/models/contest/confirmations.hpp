// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that the desk asks before a change, put to the person: which of them need a yes, in which
// words, and the answers as the journal keeps them.
#pragma once

#include <QString>
#include <functional>
#include <optional>

#include "app/desk/change/change.hpp"
#include "app/models/text/translator.hpp"

namespace damath::models {

// What a person answers by one of two buttons, each of which says what it does.
struct TwoWays {
  QString text;
  QString goOn;
  QString leave;  // nothing is changed; Escape and a key pressed too often do this
};

class Confirmations {
 public:
  // The contest is the one whose entries questions name, as it is when one is asked. Both outlive this.
  Confirmations(const Translator& translator, const db::SharedContest& contest)
      : m_translator(translator), m_contest(contest) {}

  // Who asks the person: true for going on. Without one every question is answered by leaving.
  using Asker = std::function<bool(const TwoWays& ways)>;
  void askBy(Asker asker) { m_asker = std::move(asker); }
  // Whether the person goes on; `goOn` says what is done then.
  [[nodiscard]] bool isConfirmed(const QString& question, words::Phrase goOn) const;
  [[nodiscard]] QString textOf(contest::EventId event, const desk::Question& question) const;
  // Whether the error is a question that is answered by going on; then the author has the answer. `goOn` is
  // what the change does, where a question's own words would say something else.
  [[nodiscard]] bool goesOn(contest::EventId event, const desk::DeskError& error,
                            std::optional<words::Phrase> goOn, desk::Author& author) const;

 private:
  const Translator& m_translator;
  const db::SharedContest& m_contest;
  Asker m_asker;
};

// As the journal keeps it.
[[nodiscard]] db::ConfirmationAnswer answerTo(const desk::Question& question, const QString& text);

}  // namespace damath::models
