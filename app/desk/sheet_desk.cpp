#include "app/desk/sheet_desk.hpp"

#include <algorithm>
#include <charconv>

#include "app/desk/change.hpp"
#include "app/desk/judgement.hpp"
#include "app/desk/meeting.hpp"
#include "app/desk/person_text.hpp"
#include "app/desk/result_change.hpp"
#include "app/desk/rulings.hpp"
#include "core/notation/sheet_text.hpp"
#include "db/sheet_edit.hpp"

namespace damath::desk {

namespace {

bool isClean(const sheet::Sheet& sheet) {
  const auto clean = [](const std::string& cell) {
    // A tab within a cell is a blank that the writer typed.
    for (std::size_t start = 0; start <= cell.size();) {
      const std::size_t end = std::min(cell.find('\t', start), cell.size());
      if (!isCleanText(std::string_view(cell).substr(start, end - start))) return false;
      start = end + 1;
    }
    return true;
  };
  for (const sheet::Tag& tag : sheet.tags) {
    if (!clean(tag.name) || !clean(tag.value)) return false;
  }
  for (const sheet::Line& line : sheet.lines) {
    if (!notation::hasTextForm(line)) return false;  // it could never leave the file as a sheet
    for (const sheet::Half& half : line.halves) {
      if (!clean(half.move) || !clean(half.score) || !clean(half.total)) return false;
    }
  }
  return true;
}

struct Context {
  const contest::Contest* contest;
  const contest::Event* event;
  Meeting meeting;
};

Expected<Context, DeskError> contextOf(const contest::Contest& contest, contest::EventId id,
                                       const SheetAt& at) {
  const auto event = eventOf(contest, id);
  if (!event) return Unexpected<DeskError>(event.error());
  auto meeting = meetingOf(**event, at);
  if (!meeting) return Unexpected<DeskError>(meeting.error());
  return Context{&contest, *event, *std::move(meeting)};
}

const contest::Player* playerOf(const Context& context, contest::EntryId id) {
  for (const contest::Entry& entry : context.event->entries) {
    if (entry.id == id) return context.contest->find(entry.player);
  }
  return nullptr;
}

// Players write their whole name or the last name alone.
bool isNameOf(const contest::Player& player, std::string_view written) {
  const std::string name = folded(written);
  return name == folded(player.name()) || name == folded(player.last) ||
         name == folded(player.last + ", " + player.first) ||
         name == folded(player.first + " " + player.last);
}

void addMismatch(std::vector<Mismatch>& list, MismatchKind kind, std::string_view onSheet,
                 const std::string& expected) {
  list.push_back({kind, std::string(onSheet), expected});
}

void compareNumber(std::vector<Mismatch>& list, MismatchKind kind, std::string_view onSheet, int expected) {
  if (trimmed(onSheet).empty() || trimmed(onSheet) == std::to_string(expected)) return;
  addMismatch(list, kind, onSheet, std::to_string(expected));
}

void compareName(std::vector<Mismatch>& list, MismatchKind kind, std::string_view onSheet,
                 const contest::Player* player) {
  if (player == nullptr || trimmed(onSheet).empty() || isNameOf(*player, onSheet)) return;
  addMismatch(list, kind, onSheet, player->name());
}

std::vector<Mismatch> mismatches(const Context& context, const sheet::Sheet& sheet) {
  std::vector<Mismatch> list;
  const contest::EventSetup& setup = context.event->setup;
  if (sheet.setName() != setup.set.name) {
    addMismatch(list, MismatchKind::Set, sheet.setName(), setup.set.name);
  }
  if (!sheet.tag("Ruleset").empty() && sheet.tag("Ruleset") != setup.ruleset.name) {
    addMismatch(list, MismatchKind::Ruleset, sheet.tag("Ruleset"), setup.ruleset.name);
  }
  if (!sheet.tag("Start").empty()) addMismatch(list, MismatchKind::Start, sheet.tag("Start"), {});
  if (const auto* place = std::get_if<Place>(&context.meeting.at)) {
    compareNumber(list, MismatchKind::Round, sheet.tag("Round"), numberOf(place->round));
    compareNumber(list, MismatchKind::Board, sheet.tag("Board"), numberOf(place->board));
  }
  compareName(list, MismatchKind::BlueName, sheet.tag("Blue"), playerOf(context, context.meeting.blue));
  compareName(list, MismatchKind::RedName, sheet.tag("Red"), playerOf(context, context.meeting.red));
  return list;
}

SheetView viewOf(const Context& context, db::StoredSheet stored) {
  sheet::AuditReport report = audited(stored.sheet, context.event->setup);
  sheet::Outcome outcome = outcomeOf(stored, report, context.event->setup);
  std::vector<Mismatch> facts = mismatches(context, stored.sheet);
  return {std::move(stored), std::move(report), std::move(outcome), std::move(facts)};
}

Expected<SheetView, DeskError> newestView(const db::Reading& reading, const Context& context) {
  auto versions = lifted(reading.sheets(context.meeting.owner));
  if (!versions) return Unexpected<DeskError>(versions.error());
  const auto inForce = std::ranges::find(*versions, db::Force::InForce, &db::StoredSheet::force);
  if (inForce == versions->end()) {
    return refusedAt(Refusal::NoSuchSheet, context.meeting.at);
  }
  return viewOf(context, std::move(*inForce));
}

}  // namespace

Expected<SheetView, DeskError> SheetDesk::storeSheet(contest::EventId event, const SheetAt& at,
                                                     const sheet::Sheet& sheet, const Author& author) {
  if (!isClean(sheet)) return refusedAt(Refusal::NotText, at);
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<SheetView, DeskError> {
        const auto context = contextOf(change.contest(), found.id, at);
        if (!context) return Unexpected<DeskError>(context.error());
        const db::Reading& reading = change.edit().reading();
        const auto newest = newestView(reading, *context);
        if (!newest && newest.error().refusal != Refusal::NoSuchSheet) return newest;
        if (newest && newest->stored.sheet == sheet) return newest;
        if (newest && newest->stored.signOff) {
          Question question{Care::TwoSteps, CareCode::SignedCorrected};
          if (const auto* place = std::get_if<Place>(&at)) question.place = *place;
          if (auto checked = change.cared(std::move(question)); !checked) {
            return Unexpected<DeskError>(checked.error());
          }
        }
        const sheet::AuditReport report = audited(sheet, found.setup);
        const auto added = lifted(
            db::SheetEdit(change.edit()).addSheet(context->meeting.owner, sheet, toStored(report.findings)));
        if (!added) return Unexpected<DeskError>(added.error());
        return newestView(reading, *context);
      });
}

