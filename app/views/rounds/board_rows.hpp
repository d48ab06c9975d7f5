// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the Rounds page: the boards of a round with result and state, who sits out, the rematches;
// where a result and its sheet differ; and the boards of a held round with what speaks against them.
#pragma once

#include <memory>
#include <set>
#include <vector>

#include "app/desk/events/status.hpp"
#include "app/desk/rounds/held_round.hpp"
#include "app/models/lists/table_model.hpp"
#include "app/models/text/translator.hpp"
#include "db/reading.hpp"

namespace damath::views {

// What the rows are of. The translator must outlive them.
struct BoardsShown {
  db::SharedContest contest;
  const contest::Event& event;  // of that contest
  const models::Translator& translator;
  // Null where it could not be read: then nothing is marked.
  std::shared_ptr<const desk::EventStatus> status = nullptr;
  std::set<contest::GameId> drafts = {};  // games whose sheet was typed on and not stored
};

enum class WhichBoards { Every, Outstanding };

class BoardRows {
 public:
  explicit BoardRows(BoardsShown shown) : m_shown(std::move(shown)) {}

  [[nodiscard]] std::vector<QString> headings() const;
  // A game's key is its board, a bye's 0.
  [[nodiscard]] models::RowsToMake ofRound(contest::RoundNumber round, WhichBoards which) const;
  // While it is proof-read: the same headings up to RED's school. An allotted bye's key is below 0: its
  // entry's number.
  [[nodiscard]] std::vector<QString> headingsOfHeld() const;
  [[nodiscard]] std::vector<models::TableRow> ofHeld(const desk::HeldRound& round) const;
  // A rematch's key is its number, below 0.
  [[nodiscard]] std::vector<models::TableRow> ofRematches() const;
  [[nodiscard]] bool differsIn(contest::RoundNumber round) const;
  [[nodiscard]] bool differsInRematches() const;

 private:
  // Two who met, their result and how their sheet stands.
  struct Row {
    int number = 0;
    contest::EntryId blue{};
    contest::EntryId red{};
    std::optional<contest::GameResult> result;
    models::TableCell state;
    int key = 0;
  };

  [[nodiscard]] models::TableRow rowOf(const Row& row) const;
  [[nodiscard]] models::TableRow gameRow(const contest::Game& game) const;
  // Why somebody does not play the round.
  [[nodiscard]] QString byeText(const contest::Bye& bye) const;
  [[nodiscard]] models::TableRow byeRow(const contest::Bye& bye) const;
  // With the start number before the name.
  [[nodiscard]] models::TableCell playerCell(contest::EntryId entry) const;
  [[nodiscard]] models::TableCell stateCell(const contest::Game& game) const;
  // The column of schools belongs to each.
  [[nodiscard]] models::TableCell schoolCell(contest::EntryId entry) const;
  [[nodiscard]] models::TableCell faultsCell(const desk::HeldRound& round, const pairing::Board& board) const;
  [[nodiscard]] models::TableCell programCell(const desk::HeldRound& round,
                                              const pairing::Board& board) const;
  [[nodiscard]] models::TableCell differing(const desk::ResultDifference& difference) const;

  BoardsShown m_shown;
};

}  // namespace damath::views
