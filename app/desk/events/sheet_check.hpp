// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the scoresheets in force of an event with its results and reviews.
#pragma once

#include <cstddef>
#include <vector>

#include "app/desk/change/change.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

class SheetCheck {
 public:
  // `reading` is a snapshot of the file, from which the summaries `sheets` come. Precondition: all arguments
  // outlive this object.
  SheetCheck(const Desk& desk, const db::Reading& reading, const contest::Contest& contest,
             const db::SharedSummaries& sheets)
      : m_memory(desk.openFile().outcomes),
        m_reading(reading),
        m_contest(contest),
        m_sheets(*sheets),
        m_nextSheet(m_sheets.begin()) {
    m_memory.heed(sheets);
  }

  // Returns the summary of the scoresheet in force; null if no scoresheet is in force.
  [[nodiscard]] const db::SheetSummary* of(db::SheetOwner owner) const;
  // Adds the problems of the scoresheets to `status`: results that differ, second entries that differ, moves
  // that could not be followed, scoresheets that only one person handled, and scoresheets of two games with
  // the same moves. Errors: StoreFailed.
  DeskResult<void> addTo(EventStatus& status, const contest::Event& event) const;

 private:
  // The event's setup, and a hash of its ruleset and chip set.
  struct LawOf {
    const contest::EventSetup& setup;
    std::size_t number;
  };
  struct Sheeted {
    const contest::Game* game = nullptr;
    const contest::Rematch* rematch = nullptr;
    const db::SheetSummary* summary = nullptr;
    const contest::GameResult* entered = nullptr;  // null if no result is entered
    // the result of the scoresheet; null until the scoresheet is replayed
    const KnownOutcome* outcome = nullptr;

    [[nodiscard]] Meeting meeting(const contest::Event& event) const {
      return game != nullptr ? meetingOf(*game) : meetingOf(event, *rematch);
    }
  };

  // Returns the games and then the rematches that have a scoresheet.
  [[nodiscard]] std::vector<Sheeted> sheeted(const contest::Event& event, const LawOf& law) const;
  // Returns the cached result of the scoresheet; null if the scoresheet must be replayed. The pointer is
  // valid until the next call of order().
  [[nodiscard]] const KnownOutcome* known(const db::SheetSummary& summary, std::size_t law) const;
  // Replays the scoresheets whose results are not cached. If at least 64 of these scoresheets have no
  // ruling, replays them in parallel on all processors. Replays all other scoresheets one by one. Errors:
  // StoreFailed.
  [[nodiscard]] DeskResult<void> learn(std::vector<Sheeted>& all, const LawOf& law) const;
  [[nodiscard]] DeskResult<void> learnMany(const std::vector<const db::SheetSummary*>& sheets,
                                           const LawOf& law) const;
  [[nodiscard]] DeskResult<void> learnOne(const db::SheetSummary& sheet, const LawOf& law) const;
  void keep(const db::SheetSummary& sheet, const LawOf& law, std::optional<contest::GameResult> result,
            const sheet::Coverage& coverage, std::size_t moves) const;
  // Merges the results of newly replayed scoresheets into the cache m_memory. The cache is ordered by the
  // game or rematch of the scoresheet.
  void order() const;
  // Adds the pairs of scoresheets that begin with the same moves.
  void addAlike(EventStatus& status, const contest::Event& event, const std::vector<Sheeted>& all) const;
  [[nodiscard]] DeskResult<void> addReviews(EventStatus& status, const contest::Event& event,
                                            const Sheeted& sheet) const;

  OutcomeMemory& m_memory;
  const db::Reading& m_reading;
  const contest::Contest& m_contest;
  const std::vector<db::SheetSummary>& m_sheets;
  // The position in m_sheets where the next search begins. Callers ask for scoresheets in the order of the
  // games, so the scoresheet at this position usually matches.
  mutable std::vector<db::SheetSummary>::const_iterator m_nextSheet;
  mutable std::size_t m_nextOutcome = 0;
  mutable std::vector<KnownOutcome> m_learnt;
};

}  // namespace damath::desk
