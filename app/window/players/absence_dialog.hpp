// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that asks for the round in which a player is absent.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"

class QSpinBox;

namespace damath::window {

class AbsenceDialog : public FormDialog {
  Q_OBJECT

 public:
  // Returns the round in which the player is probably absent: the current round if the player's game in it is
  // open, otherwise the next round. nullopt if no round is left.
  [[nodiscard]] static std::optional<int> likelyRound(const contest::Event& event,
                                                      const contest::Entry& entry);

  // Precondition: the event still has a round for this player (likelyRound has a value).
  AbsenceDialog(Session& session, const Translator& translator, const contest::Event& event,
                const contest::Entry& entry, QWidget* parent);

 Q_SIGNALS:
  void marked(int round);

 private:
  bool submit() override;

  contest::EventId m_event;
  contest::EntryId m_entry;
  QSpinBox* m_round;
};

}  // namespace damath::window
