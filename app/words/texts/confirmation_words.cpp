// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/confirmation_words.hpp"

#include <algorithm>

#include "app/desk/change/result_difference.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/board/side.hpp"
#include "core/text/parts.hpp"
#include "reports/compose/parts/minus.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

#include "desk_MismatchKind.inc"

// For a chip set or a ruleset, returns its name for people, not its spelling in files. For other texts,
// returns the text.
std::string namedOnSheet(desk::MismatchKind kind, const std::string& text, Language language) {
  if (kind == desk::MismatchKind::Set) return compose::setName(text, language);
  if (kind == desk::MismatchKind::Ruleset) return compose::rulesetName(text, language);
  return text;
}

using desk::ConfirmationReason;

#include "desk_ConfirmationReason.inc"

#include "desk_LaterRoundState.inc"

#include "pairing_ManualFaultKind.inc"

// The largest number of changes of rank, of players or of journal rows that a question lists. The question
// only counts the others.
constexpr std::size_t kMostMoves = 12;

// The largest number of boards that schoolBoardsText lists.
constexpr std::size_t kMostSchoolBoards = 8;

void addMoves(std::string& text, const contest::Consequences& consequences, const NameOfEntry& nameOf,
              Language language) {
  std::size_t listed = 0;
  for (const contest::RankMove& move : consequences.moves) {
    if (listed++ == kMostMoves) break;
    // Names the rank, the points or both, but only if they change.
    Phrase pattern = move.pointsBefore == move.pointsAfter ? Phrase::ChangeRank
                     : move.rankBefore == move.rankAfter   ? Phrase::ChangePoints
                                                           : Phrase::ChangeMove;
    text += said(pattern, language,
                 {nameOf(move.entry), std::to_string(move.rankBefore), std::to_string(move.rankAfter),
                  compose::pointsText(move.pointsBefore), compose::pointsText(move.pointsAfter)});
  }
  if (consequences.moves.size() > kMostMoves) {
    text += said(Phrase::LineMore, language, {std::to_string(consequences.moves.size() - kMostMoves)});
  }
}

// Returns the name of a game or a rematch: "round 2 board 3", "the rematch of Ramon, Mario M. and Santos,
// Ana".
std::string whereText(const desk::SheetAt& at, const NameOfEntry& nameOf, Language language) {
  if (const auto* place = std::get_if<desk::Place>(&at)) return placeText(*place, language);
  const auto& rematch = std::get<desk::RematchOf>(at);
  return said(Phrase::ChangeRematch, language, {nameOf(rematch.one), nameOf(rematch.other)});
}

// Returns the result before and after the change. Null if the question concerns no result.
const desk::ResultMove* moveIn(const desk::Question& question) {
  if (const auto* met = question.as<desk::ResultMet>()) return &met->move;
  if (const auto* effects = question.as<desk::Effects>())
    return effects->result ? &*effects->result : nullptr;
  return question.as<desk::ResultMove>();
}

// Returns the winner with both totals: "RED wins 60 to 12". If a total is missing, or nobody wins and it is
// no draw, returns resultText().
std::string winnerText(const desk::ResultFacts& facts, Language language) {
  const bool isBlue = facts.result == rules::toText(rules::Result::BlueWins);
  const bool isRed = facts.result == rules::toText(rules::Result::RedWins);
  const bool isDraw = facts.result == rules::toText(rules::Result::Draw);
  const std::string blue = compose::withTrueSigns(shownTotal(facts.blueGrand));
  const std::string red = compose::withTrueSigns(shownTotal(facts.redGrand));
  if (blue.empty() || red.empty() || !(isBlue || isRed || isDraw)) return resultText(facts, language);
  if (isDraw) return said(Phrase::DrawnAt, language, {blue, red});
  const board::Side winner = isBlue ? board::Side::Blue : board::Side::Red;
  return said(Phrase::WonBy, language, {board::nameOf(winner), isBlue ? blue : red, isBlue ? red : blue});
}

std::string nameList(const std::vector<contest::EntryId>& entries, const NameOfEntry& nameOf,
                     Language language) {
  std::string text;
  const std::size_t listed = std::min(entries.size(), kMostMoves);
  for (std::size_t i = 0; i < listed; ++i) text += (i > 0 ? "; " : "") + nameOf(entries[i]);
  if (entries.size() > listed) {
    text += said(Phrase::ListMore, language, {std::to_string(entries.size() - listed)});
  }
  return text;
}

