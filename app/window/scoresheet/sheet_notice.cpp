// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_notice.hpp"

#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/result_words.hpp"

namespace damath::window {

using words::Phrase;

SheetNotice::SheetNotice(OpenSheet& open, const Translator& translator, QWidget* parent)
    : NoticeBar(parent), m_open(open), m_translator(translator) {
  connect(&m_open, &OpenSheet::changed, this, &SheetNotice::retell);
  connect(&m_open, &OpenSheet::draftRefused, this, [this](const QString& reason) {
    m_noDrafts = reason;
    retell();
  });
  connect(&m_translator, &Translator::changed, this, &SheetNotice::retell);
}

void SheetNotice::retell() {
  if (tellDraft() || tellVersion() || tellReplaced() || tellDifference() || tellDue()) return;
  if (m_noDrafts.isEmpty()) return tell({}, {});
  tell(m_translator(Phrase::NoDrafts).arg(draftFolder(), m_noDrafts),
       {{m_translator(Phrase::Understood), [this] {
           m_noDrafts.clear();
           retell();
         }}});
}

bool SheetNotice::tellDraft() {
  const auto& draft = m_open.draft();
  if (!draft) return false;
  const int version = m_open.inForce() ? m_open.inForce()->stored.version : 0;
  const QString at = momentText(draft->at, m_translator.language());
  QString text = draft->version == version ? m_translator(Phrase::DraftFound).arg(at)
                 : draft->version == 0
                     ? filledIn(m_translator(Phrase::DraftBeforeFirst), at, version)
                     : filledIn(m_translator(Phrase::DraftOutdated), at, draft->version, version);
  if (const auto& half = draft->halfTyped) {
    text += u' ' + m_translator(Phrase::DraftHalfTyped).arg(QString::number(half->row + 1), half->text);
  }
  tell(text, {{m_translator(Phrase::KeepDraft), [this] { m_open.keepDraft(); }},
              {m_translator(Phrase::DiscardDraft), [this] { Q_EMIT discardAsked(); }}});
  return true;
}

bool SheetNotice::tellVersion() {
  const auto& inForce = m_open.inForce();
  const int version = inForce ? inForce->stored.version : 0;
  if (!m_open.isTyped() || version == m_open.basis()) return false;
  const QString text = !inForce
                           ? m_translator(Phrase::VersionGone)
                           : filledIn(m_translator(Phrase::VersionNewer), version, toQt(inForce->stored.by),
                                      momentText(inForce->stored.at, m_translator.language()));
  tell(text, {{m_translator(Phrase::CompareVersions), [this] { Q_EMIT choiceAsked(); }}});
  return true;
}

bool SheetNotice::tellReplaced() {
  const auto before = m_open.replaced();
  if (!before) return false;
  const auto& inForce = m_open.inForce();
  std::vector<Choice> choices;
  QString text = m_translator(Phrase::ShownVersionGone);
  if (inForce) {
    text = filledIn(m_translator(*before == 0 ? Phrase::ShownBlankReplaced : Phrase::ShownVersionReplaced),
                    inForce->stored.version, toQt(inForce->stored.by),
                    momentText(inForce->stored.at, m_translator.language()), *before);
    if (*before > 0) {
      choices.push_back({m_translator(Phrase::CompareVersions), [this] { Q_EMIT comparisonAsked(); }});
    }
  }
  choices.push_back({m_translator(Phrase::Understood), [this] { m_open.forgetReplaced(); }});
  tell(text, std::move(choices));
  return true;
}

bool SheetNotice::tellDue() {
  if (!m_open.isDue() || !m_open.meeting()) return false;
  tell(m_translator(Phrase::RematchSheetHint),
       {{m_translator.plain(Phrase::SwapSides), [this] { m_open.changeSides(); }}});
  return true;
}

bool SheetNotice::tellDifference() {
  const auto& difference = m_open.difference();
  if (!difference) return false;
  const bool isAccepted = m_open.inForce()->stored.acceptance == db::Acceptance::Accepted;
  tell(filledIn(m_translator(isAccepted ? Phrase::ResultLeftSheet : Phrase::SheetLeftResult),
                toQt(words::resultText(difference->entered, m_translator.language())),
                toQt(words::resultText(difference->ofSheet, m_translator.language()))),
       {{m_translator(Phrase::CorrectResult), [this] { Q_EMIT correctionAsked(); }}});
  return true;
}

}  // namespace damath::window
