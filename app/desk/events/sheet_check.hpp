// SPDX-License-Identifier: GPL-3.0-or-later
// What the sheets in force of an event say beside its results and reviews.
#pragma once

#include <cstddef>
#include <vector>

#include "app/desk/change/change.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/rounds/meeting.hpp"

namespace damath::desk {

class SheetCheck {
 public:
  // All outlive this; the summaries are of that reading.
  SheetCheck(const Desk& desk, const db::Reading& reading, const contest::Contest& contest,
             const db::SharedSummaries& sheets)
      : m_memory(desk.openFile().outcomes),
        m_reading(reading),
        m_contest(contest),
        m_sheets(*sheets),
        m_nextSheet(m_sheets.begin()) {
    m_memory.heed(sheets);
  }

  // Null where there is none.
  [[nodiscard]] const db::SheetSummary* of(db::SheetOwner owner) const;
  // Where a sheet does not agree with the result or with who keyed it again, where its game could not be
  // followed, and where one person alone has looked at it. Refused: StoreFailed.
  DeskResult<void> addTo(EventStatus& status, const contest::Event& event) const;

 private:
  // The event's law beside its number.
  struct LawOf {
    const contest::EventSetup& setup;
    std::size_t number;
  };
  // A game or a rematch with a sheet.
  struct Sheeted {
    const contest::Game* game = nullptr;
    const contest::Rematch* rematch = nullptr;
    const db::SheetSummary* summary = nullptr;
    const contest::GameResult* entered = nullptr;  // null where there is none
    const KnownOutcome* outcome = nullptr;         // of the sheet; null while it must be replayed

    [[nodiscard]] Meeting meeting() const { return game != nullptr ? meetingOf(*game) : meetingOf(*rematch); }
  };

  // In the order of the event's meetings.
  [[nodiscard]] std::vector<Sheeted> sheeted(const contest::Event& event, const LawOf& law) const;
  // What is known of the sheet, until more is learnt; null where it must be replayed.
  [[nodiscard]] const KnownOutcome* known(const db::SheetSummary& summary, std::size_t law) const;
  // Replays what is not known yet, on all processors where that is much. Refused: StoreFailed.
  [[nodiscard]] DeskResult<void> learn(std::vector<Sheeted>& all, const LawOf& law) const;
  [[nodiscard]] DeskResult<void> learnMany(const std::vector<const db::SheetSummary*>& sheets,
                                           const LawOf& law) const;
  [[nodiscard]] DeskResult<void> learnOne(const db::SheetSummary& sheet, const LawOf& law) const;
  void keep(const db::SheetSummary& sheet, const LawOf& law, std::optional<contest::GameResult> result,
            const sheet::Coverage& coverage) const;
  // Puts what was learnt into its order.
  void order() const;
  [[nodiscard]] DeskResult<void> addReviews(EventStatus& status, const contest::Event& event,
                                            const Sheeted& sheet) const;

  OutcomeMemory& m_memory;
  const db::Reading& m_reading;
  const contest::Contest& m_contest;
  const std::vector<db::SheetSummary>& m_sheets;
  // Meetings are gone through in their order: mostly the next one is asked for.
  mutable std::vector<db::SheetSummary>::const_iterator m_nextSheet;
  mutable std::size_t m_nextOutcome = 0;
  mutable std::vector<KnownOutcome> m_learnt;
};

}  // namespace damath::desk