// Returns the facts of a later round: its boards and byes that would be paired differently, and if it can be
// paired again. "boards 1, 3; would lose the bye: Ramon, Mario M.; no results yet, can be paired again"
std::string laterRoundText(const desk::LaterRound& round, const NameOfEntry& nameOf, Language language) {
  using State = desk::LaterRoundState;
  const contest::TouchedRound& touched = round.touched;
  std::vector<std::string> parts;
  const int boards = static_cast<int>(touched.boards.size());
  if (boards > 0) {
    parts.push_back(boards == touched.boardsInAll
                        ? std::string(toText(Phrase::TouchedEveryBoard, language))
                        : said(Phrase::TouchedBoards, language, {boardList(touched.boards)}));
  }
  const auto add = [&](Phrase phrase, const std::vector<contest::EntryId>& entries) {
    if (!entries.empty()) parts.push_back(said(phrase, language, {nameList(entries, nameOf, language)}));
  };
  add(Phrase::TouchedByesLost, touched.byesLost);
  add(Phrase::TouchedByesWon, touched.byesWon);
  add(Phrase::TouchedNewcomers, touched.newcomers);
  parts.emplace_back(toText(phraseOf(round.state), language));
  const bool isLost = round.state == State::Open || round.state == State::Follows;
  if (isLost && touched.isOwnPairing) parts.emplace_back(toText(Phrase::LaterRoundOwn, language));
  return joined(parts, "; ");
}

void addRounds(std::string& text, const std::vector<desk::LaterRound>& rounds, const NameOfEntry& nameOf,
               Language language) {
  if (!rounds.empty()) text += toText(Phrase::ChangeRounds, language);
  for (const desk::LaterRound& each : rounds) {
    const bool isHeld = each.publication == contest::Publication::Held;
    text += said(isHeld ? Phrase::LaterRoundUnpublished : Phrase::LaterRoundPublished, language,
                 {std::to_string(numberOf(each.touched.round)), laterRoundText(each, nameOf, language)});
  }
}

// Returns the sentence about the author's choice for open rounds; empty if the question asks for no choice.
std::string choicesText(const desk::Question& question, Language language) {
  switch (question.choice) {
    case desk::RoundsChoice::None:
      return {};
    case desk::RoundsChoice::Optional: {
      const auto* effects = question.as<desk::Effects>();
      const auto open = effects == nullptr ? std::nullopt : desk::openIn(effects->rounds);
      return said(Phrase::ChoiceOptional, language, {open ? std::to_string(numberOf(*open)) : std::string()});
    }
    case desk::RoundsChoice::Required:
      return said(Phrase::ChoiceRequired, language);
    case desk::RoundsChoice::KeepOnly:
      break;
  }
  return said(Phrase::ChoiceKeepOnly, language);
}

void addPairings(std::string& text, const std::vector<desk::Place>& pairings, Language language) {
  if (!pairings.empty()) text += said(Phrase::ChangePairings, language, {placeList(pairings, language)});
}

void addRows(std::string& text, const std::vector<desk::RowFacts>& rows, Language language, RowMark mark) {
  for (std::size_t listed = 0; listed < rows.size() && listed < kMostMoves; ++listed) {
    text += (mark == RowMark::Bullet ? "\n• " : "\n  ") + signedRowText(rows[listed], language);
  }
  if (rows.size() > kMostMoves) {
    text += said(Phrase::LineMore, language, {std::to_string(rows.size() - kMostMoves)});
  }
}

void addRestore(std::string& text, const desk::RestoreFacts& facts, Language language) {
  text += said(Phrase::ChangeContest, language, {facts.name, localMoment(facts.moment)});
  if (facts.borrowed) text += said(Phrase::ChangeBorrowed, language, {*facts.borrowed});
  if (facts.standing) text += said(Phrase::ChangeOther, language, {*facts.standing});
  if (facts.lost) {
    text += said(Phrase::ChangeLost, language, {std::to_string(*facts.lost)});
  } else {
    text += toText(Phrase::ChangeBroken, language);
  }
}

// Builds the lines below a confirmation question. They show the facts that the user must know before
// answering.
class QuestionFactsText {
 public:
  QuestionFactsText(const desk::Question& question, const NameOfEntry& nameOf, Language language,
                    RowMark mark)
      : m_question(question), m_nameOf(nameOf), m_language(language), m_mark(mark) {}

  std::string lines() && {
    std::visit(*this, m_question.facts);
    return std::move(m_text);
  }

