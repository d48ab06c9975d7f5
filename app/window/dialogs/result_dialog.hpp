// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that enters a game's result or corrects a stored one. After a first entry, the dialog says what
// was stored and continues with the next open board of the round. So the user enters a stack of scoresheets
// by typing only totals and Return.
#pragma once

#include "app/window/dialogs/result_form.hpp"

namespace damath::window {

class ResultDialog : public ResultForm {
  Q_OBJECT

 public:
  // `place` is the round and board of the game. Precondition: the event has this game.
  ResultDialog(Session& session, const Translator& translator, const contest::Event& event, desk::Place place,
               QWidget* parent);

  [[nodiscard]] const ResultFields& fields() const { return m_fields; }

 Q_SIGNALS:
  // Emitted with a sentence about the result, which is stored in the contest or kept as an unsent entry.
  // `next` is the number of the next board without a result; 0 after a correction, or if there is none.
  void stored(const QString& what, int next);

 private:
  bool submit() override;

  // Returns the game in its current state; null if it no longer exists.
  [[nodiscard]] const contest::Game* game() const;
  // Sets the text above the fields. `stored` is a sentence about the result that was stored last; it may be
  // empty.
  void introduce(const QString& stored);
  // Returns a sentence about the stored result, with the previous result if there was one.
  [[nodiscard]] QString storedText(const std::optional<contest::GameResult>& before) const;
  // Returns the next board of the round that has no result, by board number. A result among the unsent
  // entries counts too. After the last board, the search continues at the first board. nullopt if every board
  // has a result.
  [[nodiscard]] std::optional<desk::Place> nextOpen() const;

  desk::Place m_place;
  bool m_correcting = false;
};

}  // namespace damath::window
