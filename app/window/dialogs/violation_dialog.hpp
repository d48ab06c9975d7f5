// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that logs a violation by a player, in a game or outside any game (rulebook T5).
#pragma once

#include <optional>

#include "app/desk/sheets/violation_desk.hpp"
#include "app/window/dialogs/form_dialog.hpp"

class QComboBox;
class QLineEdit;

namespace damath::window {

class ViolationDialog : public FormDialog {
  Q_OBJECT

 public:
  // `place` is the current game; nullopt if there is none. Precondition: the event has entries.
  ViolationDialog(Session& session, const Translator& translator, const contest::Event& event,
                  std::optional<desk::Place> place, QWidget* parent);

 Q_SIGNALS:
  void logged(const damath::desk::ViolationLogged& violation);

 private:
  bool submit() override;

  // Fills the list of games with the games of the chosen player, newest first. The last choice is "no game".
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

}  // namespace damath::window
