// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/violation_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>
#include <algorithm>

#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/violation_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/every.hpp"

namespace damath::window {

using words::Phrase;

ViolationDialog::ViolationDialog(Session& session, const Translator& translator, const contest::Event& event,
                                 std::optional<desk::Place> place, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event.id),
      m_place(place),
      m_player(new QComboBox(this)),
      m_game(new QComboBox(this)),
      m_kind(new QComboBox(this)),
      m_remark(new QLineEdit(this)),
      m_by(new QLineEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::LogViolation));
  setIntroduction(m_translator(Phrase::ViolationIntroduction));
  // The list of players begins with the two players of the current game.
  const contest::Game* game = place ? contest::gameAt(event, place->round, place->board) : nullptr;
  if (game != nullptr) m_entries = {game->blue, game->red};
  for (const contest::Entry& entry : event.entries) {
    if (std::ranges::find(m_entries, entry.id) == m_entries.end()) m_entries.push_back(entry.id);
  }
  for (const contest::EntryId entry : m_entries) {
    m_player->addItem(QStringLiteral("#%1 %2")
                          .arg(event.at(entry).number)
                          .arg(entryName(m_session.contest(), event, entry)));
  }
  for (const db::ViolationKind kind : kEvery<db::ViolationKind>) {
    m_kind->addItem(toQt(words::kindText(kind, m_translator.language())));
  }
  addField(Phrase::ViolationPlayer, m_player);
  addField(Phrase::ViolationGame, m_game);
  addField(Phrase::ViolationKind, m_kind);
  addField(Phrase::ViolationRemark, m_remark);
  addField(Phrase::ViolationBy, m_by);
  setWanted(m_by);
  setSubmitText(Phrase::Enter);
  connect(m_player, &QComboBox::currentIndexChanged, this, [this] { listGames(); });
  listGames();
  setMinimumWidth(520);
}

void ViolationDialog::listGames() {
  const contest::Event* event = m_session.find(m_event);
  m_game->clear();
  m_places.clear();
  if (event == nullptr) return;
  const contest::EntryId entry = m_entries[static_cast<std::size_t>(std::max(m_player->currentIndex(), 0))];
  for (auto game = event->games.rbegin(); game != event->games.rend(); ++game) {
    if (game->blue != entry && game->red != entry) continue;
    const contest::EntryId rival = game->blue == entry ? game->red : game->blue;
    m_game->addItem(QStringLiteral("%1 · %2 – %3")
                        .arg(contest::numberOf(game->round))
                        .arg(contest::numberOf(game->board))
                        .arg(entryName(m_session.contest(), *event, rival)));
    m_places.push_back(desk::Place{game->round, game->board});
    if (m_place == m_places.back()) m_game->setCurrentIndex(m_game->count() - 1);
  }
  m_game->addItem(m_translator(Phrase::NoGame));
  m_places.push_back(std::nullopt);
}

bool ViolationDialog::submit() {
  const contest::EntryId entry = m_entries[static_cast<std::size_t>(std::max(m_player->currentIndex(), 0))];
  const auto place = m_places[static_cast<std::size_t>(std::max(m_game->currentIndex(), 0))];
  const auto kind = kEvery<db::ViolationKind>[static_cast<std::size_t>(std::max(m_kind->currentIndex(), 0))];
  const std::string remark = fromQt(m_remark->text());
  const auto done = m_session.change(m_event, m_session.author(m_by->text()),
                                     &desk::ViolationDesk::addViolation, m_event, entry, place, kind, remark);
  if (done) Q_EMIT logged(*done);
  return done.has_value();
}

}  // namespace damath::window