  void operator()(std::monostate /*none*/) {}
  // Adds no line, because the question itself names the results.
  void operator()(const desk::ResultMove& /*results*/) {}
  void operator()(const desk::Effects& effects) {
    addMoves(m_text, effects.consequences, m_nameOf, m_language);
    if (effects.consequences.moves.empty() && m_question.level == desk::ConfirmationLevel::TwoSteps) {
      m_text += toText(Phrase::ChangeNothing, m_language);
    }
    addRounds(m_text, effects.rounds, m_nameOf, m_language);
  }
  void operator()(const desk::BoardsOvertaken& overtaken) {
    addPairings(m_text, overtaken.boards, m_language);
  }
  void operator()(const desk::SeatsLeft& left) {
    for (const desk::SeatLeft& seat : left.seats) {
      const std::string name = m_nameOf(seat.entry);
      m_text += seat.board
                    ? said(Phrase::SeatLeftBoard, m_language, {name, std::to_string(numberOf(*seat.board))})
                    : said(Phrase::SeatLeftBye, m_language, {name});
    }
    if (left.isOwnPairing) m_text += toText(Phrase::SeatsLeftOwn, m_language);
  }
  void operator()(const desk::GamesAnnulled& annulled) {
    m_text += "\n  " + gamesAnnulledText(m_nameOf(annulled.entry), annulled.games, m_language);
  }
  void operator()(const desk::PairingFaults& pairing) {
    for (const pairing::ManualFault& fault : pairing.faults) {
      m_text += "\n  " + manualFaultText(fault, m_nameOf, m_language);
    }
  }
  void operator()(const desk::PlayersMeant& meant) {
    const std::size_t listed = std::min(meant.entries.size(), kMostMoves);
    for (std::size_t i = 0; i < listed; ++i) m_text += "\n  " + m_nameOf(meant.entries[i]);
    if (meant.entries.size() > listed)
      m_text += said(Phrase::LineMore, m_language, {std::to_string(meant.entries.size() - listed)});
  }
  void operator()(const desk::Misfiling& misfiling) {
    for (const desk::Mismatch& each : misfiling.mismatches) m_text += "\n  " + message(each, m_language);
  }
  void operator()(const sheet::Coverage& coverage) {
    m_text += "\n  " + followedText(coverage, m_language);
    if (coverage.isLimitReached) m_text += "\n  " + said(Phrase::SearchStopped, m_language);
  }
  void operator()(const desk::VersionStored& stored) {
    m_text += stored.version > 0 ? said(Phrase::ChangeStored, m_language,
                                        {std::to_string(stored.version), stored.by, localMoment(stored.at)})
                                 : std::string(toText(Phrase::ChangeNone, m_language));
  }
  void operator()(const desk::ResultDifference& difference) {
    m_text += said(Phrase::ChangeBoth, m_language,
                   {resultText(difference.entered, m_language), resultText(difference.ofSheet, m_language)});
  }
  void operator()(const desk::ActsUndone& acts) {
    addRows(m_text, acts.undone, m_language, m_mark);
    if (acts.staying.empty()) return;
    m_text += toText(Phrase::ChangeStaying, m_language);
    addRows(m_text, acts.staying, m_language, m_mark);
  }
  void operator()(const desk::ResultMet& met) {
    m_text += said(Phrase::ChangeMet, m_language, {met.by, localMoment(met.moment)});
  }
  void operator()(const desk::SameMoves& same) {
    m_text += "\n  " + whereText(same.other, m_nameOf, m_language) + " (" + same.players + ")\n" +
              said(Phrase::SameMovesHint, m_language);
  }
  void operator()(const desk::ChangesMet& met) { addRows(m_text, met.rows, m_language, m_mark); }
  void operator()(const desk::RestoreFacts& restored) { addRestore(m_text, restored, m_language); }

 private:
  const desk::Question& m_question;
  const NameOfEntry& m_nameOf;
  Language m_language;
  RowMark m_mark;
  std::string m_text;
};

}  // namespace

std::string questionText(const desk::Question& question, const NameOfEntry& nameOf, Language language,
                         RowMark mark) {
  const std::string place = question.at ? whereText(*question.at, nameOf, language) : std::string();
  const std::string round = question.round ? std::to_string(numberOf(*question.round)) : std::string();
  const desk::ResultMove* move = moveIn(question);
  // If the question is about the result of a game, the name of the board is followed by the players.
  const bool isGame = question.at && std::holds_alternative<desk::Place>(*question.at);
  const std::string meeting = isGame && move != nullptr ? place + " (" + move->players + ")" : place;
  const auto result = [&](std::optional<desk::ResultFacts> desk::ResultMove::*which) {
    if (move == nullptr || !(move->*which)) return std::string();
    return question.code == ConfirmationReason::RulingTurns ? winnerText(*(move->*which), language)
                                                            : resultText(*(move->*which), language);
  };
  // True if the ending decides the result in spite of the totals (E3). Result and scoresheet then may differ.
  const bool isSettled = question.code == ConfirmationReason::ResultDiffers &&
                         question.level == desk::ConfirmationLevel::Confirm;
  const Phrase asked = isSettled ? Phrase::SettledByEnding : phraseOf(question.code);
  return said(asked, language,
              {question.subject, place, round, meeting, result(&desk::ResultMove::before),
               result(&desk::ResultMove::after)}) +
         QuestionFactsText(question, nameOf, language, mark).lines() + choicesText(question, language);
}

