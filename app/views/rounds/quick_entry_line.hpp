// SPDX-License-Identifier: GPL-3.0-or-later
// Results keyed one after another in one line, from the number pad alone: board, Return, BLUE's total,
// Return, RED's total, Return. The board that is proposed is taken by Return. A blank goes on as Return does;
// Backspace at the beginning of a field goes back; Up brings the last line back; Escape empties the line.
// Whoever looks at the paper types on when something is refused: then nothing is taken until Backspace.
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "app/models/contest/quick_entry.hpp"
#include "app/views/pages/command.hpp"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace damath::views {

class QuickEntryLine : public QWidget {
  Q_OBJECT

 public:
  // Both must outlive this.
  QuickEntryLine(models::Session& session, const models::Translator& translator, QWidget* parent = nullptr);

  // Shows what the file has of that round now. What is typed stays where it is the same round.
  void look(contest::EventId event, contest::RoundNumber round);
  // Whether anything is typed that is not stored.
  [[nodiscard]] bool isTyped() const;
  [[nodiscard]] const models::QuickEntry& entry() const { return m_entry; }

 Q_SIGNALS:
  // In words.
  void stored(const QString& what);
  // The board whose number is typed; not sent where the stored result is shown anew.
  void boardShown(int board);
  // Command::Undo or Redo by its key with nothing typed: meant is what was entered.
  void stepAsked(Command command);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

  enum Field { Board, Blue, Red, By, Reason };
  static constexpr std::size_t kFields = 5;
  enum class Tone { Plain, Wrong, Good };

  [[nodiscard]] bool takesKey(std::size_t field, const QKeyEvent& key);
  [[nodiscard]] models::QuickEntry::Line line() const;
  // Whether the key is none of those that are taken while a field is refused; what it would have typed is
  // told.
  [[nodiscard]] bool isHeldBack(std::size_t field, const QKeyEvent& key);
  // The field is refused, or doubted: it is Backspace that says that this was read.
  void hold(std::size_t field, const QString& why);
  void tellHeld();
  void goOn(std::size_t field);
  void goBack(std::size_t field);
  void enter();
  void clear();
  void bringBack();
  void askForName(bool isAsked);
  // To the first of name and reason that says nothing yet, or says no name.
  void goToName(const QString& why);
  void put(std::size_t field, const QString& text);
  // A line that was pasted whole goes into its fields.
  void spread();
  void tell(const QString& text, Tone tone);
  [[nodiscard]] QPalette inkOf(Tone tone) const;
  void showEcho();
  void showEchoed(const QString& text);
  // After what the person does in the line: the list goes to its board.
  void showBoard();
  void retranslate();
  void focus(std::size_t field);

  models::Session& m_session;
  const models::Translator& m_translator;
  models::QuickEntry m_entry;
  std::array<QLineEdit*, kFields> m_fields{};
  std::array<QLabel*, kFields> m_names{};
  QHBoxLayout* m_row;
  QVBoxLayout* m_rows;
  QLabel* m_echo;
  QLabel* m_message;
  QLabel* m_endings;  // their letters
  Tone m_tone = Tone::Plain;
  std::optional<std::size_t> m_held;  // the field that is refused
  bool m_isDoubted = false;           // it may stand as it is
  QString m_why;
  QString m_lost;  // what was typed since
  bool m_isEntering = false;
};

}  // namespace damath::views
