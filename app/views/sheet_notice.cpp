#include "app/views/sheet_notice.hpp"

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

SheetNotice::SheetNotice(models::OpenSheet& open, const models::Speech& speech, QWidget* parent)
    : NoticeBar(parent), m_open(open), m_speech(speech) {
  connect(&m_open, &models::OpenSheet::changed, this, &SheetNotice::retell);
  connect(&m_open, &models::OpenSheet::draftRefused, this, [this](const QString& reason) {
    m_noDrafts = reason;
    retell();
  });
  connect(&m_speech, &models::Speech::changed, this, &SheetNotice::retell);
}

void SheetNotice::retell() {
  if (tellDraft() || tellVersion()) return;
  if (m_noDrafts.isEmpty()) return tell({}, {});
  tell(m_speech(Phrase::NoDrafts).arg(models::draftFolder(), m_noDrafts),
       {{m_speech(Phrase::Understood), [this] {
           m_noDrafts.clear();
           retell();
         }}});
}

bool SheetNotice::tellDraft() {
  const auto& draft = m_open.draft();
  if (!draft) return false;
  const int version = m_open.inForce() ? m_open.inForce()->stored.version : 0;
  const QString at = models::momentText(draft->at, m_speech.language());
  tell(draft->version == version ? m_speech(Phrase::DraftFound).arg(at)
                                 : m_speech(Phrase::DraftOutdated).arg(at).arg(draft->version).arg(version),
       {{m_speech(Phrase::KeepDraft), [this] { m_open.keepDraft(); }},
        {m_speech(Phrase::DiscardDraft), [this] { Q_EMIT discardAsked(); }}});
  return true;
}

bool SheetNotice::tellVersion() {
  const auto& inForce = m_open.inForce();
  const int version = inForce ? inForce->stored.version : 0;
  if (!m_open.isTyped() || version == m_open.basis()) return false;
  const QString text =
      !inForce ? m_speech(Phrase::VersionGone)
               : m_speech(Phrase::VersionNewer)
                     .arg(version)
                     .arg(toQt(inForce->stored.by),
                          models::momentText(QDateTime::fromString(toQt(inForce->stored.at), Qt::ISODate),
                                             m_speech.language()));
  tell(text, {{m_speech(Phrase::CompareVersions), [this] { Q_EMIT choiceAsked(); }}});
  return true;
}

}  // namespace damath::views