std::string gamesAnnulledText(std::string_view name, int games, Language language) {
  return said(Phrase::WithdrawAnnuls, language, {name, std::to_string(games)});
}

std::string choiceText(const desk::Question& question, std::optional<desk::OpenRounds> chosen,
                       Language language) {
  if (question.choice == desk::RoundsChoice::None) return {};
  return said(chosen == desk::OpenRounds::Pair ? Phrase::ChosenPair : Phrase::ChosenKeep, language);
}

std::string pairedAgainText(const desk::PairedAgain& again, Language language) {
  if (!again.round) return {};
  const bool isHeld = again.publication == contest::Publication::Held;
  std::string text = said(isHeld ? Phrase::RoundPairedAgain : Phrase::RoundPairedAsByes, language,
                          {std::to_string(numberOf(*again.round))});
  if (again.canceled.empty()) return text;
  const std::string rounds = joined(
      again.canceled, ", ", [](contest::RoundNumber round) { return std::to_string(numberOf(round)); });
  return text + " " + said(Phrase::RoundsCanceled, language, {rounds});
}

std::string previewText(const desk::ResultPreview& preview, const contest::Event& event,
                        const NameOfEntry& nameOf, Language language) {
  const contest::Consequences& moved = preview.effects.consequences;
  const std::string where = placeText(preview.place, language);
  const std::string after = resultText(desk::factsOf(preview.after, event.setup.set), language);
  std::string text =
      preview.before
          ? said(Phrase::IfInstead, language,
                 {where, after, resultText(desk::factsOf(*preview.before, event.setup.set), language)})
          : said(Phrase::IfEntered, language, {where, after});
  addMoves(text, moved, nameOf, language);
  if (moved.moves.empty()) text += toText(Phrase::ChangeNothing, language);
  const auto addTies = [&](Phrase pattern, const std::vector<std::vector<contest::EntryId>>& ties) {
    for (const std::vector<contest::EntryId>& tie : ties) {
      std::vector<std::string> names;
      for (const contest::EntryId entry : tie) names.push_back(nameOf(entry));
      text += said(pattern, language, {joinedByAnd(names, language)});
    }
  };
  addTies(Phrase::RematchWouldBeDue, moved.rematchesAdded);
  addTies(Phrase::RematchWouldGo, moved.rematchesDropped);
  std::vector<std::vector<contest::EntryId>> lots;
  for (const contest::Lot& lot : moved.lotsUndone) lots.push_back(lot.order);
  addTies(Phrase::LotWouldGo, lots);
  addRounds(text, preview.effects.rounds, nameOf, language);
  return text;
}

std::string manualFaultText(const pairing::ManualFault& fault, const NameOfEntry& nameOf, Language language) {
  if (fault.meetings) return schoolMeetingsText(*fault.meetings, language);
  const auto name = [&](std::size_t index) {
    return index < fault.entries.size() ? nameOf(fault.entries[index]) : std::string();
  };
  return said(phraseOf(fault.kind), language, {name(0), name(1)});
}

std::string schoolBoardsText(const std::vector<contest::BoardNumber>& boards, int boardsInAll,
                             Language language) {
  if (boards.size() > kMostSchoolBoards || std::ssize(boards) == boardsInAll) {
    return said(Phrase::SchoolMatesCount, language,
                {std::to_string(boards.size()), std::to_string(boardsInAll)});
  }
  std::vector<std::string> numbers;
  for (const contest::BoardNumber board : boards) numbers.push_back(std::to_string(numberOf(board)));
  const Phrase phrase = numbers.size() == 1 ? Phrase::SchoolMatesMeet : Phrase::SchoolMatesMeetSeveral;
  return said(phrase, language, {joinedByAnd(numbers, language)});
}

std::string schoolMeetingsText(const pairing::SchoolMeetings& meetings, Language language) {
  const std::string boards = schoolBoardsText(meetings.boards, meetings.boardsInAll, language);
  if (!meetings.isAvoidable()) return said(Phrase::SchoolMatesFewest, language, {boards});
  return said(phraseOf(pairing::ManualFaultKind::SchoolMates), language,
              {boards, std::to_string(meetings.fewest)});
}

std::string message(const desk::Mismatch& mismatch, Language language) {
  return said(phraseOf(mismatch.kind), language,
              {namedOnSheet(mismatch.kind, mismatch.onSheet, language),
               namedOnSheet(mismatch.kind, mismatch.expected, language)});
}

}  // namespace damath::words
