// SPDX-License-Identifier: GPL-3.0-or-later
// Enters a game's result, or corrects the one that was entered. Where it is the first, the dialog says what
// was stored and goes on with the next open board of the round, so that a stack of sheets is keyed as number,
// Return, number, Return.
#pragma once

#include "app/views/dialogs/result_form.hpp"

namespace damath::views {

class ResultDialog : public ResultForm {
  Q_OBJECT

 public:
  // Promise: the event has the game.
  ResultDialog(models::Session& session, const models::Translator& translator, const contest::Event& event,
               desk::Place place, QWidget* parent);

  [[nodiscard]] const ResultFields& fields() const { return m_fields; }

 Q_SIGNALS:
  // What was stored, in words, and the board that is asked for now, 0 where none is open.
  void stored(const QString& what, int next);

 private:
  bool submit() override;

  // As it stands now; null where it is gone.
  [[nodiscard]] const contest::Game* game() const;
  // Empty, or what was stored last.
  void introduce(const QString& stored);
  // With what stood before, if anything did.
  [[nodiscard]] QString storedText(const std::optional<contest::GameResult>& before) const;
  // The next board of the round without a result, in the order of the boards, after the last the first.
  [[nodiscard]] std::optional<desk::Place> nextOpen() const;

  desk::Place m_place;
  bool m_correcting = false;
};

}  // namespace damath::views
