// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the import dialog for a list that is imported a second time: it adds the facts that players of
// the event lack.
#include <algorithm>

#include "app/desk/events/player_desk.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/players/column_choices.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/roster_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// Returns the facts that the completion adds: "Cruz, Ana: Section Narra, Coach B. Tan".
QString addedText(const desk::Completion& completion, words::Language language) {
  QStringList facts;
  for (const desk::RosterField field : completion.fields) {
    std::string fact = std::to_string(completion.row.rating.value_or(0));
    for (const desk::RosterText& each : desk::kRosterTexts) {
      if (each.field == field) fact = completion.row.*each.text;
    }
    facts << toQt(std::string(words::fieldText(field, language)) + " " + fact);
  }
  return toQt(completion.name) + QStringLiteral(": ") + facts.join(QStringLiteral(", "));
}

}  // namespace

void ImportDialog::offerCompletions(const desk::ImportPreview& preview) {
  constexpr std::size_t kMostShown = 6;
  const std::vector<desk::Completion>& completions = preview.completions;
  if (completions.empty()) return;
  QStringList lines{m_translator(Phrase::ListHasMore).arg(completions.size())};
  for (std::size_t i = 0; i < std::min(completions.size(), kMostShown); ++i) {
    lines << addedText(completions[i], m_translator.language());
  }
  if (completions.size() > kMostShown) {
    lines << m_translator(Phrase::FaultsMore).arg(completions.size() - kMostShown);
  }
  m_part->tell(lines.join(u'\n'),
               {{m_translator(Phrase::AddMissingFacts), [this, completions] { complete(completions); }}});
}

void ImportDialog::complete(const std::vector<desk::Completion>& completions) {
  showRefusal({});
  const std::string list = m_list.toStdString();
  auto done =
      m_session.withConfirmation(m_event, m_session.author({}, m_name), [&](const desk::Author& author) {
        return desk::PlayerDesk(m_session.desk())
            .complete(m_event, list, author, m_decisions.all(), m_columns->chosen(), schools());
      });
  if (!m_session.changed(std::move(done))) return;
  // The rows of these players need no further decision: each is the player of the event.
  for (const desk::Completion& each : completions) {
    if (m_decisions.find(each.line) == nullptr) m_decisions.decide(each.line, desk::SameOrDifferent::Same);
  }
  lookAgain();
  setIntroduction(m_translator(Phrase::MissingFactsAdded).arg(completions.size()));
}

}  // namespace damath::window
