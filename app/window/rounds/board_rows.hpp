// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the table rows of the rounds page: the boards of a round with result and state, the byes, and the
// rematches. Marks a result that differs from its scoresheet. In an unpublished round, each board shows its
// problems instead.
#pragma once

#include <memory>
#include <set>
#include <vector>

#include "app/desk/change/result_difference.hpp"
#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/rounds/unpublished_round.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/text/translator.hpp"
#include "db/reading.hpp"

namespace damath::window {

// The data from which the rows are made. Precondition: the translator outlives this object.
struct BoardsShown {
  db::SharedContest contest;
  const contest::Event& event;  // an event of `contest`
  const Translator& translator;
  // The status of the event. Null if it could not be read; the rows then have no marks.
  std::shared_ptr<const desk::EventStatus> status = nullptr;
  std::set<contest::GameId> drafts = {};  // games whose scoresheet has an unsaved draft
  // The players who are marked as late. A late player is marked on each board that has no result yet.
  desk::LatePlayers late = {};
};

enum class WhichBoards { Every, Outstanding };

class BoardRows {
 public:
  explicit BoardRows(BoardsShown shown) : m_shown(std::move(shown)) {}

  [[nodiscard]] std::vector<QString> headings() const;
  // Returns the table rows of a round. The key of a game's row is its board number. The key of a bye's row is
  // 0.
  [[nodiscard]] RowsToMake ofRound(contest::RoundNumber round, WhichBoards which) const;
  // Returns the headings for an unpublished round. Up to RED's school they are the headings of a published
  // round.
  [[nodiscard]] std::vector<QString> headingsOfUnpublished() const;
  // Returns the table rows of an unpublished round. The key of a row with an allotted bye is the negative id
  // of the player's entry.
  [[nodiscard]] std::vector<TableRow> ofHeld(const desk::UnpublishedRound& round) const;
  // Returns the table rows of the rematches. The key of a row is the negative id of the rematch.
  [[nodiscard]] std::vector<TableRow> ofRematches() const;
  [[nodiscard]] bool differsIn(contest::RoundNumber round) const;
  [[nodiscard]] bool differsInRematches() const;

 private:
  // A game or a rematch, with its result and the state of its scoresheet.
  struct Row {
    int number = 0;
    contest::EntryId blue{};
    contest::EntryId red{};
    std::optional<contest::GameResult> result;
    TableCell state;
    int key = 0;
    std::optional<contest::RoundNumber> round = {};  // the round of a game; nullopt for a rematch
  };

  [[nodiscard]] TableRow rowOf(const Row& row) const;
  [[nodiscard]] TableRow gameRow(const contest::Game& game) const;
  // Returns the reason why a player has a bye in the round.
  [[nodiscard]] QString byeText(const contest::Bye& bye) const;
  [[nodiscard]] TableRow byeRow(const contest::Bye& bye) const;
  // Returns a cell with the player's start number and name. `lateIn` is the round of a board without a
  // result: a player who is late in it is marked. nullopt: no player is marked.
  [[nodiscard]] TableCell playerCell(contest::EntryId entry,
                                     std::optional<contest::RoundNumber> lateIn = {}) const;
  [[nodiscard]] TableCell stateCell(const contest::Game& game) const;
  // The heading and the cells of the column beside the player's name: the school, or the section.
  [[nodiscard]] QString headingBeside() const;
  [[nodiscard]] TableCell schoolCell(contest::EntryId entry) const;
  [[nodiscard]] TableCell faultsCell(const desk::UnpublishedRound& round, const pairing::Board& board) const;
  [[nodiscard]] TableCell programCell(const desk::UnpublishedRound& round, const pairing::Board& board) const;
  [[nodiscard]] TableCell differing(const desk::ResultDifference& difference) const;

  BoardsShown m_shown;
};

}  // namespace damath::window
