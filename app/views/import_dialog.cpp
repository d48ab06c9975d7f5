#include "app/views/import_dialog.hpp"

#include <QPushButton>

#include "app/models/qt_text.hpp"
#include "app/views/icon.hpp"
#include "app/views/list_table.hpp"
#include "app/words/desk_words.hpp"

namespace damath::views {

using models::toQt;
using words::Phrase;

ImportDialog::ImportDialog(models::Session& session, const models::Speech& speech, contest::EventId event,
                           QByteArray list, const desk::ImportPreview& preview, QWidget* parent)
    : FormDialog(session, speech, parent),
      m_event(event),
      m_list(std::move(list)),
      m_rows(new ListTable(this)) {
  setWindowTitle(m_speech.plain(Phrase::ImportPlayers));
  setSubmitText(Phrase::Import);
  addWide(m_rows);
  if (preview.faults.empty()) {
    showRows(preview);
  } else {
    showFaults(preview);
  }
  submitButton()->setEnabled(preview.faults.empty());
  resize(860, 480);
}

void ImportDialog::showFaults(const desk::ImportPreview& preview) {
  setIntroduction(m_speech(Phrase::ImportRefused).arg(preview.faults.size()).arg(preview.rows.size()));
  m_rows->setAccessibleName(m_speech.plain(Phrase::BadRows));
  m_rows->setStretching({1});
  m_rows->setWrapping(1);
  std::vector<models::TableRow> rows;
  for (const desk::RowFault& fault : preview.faults) {
    const QString reason = toQt(words::rowMessage(fault, m_speech.language()));
    rows.push_back({{{.text = QString::number(fault.line),
                      .sortKey = fault.line,
                      .icon = icon(Symbol::Error),
                      .alignment = Qt::AlignRight | Qt::AlignVCenter},
                     {.text = reason, .toolTip = reason}},
                    static_cast<int>(rows.size())});
  }
  m_rows->setTable({m_speech(Phrase::FileLine), m_speech(Phrase::Reason)}, std::move(rows));
}

void ImportDialog::showRows(const desk::ImportPreview& preview) {
  setIntroduction(m_speech(Phrase::ImportReady).arg(preview.rows.size()).arg(preview.newSchools.size()));
  m_rows->setAccessibleName(m_speech.plain(Phrase::Players));
  m_rows->setStretching({1, 2});
  std::vector<models::TableRow> rows;
  for (const desk::RosterRow& row : preview.rows) {
    rows.push_back({{{.text = QString::number(row.line),
                      .sortKey = row.line,
                      .icon = icon(Symbol::Good),
                      .alignment = Qt::AlignRight | Qt::AlignVCenter},
                     {.text = toQt(row.name()), .strong = true},
                     {.text = toQt(row.school)},
                     {.text = toQt(row.district)},
                     {.text = toQt(row.grade), .alignment = Qt::AlignCenter},
                     {.text = toQt(row.coach)}},
                    row.line});
  }
  m_rows->setTable({m_speech(Phrase::FileLine), m_speech(Phrase::Player), m_speech(Phrase::School),
                    m_speech(Phrase::District), m_speech(Phrase::Grade), m_speech(Phrase::Coach)},
                   std::move(rows));
}

bool ImportDialog::submit() {
  const auto done = m_session.changed(
      desk::EventDesk(m_session.desk()).importPlayers(m_event, m_list.toStdString(), m_session.author()));
  if (done) Q_EMIT imported(done->players);
  return done.has_value();
}

}  // namespace damath::views
