// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/refusals.hpp"

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/habit_questions.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "core/text/parts.hpp"
#include "words/phrase.hpp"

namespace damath::window {

QString Refusals::sentence(const desk::DeskError& error) const {
  const std::string sentence = words::asSentence(words::message(error, m_translator.language()));
  const auto* unproven = error.as<desk::Unproven>();
  if (unproven != nullptr && !unproven->asked.empty()) {
    const std::string asked = words::habitQuestion(unproven->asked, m_translator.language());
    const QString keys = m_translator(words::Phrase::HabitKeys).arg(toQt(asked));
    const QString stop = QStringLiteral(". ");
    return toQt(sentence) + stop + m_translator(words::Phrase::OrAnswerHabit).arg(keys);
  }
  const desk::Question* question = error.question();
  if (question == nullptr || error.refusal == desk::Refusal::ConfirmationAsked) return toQt(sentence);
  // If an error says that a change needs a name and a reason, the message begins with the confirmation
  // questions that require both.
  const auto name = [&](contest::EntryId entry) {
    for (const contest::Event& event : m_contest->events) {
      if (event.find(entry) != nullptr) return entryName(*m_contest, event, entry).toStdString();
    }
    return std::string();
  };
  const std::string why = joined(error.questions(), "\n\n", [&](const desk::Question& each) {
    return words::questionText(each, name, m_translator.language());
  });
  return toQt(why + "\n" + sentence);
}

void Refusals::show(const QString& message, const desk::DeskError* error) {
  Q_EMIT told(message);
  if (m_open.empty()) return;
  // Copies the function before calling it. The function may open another place that shows errors, which
  // changes m_open.
  const Show show = m_open.back().show;
  show(message, error);
}

}  // namespace damath::window
