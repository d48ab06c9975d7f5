#include "app/desk/review_desk.hpp"

#include <algorithm>
#include <map>

#include "app/desk/change.hpp"
#include "app/desk/person_text.hpp"
#include "core/spellings.hpp"
#include "db/sheet_edit.hpp"

namespace damath::desk {

namespace {

constexpr Spelling<SheetStage> kStages[] = {{SheetStage::Entered, "entered"},
                                            {SheetStage::Accepted, "accepted"},
                                            {SheetStage::Reviewed, "reviewed"},
                                            {SheetStage::SignedOff, "signedOff"}};

Expected<void, DeskError> checkNamed(const Author& author) {
  if (trimmed(author.by).empty()) return refused(Refusal::ByRequired);
  return {};
}

Expected<db::StoredSheet, DeskError> sheetInForce(const Change& change, const contest::Event& event,
                                                  Place place) {
  const auto game = gameOf(event, place);
  if (!game) return Unexpected<DeskError>(game.error());
  auto versions = lifted(change.edit().reading().sheets(db::ofGame((*game)->id)));
  if (!versions) return Unexpected<DeskError>(versions.error());
  const auto found = std::ranges::find(*versions, db::Force::InForce, &db::StoredSheet::force);
  if (found == versions->end()) return refusedAt(Refusal::NoSuchSheet, place);
  return std::move(*found);
}

std::vector<Difference> differences(const sheet::Sheet& first, const sheet::Sheet& second) {
  std::vector<Difference> list;
  const std::size_t lines = std::min(first.lines.size(), second.lines.size());
  for (std::size_t index = 0; index < lines; ++index) {
    for (const board::Side side : board::kSides) {
      const sheet::Half& a = first.lines[index].of(side);
      const sheet::Half& b = second.lines[index].of(side);
      const auto compare = [&](sheet::Cell cell, const std::string& one, const std::string& other) {
        if (one != other) list.push_back({static_cast<int>(index) + 1, side, cell, one, other});
      };
      compare(sheet::Cell::Move, a.move, b.move);
      compare(sheet::Cell::Score, a.score, b.score);
      compare(sheet::Cell::Total, a.total, b.total);
    }
  }
  if (first.lines.size() != second.lines.size()) {
    list.push_back({0, board::Side::Blue, sheet::Cell::Move, std::to_string(first.lines.size()),
                    std::to_string(second.lines.size())});
  }
  return list;
}

// How many violations come before a disqualification, nothing where none does.
std::optional<int> warningsOf(const contest::Event& event) {
  return event.setup.ruleset.warningsBeforeDisqualification.answer;
}

// Counted within a game, since warnings are of a game (T5); those of no game by themselves.
std::vector<ViolationLogged> logged(const contest::Event& event, const std::vector<db::Violation>& all) {
  std::vector<ViolationLogged> list;
  std::map<std::pair<contest::EntryId, std::optional<contest::GameId>>, int> counts;
  for (const db::Violation& violation : all) {
    if (violation.event != event.id) continue;
    const int count = ++counts[{violation.entry, violation.game}];
    const auto warnings = warningsOf(event);
    list.push_back({violation, count, warnings && count > *warnings});
  }
  return list;
}

}  // namespace

Expected<std::vector<Difference>, DeskError> ReviewDesk::review(contest::EventId event, Place place,
                                                                const std::optional<sheet::Sheet>& keyed,
                                                                const Author& author) {
  using Answer = Expected<std::vector<Difference>, DeskError>;
  if (auto checked = checkNamed(author); !checked) return Unexpected<DeskError>(checked.error());
  return changedIn(*m_desk, event, author, [&](const Change& change, const contest::Event& found) -> Answer {
    const auto stored = sheetInForce(change, found, place);
    if (!stored) return Unexpected<DeskError>(stored.error());
    const auto same = [&](const db::StoredReview& review) {
      return folded(review.reviewer) == folded(author.by);
    };
    if (std::ranges::any_of(stored->reviews, same)) return refused(Refusal::ReviewedAlready, author.by);
    auto list = keyed ? differences(stored->sheet, *keyed) : std::vector<Difference>();
    const db::StoredReview review{std::string(trimmed(author.by)), {}, keyed, static_cast<int>(list.size())};
    if (auto done = lifted(db::SheetEdit(change.edit()).addReview(stored->id, review)); !done) {
      return Unexpected<DeskError>(done.error());
    }
    return list;
  });
}

Expected<void, DeskError> ReviewDesk::rule(contest::EventId event, Place place,
                                           const db::StoredRuling& ruling, const Author& author) {
  if (auto checked = checkNamed(author); !checked) return checked;
  if (trimmed(author.reason).empty()) return refused(Refusal::ReasonRequired);
  if (ruling.value && !isCleanText(*ruling.value)) return refusedAt(Refusal::NotText, place);
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> Expected<void, DeskError> {
                     const auto stored = sheetInForce(change, found, place);
                     if (!stored) return Unexpected<DeskError>(stored.error());
                     if (stored->signOff) return refusedAt(Refusal::SheetSignedOff, place);
                     const auto inCell = [&](const db::StoredFinding& finding) {
                       return finding.line == ruling.line && finding.cell == ruling.cell &&
                              finding.side == ruling.side;
                     };
                     if (std::ranges::none_of(stored->findings, inCell)) {
                       return refusedAt(Refusal::NoSuchFinding, place);
                     }
                     return lifted(db::SheetEdit(change.edit()).rule(stored->id, ruling));
                   });
}

