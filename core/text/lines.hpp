// SPDX-License-Identifier: GPL-3.0-or-later
// Text from outside, cut into lines: LF, CRLF and CR, a byte-order mark dropped.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace damath {

// The lines without their ends; views into the text. A last line without an end counts, an empty one after
// the last end does not.
[[nodiscard]] std::vector<std::string_view> linesOf(std::string_view text);

// The line (from 1) of the first byte that is no UTF-8 or is NUL; nothing where all is text.
[[nodiscard]] std::optional<int> firstLineNotText(std::string_view text);

// At most so many bytes of the text, cut between characters, for showing in a message.
[[nodiscard]] std::string_view shortened(std::string_view text, std::size_t bytes = 60);

}  // namespace damath