Expected<std::vector<SheetView>, DeskError> SheetDesk::sheets(contest::EventId event,
                                                              const SheetAt& at) const {
  const auto reading = lifted(m_desk->counter().store.read());
  if (!reading) return Unexpected<DeskError>(reading.error());
  const auto contest = lifted(reading->contest());
  if (!contest) return Unexpected<DeskError>(contest.error());
  const auto context = contextOf(*contest, event, at);
  if (!context) return Unexpected<DeskError>(context.error());
  auto versions = lifted(reading->sheets(context->meeting.owner));
  if (!versions) return Unexpected<DeskError>(versions.error());
  std::vector<SheetView> views;
  for (db::StoredSheet& stored : *versions) views.push_back(viewOf(*context, std::move(stored)));
  return views;
}

Expected<SheetAccepted, DeskError> SheetDesk::acceptSheet(contest::EventId event, const SheetAt& at,
                                                          const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<SheetAccepted, DeskError> {
        const auto context = contextOf(change.contest(), found.id, at);
        if (!context) return Unexpected<DeskError>(context.error());
        const auto view = newestView(change.edit().reading(), *context);
        if (!view) return Unexpected<DeskError>(view.error());
        if (view->stored.acceptance == db::Acceptance::Accepted) {
          return refusedAt(Refusal::SheetAccepted, at);
        }
        const contest::GameResult after = resultOf(view->report, view->outcome);
        const auto kind = putResult(change, found, context->meeting, after);
        if (!kind) return Unexpected<DeskError>(kind.error());
        const auto corrections = recorded(view->stored, view->report, view->outcome, author.reason);
        if (auto done = lifted(db::SheetEdit(change.edit()).acceptSheet(view->stored.id, corrections));
            !done) {
          return Unexpected<DeskError>(done.error());
        }
        return SheetAccepted{{context->meeting.owner.game, *kind, context->meeting.result, after},
                             static_cast<int>(corrections.size())};
      });
}

}  // namespace damath::desk
