// SPDX-License-Identifier: GPL-3.0-or-later
// A line in which a clerk enters results one after another with the number pad: board, Return, BLUE's total,
// Return, RED's total, Return. Return in the empty first field accepts the proposed board. In the first two
// fields, a blank works like Return. Backspace at the start of a field goes back a field, Up restores the
// line saved last, Escape clears the line. After an error, the field ignores typing until Backspace, because
// a clerk who looks at the paper would type on.
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "app/window/commands/commands.hpp"
#include "app/window/rounds/quick_entry.hpp"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace damath::window {

class QuickEntryLine : public QWidget {
  Q_OBJECT

 public:
  // Precondition: the arguments outlive this object.
  QuickEntryLine(Session& session, const Translator& translator, QWidget* parent = nullptr);

  // Shows the line for this round. Typed text stays if the round is the same as before.
  void look(contest::EventId event, contest::RoundNumber round);
  // True if a field has text that is not saved.
  [[nodiscard]] bool isTyped() const;
  [[nodiscard]] const QuickEntry& entry() const { return m_entry; }

 Q_SIGNALS:
  // Emitted after a result was saved; `what` is the message about it.
  void stored(const QString& what);
  // Emitted with the board that the line means: when the user types or leaves a field, when a result is saved
  // or restored, and when another round is selected. Not emitted when the same round is only shown again.
  void boardShown(int board);
  // Emitted for the keys of Command::Undo and Redo while all fields are empty. The receiver undoes or redoes
  // the result entered last.
  void stepAsked(Command command);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

  enum Field { Board, Blue, Red, By, AskedBy, Reason };
  static constexpr std::size_t kFields = 6;
  enum class Tone { Plain, Wrong, Good };

  [[nodiscard]] bool takesKey(std::size_t field, const QKeyEvent& key);
  [[nodiscard]] QuickEntry::Line line() const;
  // True if the locked field must not get this key. Shows the ignored characters to the user. In a doubt, the
  // key + enters the line.
  [[nodiscard]] bool isHeldBack(std::size_t field, const QKeyEvent& key);
  // Locks the field because of an error or a doubt. The user unlocks the field with Backspace, and so shows
  // that the message was read.
  void hold(std::size_t field, const QString& why);
  void tellUnpublished();
  void goOn(std::size_t field);
  void goBack(std::size_t field);
  void enter();
  void clear();
  void bringBack();
  void askForName(bool isAsked);
  // Moves the focus to the field of the name or the reason: the first that is empty or has no letters.
  void goToName(const QString& why);
  void put(std::size_t field, const QString& text);
  // Splits a pasted line and puts its parts into the fields.
  void spread();
  void tell(const QString& text, Tone tone);
  [[nodiscard]] QPalette inkOf(Tone tone) const;
  void showEcho();
  void showEchoed(const QString& text);
  // Updates the description of the typed line, and selects the line's board in the list of boards.
  void showBoard();
  void retranslate();
  void focus(std::size_t field);

  Session& m_session;
  const Translator& m_translator;
  QuickEntry m_entry;
  std::array<QLineEdit*, kFields> m_fields{};
  std::array<QLabel*, kFields> m_names{};
  QHBoxLayout* m_row;
  QVBoxLayout* m_rows;
  QLabel* m_echo;
  QLabel* m_message;
  QLabel* m_endings;  // lists the letters that the user types for the endings
  Tone m_tone = Tone::Plain;
  // The field that ignores typing after an error, until Backspace is pressed.
  std::optional<std::size_t> m_held;
  // True if the field is locked because its value is unusual, not wrong: the user may enter the same value
  // again.
  bool m_isDoubted = false;
  QString m_why;
  QString m_lost;  // the last characters that the user typed while the field was locked
  bool m_isEntering = false;
};

}  // namespace damath::window
