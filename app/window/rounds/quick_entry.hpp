// SPDX-License-Identifier: GPL-3.0-or-later
// The logic of quick result entry for a round, without widgets: the next board, the text shown while the user
// types, and the outcome of a line.
#pragma once

#include <optional>

#include "app/desk/rounds/result_line.hpp"
#include "app/window/session/session.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::window {

class QuickEntry {
 public:
  // The text of the input fields. Letters after RED's total give the ending.
  struct Line {
    QString board;  // empty: the proposed board
    QString blue;
    QString red;
    QString by;
    QString reason;
    friend bool operator==(const Line&, const Line&) = default;
  };
  enum class Outcome {
    Stored,
    Refused,
    Unstored,   // the line is valid, but the storage failed; a second attempt may succeed
    Kept,       // saved on this computer only; see Unsent
    Doubted,    // entering the same line again stores the result
    NameWanted  // name and reason are missing, and must contain letters
  };
  struct Answer {
    Outcome outcome = Outcome::Refused;
    QString text;                                 // the message: the stored result, the error or the doubt
    desk::LinePart part = desk::LinePart::Board;  // the field to focus
  };

  // The arguments must outlive this object.
  QuickEntry(Session& session, const Translator& translator) : m_session(session), m_translator(translator) {}

  // Selects a round. Returns true if the round differs from the last call, or if another contest is open; the
  // state of earlier entries is then cleared.
  bool look(contest::EventId event, contest::RoundNumber round);
  // Returns the next board without a result after the board that was entered last. After the last board,
  // continues at the first. If the result of the board entered last was undone, returns that board. Results
  // in Unsent count as results. nullopt if all boards have a result.
  [[nodiscard]] std::optional<contest::BoardNumber> proposed() const;
  // Returns the board of the line. Returns nullopt if the board is not a number, or if the line names no
  // board and all boards have a result.
  [[nodiscard]] std::optional<contest::BoardNumber> boardOf(const Line& line) const;

  // Returns the two players of the board, the current result, and the result of the typed line so far.
  [[nodiscard]] QString echo(const Line& line) const;
  // Returns the error of a field when the user leaves it with Return; empty if there is none.
  [[nodiscard]] QString faultOf(const Line& line, desk::LinePart part) const;
  // True if the line is complete after BLUE's field, because that field holds an ending instead of a total.
  [[nodiscard]] static bool isEndingAlone(const Line& line);
  // True if the text contains a letter, and so may be a name or a reason. A number is probably the start of
  // the next line.
  [[nodiscard]] static bool isWords(const QString& text);
  // True if the board needs a name and a reason: it has a result, or a later round is paired.
  [[nodiscard]] bool asksForName(const Line& line) const;
  [[nodiscard]] Answer enter(const Line& line);
  // True if the result that was entered last was undone or changed since.
  [[nodiscard]] bool hasChangedSince() const;
  // The line that was stored last, to repeat its input.
  [[nodiscard]] const std::optional<Line>& last() const { return m_last; }

 private:
  [[nodiscard]] const contest::Event* event() const { return m_session.find(m_event); }
  [[nodiscard]] const contest::Game* gameOf(const Line& line) const;
  [[nodiscard]] Expected<desk::ResultLine, desk::LineError> parsed(const Line& line) const;
  [[nodiscard]] QString noBoardText() const;
  [[nodiscard]] QString storedText(const contest::Standings* before, contest::BoardNumber board) const;
  // Returns the question that is asked before the first result of an unpublished round.
  [[nodiscard]] desk::Question publishing() const;
  [[nodiscard]] QString publishingText() const;
  [[nodiscard]] Answer stored(const Line& line, const desk::ResultLine& result);

  Session& m_session;
  const Translator& m_translator;
  QString m_contest;  // path of the contest in the last `look`
  contest::EventId m_event{};
  contest::RoundNumber m_round{};
  std::optional<contest::BoardNumber> m_entered;  // the board that was entered last
  std::optional<contest::GameResult> m_result;    // the stored result of m_entered
  std::optional<Line> m_last;
  std::optional<Line> m_doubted;
  std::optional<Line> m_publishing;  // the line that asked to publish the round; this question is asked once
};

}  // namespace damath::window
