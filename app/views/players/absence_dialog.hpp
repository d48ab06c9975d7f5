// SPDX-License-Identifier: GPL-3.0-or-later
// Asks which round a player sits out.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"

class QSpinBox;

namespace damath::views {

class AbsenceDialog : public FormDialog {
  Q_OBJECT

 public:
  // The round under way while a game of the entry is open, else the next; nothing where none is left.
  [[nodiscard]] static std::optional<int> likelyRound(const contest::Event& event,
                                                      const contest::Entry& entry);

  // Promise: there is a likely round.
  AbsenceDialog(models::Session& session, const models::Translator& translator, const contest::Event& event,
                const contest::Entry& entry, QWidget* parent);

 Q_SIGNALS:
  void marked(int round);

 private:
  bool submit() override;

  contest::EventId m_event;
  contest::EntryId m_entry;
  QSpinBox* m_round;
};

}  // namespace damath::views
