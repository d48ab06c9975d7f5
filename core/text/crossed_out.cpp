// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/crossed_out.hpp"

#include "core/text/trim.hpp"

namespace damath {

CrossedOut crossedOutIn(std::string_view written) {
  constexpr std::string_view kTildes = "~~";
  CrossedOut text;
  std::size_t at = 0;
  for (;;) {
    const std::size_t open = written.find(kTildes, at);
    if (open == std::string_view::npos) break;
    const std::size_t inner = open + kTildes.size();
    const std::size_t close = written.find(kTildes, inner);
    if (close == std::string_view::npos || close == inner) break;
    text.rest += written.substr(at, open - at);
    if (!text.crossed.empty()) text.crossed += ' ';
    text.crossed += written.substr(inner, close - inner);
    at = close + kTildes.size();
    // Skips the blanks after a crossed out part if a blank or nothing stands before this part.
    if (text.rest.empty() || text.rest.back() == ' ') {
      while (at < written.size() && written[at] == ' ') ++at;
    }
  }
  text.rest += written.substr(at);
  if (!text.crossed.empty()) text.rest = std::string(trimmedLines(text.rest));
  return text;
}

}  // namespace damath
