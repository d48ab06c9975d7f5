#include "app/views/accept_dialog.hpp"

#include <QLineEdit>

#include "app/models/contest_text.hpp"
#include "app/views/totals_table.hpp"
#include "core/promise.hpp"

namespace damath::views {

using words::Phrase;

AcceptDialog::AcceptDialog(models::Session& session, const models::Speech& speech,
                           const contest::Event& event, desk::Place place, const desk::SheetView& view,
                           QWidget* parent)
    : FormDialog(session, speech, parent),
      m_event(event.id),
      m_place(place),
      m_by(new QLineEdit(this)),
      m_reason(new QLineEdit(this)) {
  const contest::Game* game = models::findGame(event, place.round, place.board);
  DAMATH_EXPECTS(game != nullptr);
  setWindowTitle(m_speech.plain(Phrase::AcceptSheet));
  const contest::Contest& contest = m_session.contest();
  QString introduction =
      m_speech(Phrase::GameHead)
          .arg(contest::numberOf(place.round))
          .arg(contest::numberOf(place.board))
          .arg(models::entryName(contest, event, game->blue), models::entryName(contest, event, game->red));
  introduction += QStringLiteral("\n\n") + m_speech(Phrase::AcceptIntroduction);
  if (game->result) {
    introduction += QStringLiteral("\n\n") + m_speech(Phrase::StandingResult)
                                                 .arg(models::resultText(game->result->result),
                                                      models::figuresText(event.setup, *game->result));
  }
  setIntroduction(introduction);
  auto* totals = new TotalsTable(m_speech, this);
  totals->show(view.stored.sheet, event.setup.set, view.report);
  addWide(totals);
  addField(Phrase::By, m_by);
  addField(Phrase::Reason, m_reason);
  setFieldVisible(m_by, game->result.has_value());
  setFieldVisible(m_reason, game->result.has_value());
  setSubmitText(Phrase::Accept);
  setMinimumWidth(520);
}

bool AcceptDialog::submit() {
  const desk::Author author = m_session.author(m_by->text(), m_reason->text());
  const auto accept = [&](const desk::Author& careful) {
    return desk::SheetDesk(m_session.desk()).acceptSheet(m_event, m_place, careful);
  };
  const auto done = m_session.changed(m_session.careful(m_session.find(m_event), author, accept));
  if (done) Q_EMIT acceptedSheet(done->corrections);
  return done.has_value();
}

}  // namespace damath::views
