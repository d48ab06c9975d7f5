// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/result_dialog.hpp"

#include <QLineEdit>

#include "app/window/dialogs/outdated_note.hpp"
#include "app/window/text/contest_text.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/precondition.hpp"

namespace damath::window {

using words::Phrase;

namespace {

QString saidOf(const Translator& translator, Phrase phrase, const contest::Contest& contest,
               const contest::Event& event, const contest::Game& game) {
  return translator(phrase)
      .arg(contest::numberOf(game.round))
      .arg(contest::numberOf(game.board))
      .arg(entryName(contest, event, game.blue), entryName(contest, event, game.red));
}

}  // namespace

ResultDialog::ResultDialog(Session& session, const Translator& translator, const contest::Event& event,
                           desk::Place place, QWidget* parent)
    : ResultForm(session, translator, event.id, parent), m_place(place) {
  const contest::Game* game = contest::gameAt(event, place.round, place.board);
  DAMATH_EXPECTS(game != nullptr);
  m_correcting = game->result.has_value();
  setWindowTitle(m_translator.plain(m_correcting ? Phrase::CorrectResult : Phrase::EnterResult));
  addResultFields();
  setAuthorVisible(desk::asksForConfirmation(event, *game));
  if (m_correcting) m_fields.fill(event.setup.set, *game->result);
  setSubmitText(m_correcting ? Phrase::Correct : Phrase::Enter);
  introduce({});
}

const contest::Game* ResultDialog::game() const {
  const contest::Event* event = m_session.find(m_event);
  return event == nullptr ? nullptr : contest::gameAt(*event, m_place.round, m_place.board);
}

void ResultDialog::introduce(const QString& stored) {
  const contest::Game* game = this->game();
  if (game == nullptr) return;
  QStringList parts;
  if (!stored.isEmpty()) parts << stored;
  parts << saidOf(m_translator, Phrase::GameHead, m_session.contest(), *m_session.find(m_event), *game);
  if (m_correcting) parts << m_translator(Phrase::CorrectionHint);
  setIntroduction(parts.join(QStringLiteral("\n\n")));
}

QString ResultDialog::storedText(const std::optional<contest::GameResult>& before) const {
  const contest::Event* event = m_session.find(m_event);
  const contest::Game* game = this->game();
  if (game == nullptr || !game->result) return {};
  QString what = saidOf(m_translator, Phrase::ResultStored, m_session.contest(), *event, *game)
                     .arg(resultText(game->result->result),
                          factsText(event->setup, *game->result, m_translator.language()));
  if (!before) return what;
  return m_translator(Phrase::ItWas).arg(what, wholeResult(event->setup, *before, m_translator.language()));
}

std::optional<desk::Place> ResultDialog::nextOpen() const {
  const contest::Event* event = m_session.find(m_event);
  if (event == nullptr) return std::nullopt;
  std::optional<desk::Place> first;
  std::optional<desk::Place> next;
  for (const contest::Game* game : contest::gamesOf(*event, m_place.round)) {
    const desk::Place open{game->round, game->board};
    if (game->result || m_session.hall().unsent().has(m_event, open)) continue;
    if (!first || open.board < first->board) first = open;
    if (open.board > m_place.board && (!next || open.board < next->board)) next = open;
  }
  return next ? next : first;
}

bool ResultDialog::submit() {
  const auto input = typedResult();
  if (!input) return false;
  const desk::Author author = typedAuthor();
  const contest::Game* standing = game();
  const std::optional<contest::GameResult> before = standing == nullptr ? std::nullopt : standing->result;
  const OutdatedNote note(m_session, m_translator, m_event, standing);
  QString what;
  auto done = m_session.withConfirmation(m_event, author, [&](const desk::Author& answering) {
    return desk::RoundDesk(m_session.desk()).setResult(m_event, m_place, *input, answering);
  });
  if (done) {
    const desk::PairedAgain again = done->again;
    static_cast<void>(m_session.changed(std::move(done)));
    what = note.behind(withPairedAgain(storedText(before), again, m_translator.language()));
  } else {
    const auto kept = m_session.hall().unsent().kept(done.error(), m_event, m_place, *input, author);
    if (!kept) {
      m_session.refusals().show(kept.error());
      return false;
    }
    what = *kept;
  }
  const auto next = m_correcting ? std::nullopt : nextOpen();
  Q_EMIT stored(what, next ? contest::numberOf(next->board) : 0);
  if (!next) return true;
  m_place = *next;
  m_fields.clear();
  forgetAuthor();
  // Shows the fields for name and reason only if the next board needs them. A name and a reason that the user
  // typed for the previous board do not apply to the next board.
  const contest::Game* asked = game();
  setAuthorVisible(asked != nullptr && desk::asksForConfirmation(*m_session.find(m_event), *asked));
  introduce(what);
  setLeaveText(Phrase::Done);
  fitHeight();
  m_fields.blue->setFocus(Qt::TabFocusReason);
  return false;
}

}  // namespace damath::window
