// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that opens before a round is paired. It lists the players who were absent from the last round, and
// asks which of them are back. All others stay away and are not paired.
#pragma once

#include <vector>

#include "app/window/dialogs/form_dialog.hpp"

class QListWidget;

namespace damath::window {

class AbsenteesDialog : public FormDialog {
  Q_OBJECT

 public:
  // `absentees` are the players about whom the dialog asks, `round` is the round to be paired. No player is
  // checked as back at first. Precondition: the event has these entries.
  AbsenteesDialog(Session& session, const Translator& translator, const contest::Event& event,
                  contest::RoundNumber round, std::vector<contest::EntryId> absentees, QWidget* parent);

 Q_SIGNALS:
  // Emitted when the user has answered, with the players who stay away.
  void answered(const std::vector<contest::EntryId>& stayingAway);

 private:
  bool submit() override;
  // Checks or clears all players, and submits the dialog.
  void answerAll(Qt::CheckState state);

  std::vector<contest::EntryId> m_absentees;
  QListWidget* m_players;
};

}  // namespace damath::window