Expected<void, DeskError> ReviewDesk::signOff(contest::EventId event, Place place, const Author& author) {
  if (auto checked = checkNamed(author); !checked) return checked;
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> Expected<void, DeskError> {
                     const auto stored = sheetInForce(change, found, place);
                     if (!stored) return Unexpected<DeskError>(stored.error());
                     switch (stageOf(*stored)) {
                       case SheetStage::Entered:
                         return refusedAt(Refusal::SheetOpen, place);
                       case SheetStage::Accepted:
                         return refusedAt(Refusal::NotReviewed, place);
                       case SheetStage::SignedOff:
                         return refusedAt(Refusal::SheetSignedOff, place);
                       case SheetStage::Reviewed:
                         break;
                     }
                     return lifted(db::SheetEdit(change.edit()).signOff(stored->id));
                   });
}

Expected<ViolationLogged, DeskError> ReviewDesk::addViolation(contest::EventId event, contest::EntryId entry,
                                                              std::optional<Place> place,
                                                              db::ViolationKind kind,
                                                              const std::string& remark,
                                                              const Author& author) {
  if (auto checked = checkNamed(author); !checked) return Unexpected<DeskError>(checked.error());
  if (!isCleanText(remark)) return refused(Refusal::NotText);
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<ViolationLogged, DeskError> {
        if (auto known = entryOf(found, entry); !known) return Unexpected<DeskError>(known.error());
        db::Violation violation;
        violation.event = event;
        violation.entry = entry;
        violation.kind = kind;
        violation.remark = trimmed(remark);
        if (place) {
          const auto game = gameOf(found, *place);
          if (!game) return Unexpected<DeskError>(game.error());
          violation.game = (*game)->id;
        }
        const auto added = lifted(db::SheetEdit(change.edit()).addViolation(violation));
        if (!added) return Unexpected<DeskError>(added.error());
        const auto all = lifted(change.edit().reading().violations());
        if (!all) return Unexpected<DeskError>(all.error());
        return logged(found, *all).back();
      });
}

Expected<std::vector<ViolationLogged>, DeskError> ReviewDesk::violations(contest::EventId event) const {
  const auto reading = lifted(m_desk->counter().store.read());
  if (!reading) return Unexpected<DeskError>(reading.error());
  const auto contest = lifted(reading->contest());
  if (!contest) return Unexpected<DeskError>(contest.error());
  const auto found = eventOf(*contest, event);
  if (!found) return Unexpected<DeskError>(found.error());
  const auto all = lifted(reading->violations());
  if (!all) return Unexpected<DeskError>(all.error());
  return logged(**found, *all);
}

SheetStage stageOf(const db::StoredSheet& stored) {
  if (stored.signOff) return SheetStage::SignedOff;
  if (stored.acceptance == db::Acceptance::Open) return SheetStage::Entered;
  return stored.reviews.empty() ? SheetStage::Accepted : SheetStage::Reviewed;
}

std::string_view toText(SheetStage stage) {
  return spellingOf(kStages, stage);
}

}  // namespace damath::desk
