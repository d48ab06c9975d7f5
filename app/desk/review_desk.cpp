#include "app/desk/review_desk.hpp"

#include <algorithm>
#include <map>

#include "app/desk/change.hpp"
#include "app/desk/judgement.hpp"
#include "app/desk/meeting.hpp"
#include "app/desk/person_text.hpp"
#include "app/desk/result_change.hpp"
#include "app/desk/rulings.hpp"
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

Expected<db::StoredSheet, DeskError> sheetInForce(const Change& change, const Meeting& meeting) {
  auto versions = lifted(change.edit().reading().sheets(meeting.owner));
  if (!versions) return Unexpected<DeskError>(versions.error());
  const auto found = std::ranges::find(*versions, db::Force::InForce, &db::StoredSheet::force);
  if (found == versions->end()) return refusedAt(Refusal::NoSuchSheet, meeting.at);
  return std::move(*found);
}

Expected<db::StoredSheet, DeskError> sheetInForce(const Change& change, const contest::Event& event,
                                                  const SheetAt& at) {
  const auto meeting = meetingOf(event, at);
  if (!meeting) return Unexpected<DeskError>(meeting.error());
  return sheetInForce(change, *meeting);
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

Expected<void, DeskError> checkRuling(const db::StoredSheet& stored, const sheet::AuditReport& report,
                                      const contest::EventSetup& setup, const db::StoredRuling& ruling,
                                      const SheetAt& at) {
  const auto fault = sheet::faultOf({stored.sheet, setup.set, setup.ruleset, report},
                                    {ruling.line, ruling.side, ruling.cell, ruling.value});
  if (!fault) return {};
  if (*fault == sheet::RulingFault::NoFinding) return refusedAt(Refusal::NoSuchFinding, at);
  auto error = refusedAt(Refusal::RulingNoValue, at);
  error.value().subject = ruling.value.value_or(std::string());
  return error;
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

Expected<std::vector<Difference>, DeskError> ReviewDesk::review(contest::EventId event, const SheetAt& at,
                                                                const std::optional<sheet::Sheet>& keyed,
                                                                const Author& author) {
  using Answer = Expected<std::vector<Difference>, DeskError>;
  if (auto checked = checkNamed(author); !checked) return Unexpected<DeskError>(checked.error());
  return changedIn(*m_desk, event, author, [&](const Change& change, const contest::Event& found) -> Answer {
    const auto stored = sheetInForce(change, found, at);
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

Expected<sheet::Outcome, DeskError> ReviewDesk::rule(contest::EventId event, const SheetAt& at,
                                                     const db::StoredRuling& ruling, const Author& author) {
  using Answer = Expected<sheet::Outcome, DeskError>;
  if (auto checked = checkNamed(author); !checked) return Unexpected<DeskError>(checked.error());
  if (trimmed(author.reason).empty()) return refused(Refusal::ReasonRequired);
  if (ruling.value && !isCleanText(*ruling.value)) return refusedAt(Refusal::NotText, at);
  return changedIn(*m_desk, event, author, [&](const Change& change, const contest::Event& found) -> Answer {
    const auto meeting = meetingOf(found, at);
    if (!meeting) return Unexpected<DeskError>(meeting.error());
    auto stored = sheetInForce(change, *meeting);
    if (!stored) return Unexpected<DeskError>(stored.error());
    if (stored->signOff) return refusedAt(Refusal::SheetSignedOff, at);
    const sheet::AuditReport report = audited(stored->sheet, found.setup);
    if (auto checked = checkRuling(*stored, report, found.setup, ruling, at); !checked) {
      return Unexpected<DeskError>(checked.error());
    }
    if (auto done = lifted(db::SheetEdit(change.edit()).rule(stored->id, ruling)); !done) {
      return Unexpected<DeskError>(done.error());
    }
    std::erase_if(stored->rulings, [&](const db::StoredRuling& each) {
      return each.line == ruling.line && each.side == ruling.side && each.cell == ruling.cell;
    });
    stored->rulings.push_back(ruling);
    sheet::Outcome outcome = outcomeOf(*stored, report, found.setup);
    if (stored->acceptance == db::Acceptance::Accepted) {
      const auto kind = putResult(change, found, *meeting, resultOf(report, outcome));
      if (!kind) return Unexpected<DeskError>(kind.error());
    }
    return outcome;
  });
}

Expected<void, DeskError> ReviewDesk::signOff(contest::EventId event, const SheetAt& at,
                                              const Author& author) {
  if (auto checked = checkNamed(author); !checked) return checked;
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> Expected<void, DeskError> {
                     const auto stored = sheetInForce(change, found, at);
                     if (!stored) return Unexpected<DeskError>(stored.error());
                     switch (stageOf(*stored)) {
                       case SheetStage::Entered:
                         return refusedAt(Refusal::SheetOpen, at);
                       case SheetStage::Accepted:
                         return refusedAt(Refusal::NotReviewed, at);
                       case SheetStage::SignedOff:
                         return refusedAt(Refusal::SheetSignedOff, at);
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
  if (auto checked = checkText(remark, kMostRemarkLetters); !checked) {
    return Unexpected<DeskError>(checked.error());
  }
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
