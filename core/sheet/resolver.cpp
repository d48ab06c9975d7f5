#include "core/sheet/resolver.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/sheet/resumption.hpp"
#include "core/sheet/search.hpp"
#include "core/sheet/sole_play.hpp"

namespace damath::sheet {

namespace {

// A sheet in more pieces than that is no record of a game.
constexpr std::size_t kMostPassages = 6;

// A game that explains everything at no cost: to the first place where several turns fit it goes by itself,
// and from there on the search weighs them.
std::optional<Passage> cleanPlay(const Law& law, const Reading& reading, const Leaps& leaps,
                                 const board::Position& start) {
  if (!leaps.areNone()) return std::nullopt;
  Passage passage = solePlay(law, reading, start);
  Search search(law, reading, leaps, passage.end, passage.gapFrom);
  std::optional<Passage> rest = search.runAtNoCost();
  if (!rest) return std::nullopt;
  std::ranges::move(rest->acts, std::back_inserter(passage.acts));
  std::ranges::move(rest->alternatives, std::back_inserter(passage.alternatives));
  passage.end = rest->end;
  passage.gapFrom = 0;
  passage.gapCount = 0;
  return passage;
}

}  // namespace

Explanation explain(const Law& law, const Reading& reading, const board::Position& start) {
  const Leaps leaps(law, reading);
  Explanation found;
  if (std::optional<Passage> clean = cleanPlay(law, reading, leaps, start)) {
    found.passages.push_back(std::move(*clean));
    return found;
  }
  Resumption from{0, start};
  while (true) {
    Search search(law, reading, leaps, from.position, from.entry);
    Passage& passage = found.passages.emplace_back(search.run());
    found.limitReached = found.limitReached || search.limitReached();
    if (passage.gapCount == 0 || found.passages.size() == kMostPassages) return found;
    const std::optional<Resumption> next = resume(law, reading, leaps, passage);
    if (!next) return found;
    passage.gapCount = next->entry - passage.gapFrom;
    from = *next;
  }
}

}  // namespace damath::sheet
