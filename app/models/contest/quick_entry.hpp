// SPDX-License-Identifier: GPL-3.0-or-later
// Quick entry of a round's results, without widgets: which board comes next, what is said while a line is
// typed, and what becomes of it.
#pragma once

#include <optional>

#include "app/desk/rounds/result_line.hpp"
#include "app/models/contest/session.hpp"
#include "core/contest/standings.hpp"

namespace damath::models {

class QuickEntry {
 public:
  // The text of the fields. RED's total is followed by the letters of the ending.
  struct Line {
    QString board;  // empty: the board that is proposed
    QString blue;
    QString red;
    QString by;
    QString reason;
    friend bool operator==(const Line&, const Line&) = default;
  };
  enum class Outcome {
    Stored,
    Refused,
    Unstored,   // nothing is wrong with the line: entered once more it may be stored
    Kept,       // on this computer: see Unsent
    Doubted,    // entered once more as it is, it is stored
    NameWanted  // who asks for it and why is to be typed too, in words: a figure is none
  };
  struct Answer {
    Outcome outcome = Outcome::Refused;
    QString text;  // what to say: what was stored, what is wrong, what is doubted
    desk::LinePart part = desk::LinePart::Board;  // where the eye is to go
  };

  // Both must outlive this.
  QuickEntry(Session& session, const Translator& translator) : m_session(session), m_translator(translator) {}

  // Whether it is another round, or one of another contest; then what was entered before is forgotten.
  bool look(contest::EventId event, contest::RoundNumber round);
  // The first board without a result, kept or in the contest, after the one that was entered last; one that
  // was taken back comes first. Nothing where every result is in.
  [[nodiscard]] std::optional<contest::BoardNumber> proposed() const;
  // The board that the line is of; nothing where that is none of the round's.
  [[nodiscard]] std::optional<contest::BoardNumber> boardOf(const Line& line) const;

  // Who plays there, the result that was entered, and the result that the line comes to as far as it is
  // typed.
  [[nodiscard]] QString echo(const Line& line) const;
  // What is wrong with the part that is left by Return; empty where nothing is.
  [[nodiscard]] QString faultOf(const Line& line, desk::LinePart part) const;
  // Whether the line is whole once BLUE's field is: an ending in place of both totals.
  [[nodiscard]] static bool isEndingAlone(const Line& line);
  // Whether it may be somebody's name, or a reason: figures of the next line are none.
  [[nodiscard]] static bool isWords(const QString& text);
  // Whether name and reason are asked for the board: it has a result, or a later round is paired.
  [[nodiscard]] bool asksForName(const Line& line) const;
  [[nodiscard]] Answer enter(const Line& line);
  // Whether what was entered last was taken back since.
  [[nodiscard]] bool isTakenBack() const;
  // The line that was stored last, for whoever wants it once more.
  [[nodiscard]] const std::optional<Line>& last() const { return m_last; }

 private:
  [[nodiscard]] const contest::Event* event() const { return m_session.find(m_event); }
  [[nodiscard]] const contest::Game* gameOf(const Line& line) const;
  [[nodiscard]] Expected<desk::ResultLine, desk::LineError> parsed(const Line& line) const;
  [[nodiscard]] QString noBoardText() const;
  [[nodiscard]] QString storedText(const contest::Standings* before, contest::BoardNumber board) const;
  // Asked before the first result of a round that is not published.
  [[nodiscard]] desk::Question publishing() const;
  [[nodiscard]] QString publishingText() const;
  [[nodiscard]] Answer stored(const Line& line, const desk::ResultLine& result);

  Session& m_session;
  const Translator& m_translator;
  QString m_contest;  // the path that was open
  contest::EventId m_event{};
  contest::RoundNumber m_round{};
  std::optional<contest::BoardNumber> m_entered;  // the last board …
  std::optional<contest::GameResult> m_result;    // … and what it got
  std::optional<Line> m_last;
  std::optional<Line> m_doubted;
  std::optional<Line> m_publishing;  // whose round is not published; said once
};

}  // namespace damath::models
