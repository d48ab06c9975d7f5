#include "app/desk/sheet_desk.hpp"

#include <algorithm>
#include <charconv>

#include "app/desk/change.hpp"
#include "app/desk/judgement.hpp"
#include "app/desk/person_text.hpp"
#include "core/notation/sheet_text.hpp"
#include "core/sheet/correction.hpp"
#include "db/round_edit.hpp"
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

struct GameContext {
  const contest::Contest* contest;
  const contest::Event* event;
  const contest::Game* game;
};

Expected<GameContext, DeskError> contextOf(const contest::Contest& contest, contest::EventId id,
                                           Place place) {
  const auto event = eventOf(contest, id);
  if (!event) return Unexpected<DeskError>(event.error());
  const auto game = gameOf(**event, place);
  if (!game) return Unexpected<DeskError>(game.error());
  return GameContext{&contest, *event, *game};
}

const contest::Player* playerOf(const GameContext& context, contest::EntryId id) {
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

std::vector<Mismatch> mismatches(const GameContext& context, const sheet::Sheet& sheet) {
  std::vector<Mismatch> list;
  const contest::EventSetup& setup = context.event->setup;
  if (sheet.setName() != setup.set.name) {
    addMismatch(list, MismatchKind::Set, sheet.setName(), setup.set.name);
  }
  if (!sheet.tag("Ruleset").empty() && sheet.tag("Ruleset") != setup.ruleset.name) {
    addMismatch(list, MismatchKind::Ruleset, sheet.tag("Ruleset"), setup.ruleset.name);
  }
  if (!sheet.tag("Start").empty()) addMismatch(list, MismatchKind::Start, sheet.tag("Start"), {});
  compareNumber(list, MismatchKind::Round, sheet.tag("Round"), numberOf(context.game->round));
  compareNumber(list, MismatchKind::Board, sheet.tag("Board"), numberOf(context.game->board));
  compareName(list, MismatchKind::BlueName, sheet.tag("Blue"), playerOf(context, context.game->blue));
  compareName(list, MismatchKind::RedName, sheet.tag("Red"), playerOf(context, context.game->red));
  return list;
}

SheetView viewOf(const GameContext& context, db::StoredSheet stored) {
  sheet::AuditReport report = audited(stored.sheet, context.event->setup);
  std::vector<Mismatch> facts = mismatches(context, stored.sheet);
  return {std::move(stored), std::move(report), std::move(facts)};
}

Expected<SheetView, DeskError> newestView(const db::Reading& reading, const GameContext& context) {
  auto versions = lifted(reading.sheets(db::ofGame(context.game->id)));
  if (!versions) return Unexpected<DeskError>(versions.error());
  const auto inForce = std::ranges::find(*versions, db::Force::InForce, &db::StoredSheet::force);
  if (inForce == versions->end()) {
    return refusedAt(Refusal::NoSuchSheet, {context.game->round, context.game->board});
  }
  return viewOf(context, std::move(*inForce));
}

// The audit's corrections as they are recorded; the reason given, else the finding's own code and clause.
std::vector<db::StoredCorrection> recorded(const SheetView& view, const std::string& reason) {
  std::vector<db::StoredCorrection> list;
  for (const sheet::Correction& correction : sheet::corrections(view.stored.sheet, view.report)) {
    const sheet::Finding& finding = view.report.findings[correction.finding];
    const std::string cause = std::string(sheet::toText(finding.code)) + " " + finding.clause;
    list.push_back({correction.line,
                    correction.side,
                    correction.cell,
                    correction.written,
                    correction.correct,
                    {},
                    trimmed(reason).empty() ? cause : reason,
                    {}});
  }
  return list;
}

Expected<ChangeKind, DeskError> setAudited(db::Edit& edit, const contest::Game& game,
                                           const contest::GameResult& after, const Author& author) {
  if (game.result && isSame(*game.result, after)) return ChangeKind::Confirmed;
  if (game.result) {
    if (auto checked = checkCorrection(author); !checked) return Unexpected<DeskError>(checked.error());
  }
  if (auto set = lifted(db::RoundEdit(edit).setResult(game.id, after)); !set)
    return Unexpected<DeskError>(set.error());
  return game.result ? ChangeKind::Correction : ChangeKind::First;
}

}  // namespace

Expected<SheetView, DeskError> SheetDesk::storeSheet(contest::EventId event, Place place,
                                                     const sheet::Sheet& sheet, const Author& author) {
  if (!isClean(sheet)) return refusedAt(Refusal::NotText, place);
  return changed(*m_desk->m_store, m_desk->stamp(author),
                 [&](db::Edit& edit, const contest::Contest& contest) -> Expected<SheetView, DeskError> {
                   const auto context = contextOf(contest, event, place);
                   if (!context) return Unexpected<DeskError>(context.error());
                   const auto newest = newestView(edit.reading(), *context);
                   if (!newest && newest.error().refusal != Refusal::NoSuchSheet) return newest;
                   if (newest && newest->stored.sheet == sheet) return newest;
                   const sheet::AuditReport report = audited(sheet, (*context).event->setup);
                   const auto added = lifted(db::SheetEdit(edit).addSheet(db::ofGame(context->game->id),
                                                                          sheet, toStored(report.findings)));
                   if (!added) return Unexpected<DeskError>(added.error());
                   return newestView(edit.reading(), *context);
                 });
}

Expected<std::vector<SheetView>, DeskError> SheetDesk::sheets(contest::EventId event, Place place) const {
  const auto reading = lifted(m_desk->m_store->read());
  if (!reading) return Unexpected<DeskError>(reading.error());
  const auto contest = lifted(reading->contest());
  if (!contest) return Unexpected<DeskError>(contest.error());
  const auto context = contextOf(*contest, event, place);
  if (!context) return Unexpected<DeskError>(context.error());
  auto versions = lifted(reading->sheets(db::ofGame(context->game->id)));
  if (!versions) return Unexpected<DeskError>(versions.error());
  std::vector<SheetView> views;
  for (db::StoredSheet& stored : *versions) views.push_back(viewOf(*context, std::move(stored)));
  return views;
}

Expected<SheetAccepted, DeskError> SheetDesk::acceptSheet(contest::EventId event, Place place,
                                                          const Author& author) {
  return changed(
      *m_desk->m_store, m_desk->stamp(author),
      [&](db::Edit& edit, const contest::Contest& contest) -> Expected<SheetAccepted, DeskError> {
        const auto context = contextOf(contest, event, place);
        if (!context) return Unexpected<DeskError>(context.error());
        const auto view = newestView(edit.reading(), *context);
        if (!view) return Unexpected<DeskError>(view.error());
        if (view->stored.acceptance == db::Acceptance::Accepted) {
          return refusedAt(Refusal::SheetAccepted, place);
        }
        const contest::Game& game = *context->game;
        const contest::GameResult after = resultOf(view->report);
        const auto kind = setAudited(edit, game, after, author);
        if (!kind) return Unexpected<DeskError>(kind.error());
        const auto corrections = recorded(*view, author.reason);
        if (auto done = lifted(db::SheetEdit(edit).acceptSheet(view->stored.id, corrections)); !done) {
          return Unexpected<DeskError>(done.error());
        }
        return SheetAccepted{{game.id, *kind, game.result, after}, static_cast<int>(corrections.size())};
      });
}

}  // namespace damath::desk
