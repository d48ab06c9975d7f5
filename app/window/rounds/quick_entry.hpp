// SPDX-License-Identifier: GPL-3.0-or-later
// Quick entry of the results of a round, without widgets: chooses the next board, describes the typed line,
// and saves its result.
#pragma once

#include <optional>

#include "app/desk/rounds/result_line.hpp"
#include "app/window/session/session.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::window {

class QuickEntry {
 public:
  // The text of the fields in a line of quick entry. Letters after RED's total, or in place of BLUE's total,
  // give the ending.
  struct Line {
    QString board;  // if empty, the proposed board is meant
    QString blue;
    QString red;
    QString by;
    QString reason;
    QString askedBy = {};  // the person who asked for the correction; may be empty
    friend bool operator==(const Line&, const Line&) = default;
  };
  enum class Outcome {
    Stored,
    Refused,
    Unstored,  // the line is correct, but saving failed; a second attempt may succeed
    Kept,      // the result is saved only on this computer, not in the shared contest; see Unsent
    // the line is unusual, publishes the round, or was typed after an error that nobody may have read;
    // entering it again saves the result if the user has seen the question
    Doubted,
    NameWanted  // a name or a reason with letters is missing
  };
  struct Answer {
    Outcome outcome = Outcome::Refused;
    QString text;                                 // a message: the saved result, the error or the doubt
    desk::LinePart part = desk::LinePart::Board;  // the field that gets the focus
  };

  // Tells if the user has seen the last error or question. Unseen: the user typed on, perhaps without
  // looking.
  enum class Sight { Seen, Unseen };
  // A line whose texts are in their own fields. `question` asks about a text with two meanings; otherwise it
  // is empty.
  struct Division {
    Line line;
    QString question;
  };

  // Precondition: the arguments outlive this object.
  QuickEntry(Session& session, const Translator& translator) : m_session(session), m_translator(translator) {}

  // Selects the round whose results are entered. If another round, event or contest was selected before,
  // forgets the lines entered there and returns true.
  bool look(contest::EventId event, contest::RoundNumber round);
  // Returns the next board that has no result, counted from the board entered last. After the last board,
  // begins again at the first. If the result entered last was undone, returns its board. Unsent results count
  // as results. nullopt if all boards have a result.
  [[nodiscard]] std::optional<contest::BoardNumber> proposed() const;
  // Returns the board that the line means. nullopt if the text is no number, or if it is empty and all boards
  // have a result.
  [[nodiscard]] std::optional<contest::BoardNumber> boardOf(const Line& line) const;

  // True if every total of the event is a whole number, so that a blank cannot be a part of a total.
  [[nodiscard]] bool hasWholeTotals() const;
  // Divides a line that was typed or pasted into the field of the board, or both totals in BLUE's field, into
  // the fields. `typed` is Board or Blue. If the text of `typed` belongs into one field, returns the line as
  // it is.
  [[nodiscard]] Division divided(Line line, desk::LinePart typed) const;

  // Returns a description of the typed line: the board's two players, the result typed so far as the program
  // reads it, and the saved result.
  [[nodiscard]] QString echo(const Line& line) const;
  // Returns the error in a field that the user leaves with Return; empty if there is none.
  [[nodiscard]] QString faultOf(const Line& line, desk::LinePart part) const;
  // True if BLUE's field holds an ending instead of a total and RED's field is empty. The line is then
  // complete.
  [[nodiscard]] static bool isEndingAlone(const Line& line);
  // True if the text contains a letter. Such a text may be a name or a reason. A number is probably the start
  // of the next line.
  [[nodiscard]] static bool isWords(const QString& text);
  // True if a result for this board needs a name and a reason, because the board has a result or a later
  // round is paired.
  [[nodiscard]] bool asksForName(const Line& line) const;
  // Saves the line, or returns the reason why it is not saved. Saves no line that is Unseen.
  [[nodiscard]] Answer enter(const Line& line, Sight sight);
  // True if the game whose result was entered last has another result now, because the result was undone or
  // changed.
  [[nodiscard]] bool hasChangedSince() const;
  // Returns the line saved last, so that the user can correct it.
  [[nodiscard]] const std::optional<Line>& last() const { return m_last; }

 private:
  [[nodiscard]] const contest::Event* event() const { return m_session.find(m_event); }
  [[nodiscard]] const contest::Game* gameOf(const Line& line) const;
  [[nodiscard]] Expected<desk::ResultLine, desk::LineError> parsed(const Line& line) const;
  // Returns the typed result, or else the totals typed so far, as the program reads them: "1–0 (33 1/4
  // (33.25) : 5)", "BLUE: 33 1/4 (33.25)". Empty if nothing is read yet.
  [[nodiscard]] QString readText(const Line& line) const;
  // Returns the refusal of a total that no game of the event can have. nullopt if the totals are possible.
  [[nodiscard]] std::optional<Answer> impossibleTotal(const contest::ResultInput& input) const;
  // Returns the field that an error of the desk is about.
  [[nodiscard]] static desk::LinePart partOf(const desk::DeskError& error);
  [[nodiscard]] QString noBoardText() const;
  [[nodiscard]] QString storedText(const contest::Standings* before, contest::BoardNumber board) const;
  // Returns the question that the program asks before the first result of an unpublished round.
  [[nodiscard]] desk::Question publishing() const;
  [[nodiscard]] QString publishingText() const;
  [[nodiscard]] Answer stored(const Line& line, const desk::ResultLine& result);

  Session& m_session;
  const Translator& m_translator;
  QString m_contest;  // path of the contest file at the last call of look()
  contest::EventId m_event{};
  contest::RoundNumber m_round{};
  std::optional<contest::BoardNumber> m_entered;  // the board whose result was entered last
  std::optional<contest::GameResult> m_result;    // the result of the board in m_entered when it was saved
  std::optional<Line> m_last;
  std::optional<Line> m_doubted;
  // The line whose entry would publish the round; entering it again publishes it.
  std::optional<Line> m_publishing;
};

}  // namespace damath::window
