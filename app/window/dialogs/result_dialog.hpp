// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that enters a game's result or corrects a stored one. After a first entry, the dialog says what
// was stored and continues with the next open board of the round. A stack of scoresheets is thus entered as
// number, Return, number, Return.
#pragma once

#include "app/window/dialogs/result_form.hpp"

namespace damath::window {

class ResultDialog : public ResultForm {
  Q_OBJECT

 public:
  // Precondition: the event has the game.
  ResultDialog(Session& session, const Translator& translator, const contest::Event& event, desk::Place place,
               QWidget* parent);

  [[nodiscard]] const ResultFields& fields() const { return m_fields; }

 Q_SIGNALS:
  // Emitted with a sentence about the stored result and the number of the next board, or 0 if no board is
  // open.
  void stored(const QString& what, int next);

 private:
  bool submit() override;

  // The game in its current state; null if it no longer exists.
  [[nodiscard]] const contest::Game* game() const;
  // Sets the introduction; `stored` is empty or names the result stored last.
  void introduce(const QString& stored);
  // Returns a sentence about the stored result, with the previous result if there was one.
  [[nodiscard]] QString storedText(const std::optional<contest::GameResult>& before) const;
  // Returns the next board of the round without a result, by board number; after the last board the search
  // continues at the first.
  [[nodiscard]] std::optional<desk::Place> nextOpen() const;

  desk::Place m_place;
  bool m_correcting = false;
};

}  // namespace damath::window
