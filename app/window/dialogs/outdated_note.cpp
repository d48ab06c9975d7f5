// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/outdated_note.hpp"

#include "app/desk/keeping/paper_register.hpp"
#include "app/papers/outdated_papers.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

OutdatedNote::OutdatedNote(Session& session, const Translator& translator, contest::EventId event,
                           const contest::Game* corrected)
    : m_session(session), m_translator(translator), m_event(event) {
  if (corrected == nullptr || !corrected->result) return;
  m_blue = corrected->blue;
  m_red = corrected->red;
  if (const auto head = desk::PaperRegister(session.desk()).head()) m_journal = head->number;
}

QString OutdatedNote::behind(const QString& message) const {
  const contest::Event* event = m_session.find(m_event);
  if (!m_journal || event == nullptr) return message;
  QStringList parts{message};
  const auto papers = papers::outdatedSince(m_session.desk(), m_event, *m_journal);
  if (papers && !papers->empty()) {
    parts << filledIn(
        m_translator(Phrase::PapersOutdated),
        toQt(papers::numberedPapersText(*papers, m_session.contest(), m_translator.language())));
  }
  for (const contest::Rematch& rematch : event->rematches) {
    const bool isOf =
        rematch.blue == m_blue || rematch.blue == m_red || rematch.red == m_blue || rematch.red == m_red;
    if (!isOf) continue;
    parts << filledIn(m_translator(Phrase::RematchStays),
                      entryName(m_session.contest(), *event, rematch.blue),
                      entryName(m_session.contest(), *event, rematch.red));
  }
  return parts.join(QStringLiteral(" · "));
}

}  // namespace damath::window
