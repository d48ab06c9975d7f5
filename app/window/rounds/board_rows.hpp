// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the rows of the Rounds page: the boards of a round with result and state, its byes, and the
// rematches. Marks a result that differs from its scoresheet. For an unpublished round, the rows show the
// problems of each board.
#pragma once

#include <memory>
#include <set>
#include <vector>

#include "app/desk/events/status.hpp"
#include "app/desk/rounds/unpublished_round.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/text/translator.hpp"
#include "db/reading.hpp"

namespace damath::window {

// The data behind the rows. The translator must outlive this object.
struct BoardsShown {
  db::SharedContest contest;
  const contest::Event& event;  // belongs to `contest`
  const Translator& translator;
  // Null if the status could not be read; the rows then have no marks.
  std::shared_ptr<const desk::EventStatus> status = nullptr;
  std::set<contest::GameId> drafts = {};  // games with an unsaved draft of their scoresheet
};

enum class WhichBoards { Every, Outstanding };

class BoardRows {
 public:
  explicit BoardRows(BoardsShown shown) : m_shown(std::move(shown)) {}

  [[nodiscard]] std::vector<QString> headings() const;
  // The key of a game is its board number, the key of a bye is 0.
  [[nodiscard]] RowsToMake ofRound(contest::RoundNumber round, WhichBoards which) const;
  // For an unpublished round: the same headings up to RED's school. The key of an allotted bye is its entry
  // id, negated.
  [[nodiscard]] std::vector<QString> headingsOfUnpublished() const;
  [[nodiscard]] std::vector<TableRow> ofHeld(const desk::UnpublishedRound& round) const;
  // The key of a rematch is its id, negated.
  [[nodiscard]] std::vector<TableRow> ofRematches() const;
  [[nodiscard]] bool differsIn(contest::RoundNumber round) const;
  [[nodiscard]] bool differsInRematches() const;

 private:
  // A game or a rematch with its result and the state of its scoresheet.
  struct Row {
    int number = 0;
    contest::EntryId blue{};
    contest::EntryId red{};
    std::optional<contest::GameResult> result;
    TableCell state;
    int key = 0;
  };

  [[nodiscard]] TableRow rowOf(const Row& row) const;
  [[nodiscard]] TableRow gameRow(const contest::Game& game) const;
  // Returns the reason why the entry does not play in the round.
  [[nodiscard]] QString byeText(const contest::Bye& bye) const;
  [[nodiscard]] TableRow byeRow(const contest::Bye& bye) const;
  // Returns a cell with the start number and the name.
  [[nodiscard]] TableCell playerCell(contest::EntryId entry) const;
  [[nodiscard]] TableCell stateCell(const contest::Game& game) const;
  // Returns the school cell that stands beside the player's cell.
  [[nodiscard]] TableCell schoolCell(contest::EntryId entry) const;
  [[nodiscard]] TableCell faultsCell(const desk::UnpublishedRound& round, const pairing::Board& board) const;
  [[nodiscard]] TableCell programCell(const desk::UnpublishedRound& round, const pairing::Board& board) const;
  [[nodiscard]] TableCell differing(const desk::ResultDifference& difference) const;

  BoardsShown m_shown;
};

}  // namespace damath::window
