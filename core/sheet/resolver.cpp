#include "core/sheet/resolver.hpp"

#include <utility>

#include "core/sheet/resumption.hpp"
#include "core/sheet/search.hpp"
#include "core/sheet/sole_play.hpp"

namespace damath::sheet {

namespace {

// A sheet in more pieces than that is no record of a game.
constexpr std::size_t kMostPassages = 6;

}  // namespace

Explanation explain(const Law& law, const Reading& reading, const board::Position& start) {
  const Leaps leaps(law, reading);
  Explanation found;
  if (std::optional<Passage> sole = solePlay(law, reading, leaps, start)) {
    found.passages.push_back(std::move(*sole));
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
