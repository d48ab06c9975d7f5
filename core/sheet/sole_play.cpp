#include "core/sheet/sole_play.hpp"

#include "core/sheet/alignment.hpp"
#include "core/sheet/remaining.hpp"

namespace damath::sheet {

namespace {

struct Fit {
  rules::Turn turn;
  std::size_t entries;
};

// The one legal turn that the entries from here on record at no cost; nothing where there is none or several.
std::optional<Fit> soleFit(const Law& law, const Reading& reading, const board::Position& position,
                           std::size_t next) {
  const Beginning beginning(law, reading.plays[next], position.toMove());
  std::optional<Fit> sole;
  for (const rules::Turn& turn : rules::legalTurnsInPassing(law.movement, position)) {
    if (!beginning.fits(position, turn)) continue;
    const auto alignment = align(law, reading, Happenings(position, turn), next);
    if (!alignment || !alignment->slipless) continue;
    if (sole || alignment->cost > 0) return std::nullopt;
    sole = Fit{turn, alignment->count};
  }
  return sole;
}

}  // namespace

std::optional<Passage> solePlay(const Law& law, const Reading& reading, const Leaps& leaps,
                                const board::Position& start) {
  if (!leaps.areNone()) return std::nullopt;
  Passage passage;
  passage.start = start;
  passage.end = start;
  passage.acts.reserve(reading.plays.size());
  for (std::size_t next = 0; next < reading.plays.size();) {
    if (reading.plays[next].column != passage.end.toMove()) return std::nullopt;
    const std::optional<Fit> fit = soleFit(law, reading, passage.end, next);
    if (!fit) return std::nullopt;
    Act& act = passage.acts.emplace_back();
    act.side = passage.end.toMove();
    act.turn = fit->turn;
    act.first = next;
    act.count = fit->entries;
    rules::play(law.movement, passage.end, fit->turn);
    next += fit->entries;
  }
  if (remainingCost(law, reading, passage.end) > 0) return std::nullopt;
  passage.alternatives.resize(passage.acts.size());
  return passage;
}

}  // namespace damath::sheet
