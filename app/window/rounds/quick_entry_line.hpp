// SPDX-License-Identifier: GPL-3.0-or-later
// A line in which a clerk enters results one after another with the number pad: board, Return, BLUE's total,
// Return, RED's total, Return. Return in the empty first field accepts the proposed board. In the field of
// the board, a blank works like Return; in BLUE's field too if all totals of the event are whole numbers.
// Otherwise the blank belongs to a mixed number. Backspace at the start of a field goes back a field, Up
// restores the line saved last, Escape clears the line.
//
// After an error, the faulty field has the focus and its text is selected, so that typing replaces it. A
// clerk who looks at the paper may type on without reading the error. So the line then saves nothing until
// the clerk shows that the message was seen: by a click, by a key that moves or deletes, or by the key * that
// answers the question of the line. Backspace behind a letter that was typed since the message only corrects
// this letter, which a clerk does without looking too. The line lists the keys that were typed since the
// error.
//
// A typed line that is not saved stays with its round. It comes back when the round is shown again, also
// after another event was shown.
#pragma once

#include <QWidget>
#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "app/desk/change/place.hpp"
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

  // Shows the line for this round, with the text that was typed in this round and not saved.
  void look(contest::EventId event, contest::RoundNumber round);
  // Returns the boards of other rounds of the event whose typed lines are not saved, in order. Lines that
  // name no board are left out.
  [[nodiscard]] std::vector<desk::Place> unsavedBoards(contest::EventId event) const;
  // True if a field has text that is not saved.
  [[nodiscard]] bool isTyped() const;
  [[nodiscard]] const QuickEntry& entry() const { return m_entry; }

 Q_SIGNALS:
  // Emitted after a result was saved; `what` is a short message that names the board.
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

  // A contest file, an event and a round.
  using RoundKey = std::tuple<QString, contest::EventId, contest::RoundNumber>;
  [[nodiscard]] RoundKey shownRound() const;
  // Puts the line into the fields, and says that it is not saved.
  void restore(const QuickEntry::Line& typed);
  [[nodiscard]] bool takesKey(std::size_t field, const QKeyEvent& key);
  [[nodiscard]] QuickEntry::Line line() const;
  // The line of the fields, after a pasted line in the field of the board is divided.
  [[nodiscard]] QuickEntry::Line dividedLine() const;
  // Shows an error or a question, and selects the text of the faulty field.
  void hold(std::size_t field, const QString& why);
  // Shows the message of hold() again, with the keys that were typed since.
  void tellFault();
  // Adds the key to the list of keys that were typed since the error, or notes that the user has seen the
  // error.
  void noteKey(const QKeyEvent& key);
  void noteSeen();
  // Runs a key that edits or leaves the field. False if the field itself handles the key.
  [[nodiscard]] bool takesMove(std::size_t field, const QKeyEvent& key);
  // A click into the faulty field selects its text.
  void takeMouse(std::size_t field, const QEvent& event);
  // Tells the fault of a field that the user leaves with Tab. The focus moves on all the same.
  [[nodiscard]] bool leavesByTab(std::size_t field);
  void goOn(std::size_t field);
  // Goes on from the field of the name, or of the person who asked, to the next field.
  void goOnInName(std::size_t field);
  void goBack(std::size_t field);
  void enter();
  void clear();
  void bringBack();
  void askForName(bool isAsked);
  // Moves the focus to the field of the name or the reason: the first that is empty or has no letters.
  void goToName(const QString& why);
  void put(std::size_t field, const QString& text);
  // Puts the texts of a line or of both totals, which the field holds, into their own fields. Returns the
  // question about a text with two meanings; empty if there is none.
  [[nodiscard]] QString divide(std::size_t field);
  // Shows a message in place of the last error.
  void tell(const QString& text, Tone tone);
  void showMessage(const QString& text, Tone tone);
  [[nodiscard]] QPalette inkOf(Tone tone) const;
  void showEcho();
  void showEchoed(const QString& text);
  // Updates the description of the typed line, and selects the line's board in the list of boards.
  void showBoard();
  void retranslate();
  // Gives the labels room for the same number of lines in every type size.
  void fitLabels();
  void focus(std::size_t field);

  Session& m_session;
  const Translator& m_translator;
  QuickEntry m_entry;
  contest::EventId m_event{};
  contest::RoundNumber m_round{};
  QString m_contest;                             // path of the contest file of m_event
  std::map<RoundKey, QuickEntry::Line> m_typed;  // the lines of other rounds that are not saved
  std::array<QLineEdit*, kFields> m_fields{};
  std::array<QLabel*, kFields> m_names{};
  QHBoxLayout* m_row;
  QVBoxLayout* m_rows;
  QLabel* m_echo;
  QLabel* m_message;
  QLabel* m_endings;  // lists the letters that the user types for the endings
  Tone m_tone = Tone::Plain;
  // The field of the error or question that is shown; nullopt if none is shown.
  std::optional<std::size_t> m_faulty;
  // True if the message is a question, which the key * answers.
  bool m_isAsked = false;
  // True if the user has not shown yet that the error or question was seen.
  bool m_isUnseen = false;
  int m_lastMove = 0;  // the key that moved the focus last, while it may still be held down; otherwise 0
  bool m_selectsOnRelease = false;  // true between press and release of a click into the faulty field
  QString m_why;
  // True if a letter was typed after the error or question was shown last.
  bool m_isTypedOn = false;
  QString m_since;  // the last characters that the user typed while m_isUnseen was true
  bool m_isEntering = false;
};

}  // namespace damath::window
