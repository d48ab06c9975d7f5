// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tally/what_if_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPoint>
#include <QPushButton>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/shown_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kMovesSeen = 9;  // the dialog has room for this many lines about changed ranks

}  // namespace

WhatIfDialog::WhatIfDialog(Session& session, const Translator& translator, const contest::Event& event,
                           QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event.id),
      m_game(new QComboBox(this)),
      m_fields(ResultFields::make(translator, this)),
      m_moves(new QPlainTextEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::WhatIf));
  setIntroduction(m_translator(Phrase::WhatIfIntroduction));
  // The list's width is fixed, because measuring the texts of thousands of games would take too long.
  m_game->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const contest::Game& game : event.games) {
    const QString text = m_translator(Phrase::GameOf)
                             .arg(contest::numberOf(game.round))
                             .arg(contest::numberOf(game.board))
                             .arg(entryName(m_session.contest(), event, game.blue),
                                  entryName(m_session.contest(), event, game.red));
    m_game->addItem(text, QPoint(contest::numberOf(game.round), contest::numberOf(game.board)));
  }
  // Hides the fields for name and reason, because this dialog changes nothing.
  m_fields.by->hide();
  m_fields.reason->hide();
  m_moves->setReadOnly(true);
  m_moves->setTabChangesFocus(true);
  m_moves->setMinimumHeight(kMovesSeen * fontMetrics().lineSpacing());
  addField(Phrase::WhichGame, m_game);
  addField(Phrase::BlueGrand, m_fields.blue);
  addField(Phrase::RedGrand, m_fields.red);
  addField(Phrase::Ending, m_fields.ending);
  addField(Phrase::WouldMove, m_moves);
  setSubmitText(Phrase::EnterIt);
  setLeaveText(Phrase::Done);
  setMinimumWidth(640);
  on(m_game, &QComboBox::currentIndexChanged, [this] { showGame(); });
  const auto anew = guarded(m_session, [this] { showMoves(); });
  connect(m_fields.blue, &QLineEdit::textChanged, this, anew);
  connect(m_fields.red, &QLineEdit::textChanged, this, anew);
  connect(m_fields.ending, &QComboBox::currentIndexChanged, this, anew);
  showGame();
}

desk::Place WhatIfDialog::place() const {
  const QPoint place = m_game->currentData().toPoint();
  return {contest::RoundNumber{place.x()}, contest::BoardNumber{place.y()}};
}

void WhatIfDialog::choose(desk::Place place) {
  const int row = m_game->findData(QPoint(contest::numberOf(place.round), contest::numberOf(place.board)));
  if (row >= 0) m_game->setCurrentIndex(row);
}

QString WhatIfDialog::preview() const {
  return m_moves->toPlainText();
}

// Fills the fields with the game's current result.
void WhatIfDialog::showGame() {
  const contest::Event* event = m_session.find(m_event);
  const contest::Game* game =
      event == nullptr ? nullptr : contest::gameAt(*event, place().round, place().board);
  m_fields.clear();
  if (game != nullptr && game->result) m_fields.fill(event->setup.set, *game->result);
  showMoves();
}

void WhatIfDialog::showMoves() {
  const contest::Event* event = m_session.find(m_event);
  if (event == nullptr) return;
  QString text = m_translator(Phrase::NotAResultYet);
  bool isAnother = false;
  const auto typed = m_fields.input(event->setup.set, m_translator.language());
  const auto preview =
      typed ? std::optional(desk::RoundDesk(m_session.desk()).previewResult(m_event, place(), *typed))
            : std::nullopt;
  if (!typed) {
    text = typed.error().sentence;
  } else if (preview && *preview) {
    isAnother = !(*preview)->before || *(*preview)->before != (*preview)->after;
    const auto name = [this, event](contest::EntryId entry) {
      return contest::shownName(m_session.contest(), *event, entry);
    };
    text = isAnother ? toQt(words::previewText(**preview, *event, name, m_translator.language()))
                     : m_translator(Phrase::SameResult);
  } else if (preview && preview->error().refusal != desk::Refusal::TotalsRequired &&
             preview->error().refusal != desk::Refusal::TotalsIncomplete) {
    text = m_session.refusals().sentence(preview->error());
  }
  m_moves->setPlainText(text);
  submitButton()->setEnabled(isAnother);
}

}  // namespace damath::window
