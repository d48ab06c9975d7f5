// Scoresheets as evidence: stored as written, audited under the event's own law, accepted with the corrected
// result. (Rulebook T6)
#pragma once

#include <string>
#include <vector>

#include "app/desk/round_desk.hpp"
#include "core/sheet/audit.hpp"
#include "core/sheet/ruling.hpp"
#include "db/sheet_records.hpp"

namespace damath::desk {

// Where the sheet's head does not say what the pairing says. A fact for the arbiter, no obstacle.
enum class MismatchKind { Set, Ruleset, Start, BlueName, RedName, Round, Board };
struct Mismatch {
  MismatchKind kind = MismatchKind::Set;
  std::string onSheet;
  std::string expected;
};

// A version of the sheet of a game or a rematch with its audit, replayed now, and what the rulings make of
// it.
struct SheetView {
  db::StoredSheet stored;
  sheet::AuditReport report;
  sheet::Outcome outcome;
  std::vector<Mismatch> mismatches;
};

struct SheetAccepted {
  ResultChange result;
  int corrections = 0;  // cells corrected
};

class SheetDesk {
 public:
  // The desk must outlive this.
  explicit SheetDesk(Desk& desk) : m_desk(&desk) {}

  // Stores the sheet as the game's newest version; earlier ones stay readable. The result is not touched.
  // The very same sheet again changes nothing. Asks for care where the version in force is signed off:
  // SignedCorrected. Refused: NoSuchEvent, NoSuchGame, NoSuchRematch, NotText, StoreFailed.
  [[nodiscard]] Expected<SheetView, DeskError> storeSheet(contest::EventId event, const SheetAt& at,
                                                          const sheet::Sheet& sheet, const Author& author);
  // Every version, oldest first; empty where none is stored. Refused: NoSuchEvent, NoSuchGame, StoreFailed.
  [[nodiscard]] Expected<std::vector<SheetView>, DeskError> sheets(contest::EventId event,
                                                                   const SheetAt& at) const;
  // Accepts the newest version: the corrections are recorded beside the written cells and the game gets the
  // audit's result, as rulings leave it. Where another result stands it is a correction and asks for care as
  // RoundDesk::setResult. Refused: NoSuchEvent, NoSuchGame, NoSuchSheet, SheetAccepted, StoreFailed.
  [[nodiscard]] Expected<SheetAccepted, DeskError> acceptSheet(contest::EventId event, const SheetAt& at,
                                                               const Author& author);

 private:
  Desk* m_desk;
};

// `set`, `blueName` …
[[nodiscard]] std::string_view toText(MismatchKind kind);

}  // namespace damath::desk
