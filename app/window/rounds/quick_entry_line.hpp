// SPDX-License-Identifier: GPL-3.0-or-later
// Enters results one after another in a single line with the number pad: board, Return, BLUE's total, Return,
// RED's total, Return. Return alone accepts the proposed board. A blank works like Return. Backspace at the
// beginning of a field goes back, Up restores the last line, and Escape clears the line. After an error, the
// field ignores typing until Backspace, because a clerk who looks at the paper would type on.
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "app/window/page/command.hpp"
#include "app/window/rounds/quick_entry.hpp"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace damath::window {

class QuickEntryLine : public QWidget {
  Q_OBJECT

 public:
  // The arguments must outlive this object.
  QuickEntryLine(Session& session, const Translator& translator, QWidget* parent = nullptr);

  // Shows the current state of that round. Typed text stays if the round is the same.
  void look(contest::EventId event, contest::RoundNumber round);
  // True if a field has text that is not stored.
  [[nodiscard]] bool isTyped() const;
  [[nodiscard]] const QuickEntry& entry() const { return m_entry; }

 Q_SIGNALS:
  // Emitted after a result was stored; `what` is the message about it.
  void stored(const QString& what);
  // Emitted when the user typed or reached another board. Not emitted when a stored result is only shown
  // again.
  void boardShown(int board);
  // Emitted for the keys of Command::Undo or Redo while all fields are empty. The receiver then undoes or
  // redoes the last entered result.
  void stepAsked(Command command);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

  enum Field { Board, Blue, Red, By, Reason };
  static constexpr std::size_t kFields = 5;
  enum class Tone { Plain, Wrong, Good };

  [[nodiscard]] bool takesKey(std::size_t field, const QKeyEvent& key);
  [[nodiscard]] QuickEntry::Line line() const;
  // True if the key is ignored because the field has an error. The ignored text is shown to the user.
  [[nodiscard]] bool isHeldBack(std::size_t field, const QKeyEvent& key);
  // Locks the field because of an error or a doubt. Backspace unlocks it and shows that the user has read the
  // message.
  void hold(std::size_t field, const QString& why);
  void tellUnpublished();
  void goOn(std::size_t field);
  void goBack(std::size_t field);
  void enter();
  void clear();
  void bringBack();
  void askForName(bool isAsked);
  // Goes to the name or the reason, whichever is missing first or has no letters.
  void goToName(const QString& why);
  void put(std::size_t field, const QString& text);
  // Distributes a pasted line over the fields.
  void spread();
  void tell(const QString& text, Tone tone);
  [[nodiscard]] QPalette inkOf(Tone tone) const;
  void showEcho();
  void showEchoed(const QString& text);
  // Called after input in the line; the list then selects the board of the line.
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
  QLabel* m_endings;  // shows the letters of the endings
  Tone m_tone = Tone::Plain;
  std::optional<std::size_t> m_held;  // the locked field
  bool m_isDoubted = false;           // the value is only doubtful and may be entered again unchanged
  QString m_why;
  QString m_lost;  // text typed since m_held was locked
  bool m_isEntering = false;
};

}  // namespace damath::window
