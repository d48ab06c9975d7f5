// SPDX-License-Identifier: GPL-3.0-or-later
// Logs a violation of a player, in one of his games or in none. (Rulebook T5)
#pragma once

#include <optional>

#include "app/desk/sheets/review_desk.hpp"
#include "app/views/dialogs/form_dialog.hpp"

class QComboBox;
class QLineEdit;

namespace damath::views {

class ViolationDialog : public FormDialog {
  Q_OBJECT

 public:
  // `place` is the game that is at hand, if any. Promise: the event has entries.
  ViolationDialog(models::Session& session, const models::Translator& translator, const contest::Event& event,
                  std::optional<desk::Place> place, QWidget* parent);

 Q_SIGNALS:
  void logged(const damath::desk::ViolationLogged& violation);

 private:
  bool submit() override;

  // The games of the player that is chosen, the last first.
  void listGames();

  contest::EventId m_event;
  std::optional<desk::Place> m_place;
  std::vector<contest::EntryId> m_entries;
  std::vector<std::optional<desk::Place>> m_places;
  QComboBox* m_player;
  QComboBox* m_game;
  QComboBox* m_kind;
  QLineEdit* m_remark;
  QLineEdit* m_by;
};

}  // namespace damath::views
