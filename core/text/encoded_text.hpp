// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes the bytes of a text that another program wrote: UTF-8, UTF-16 ("Unicode text"), or
// Windows-1252. Many programs still write Windows-1252 without telling the user.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damath {

enum class TextEncoding {
  Utf8,
  Utf16,
  Windows  // Windows-1252 is assumed, because the bytes are not UTF-8; the user should check the letters
};

struct DecodedText {
  std::string text;  // UTF-8, without byte-order mark
  TextEncoding encoding = TextEncoding::Utf8;
};

// The bytes that may count as Windows-1252. Letters: letters, º, ª, an apostrophe as in D’Angelo, or a
// non-breaking space. LettersAndSigns: also signs such as – “ ½, if they do not stand between two letters.
// There they would be the letters of another encoding, such as the encoding of old Macs.
enum class WindowsBytes { Letters, LettersAndSigns };

// Decodes the bytes; nullopt if the bytes are not UTF-8, UTF-16 or Windows-1252. Bytes without a byte-order
// mark count as UTF-16 if most of their characters are then ASCII. Bytes count as Windows-1252
// only under two conditions. First, no non-ASCII part of the text is valid UTF-8. Second, `accepted` names
// all non-ASCII bytes.
[[nodiscard]] std::optional<DecodedText> decodedText(std::string_view bytes,
                                                     WindowsBytes accepted = WindowsBytes::Letters);

// Returns the first word of the text that has a non-ASCII letter, without punctuation at its end. If the text
// has no such letter, returns the first word with another non-ASCII character; empty if there is none. Words
// end at blanks, quotation marks and line ends. The user checks the word if the encoding is only assumed.
[[nodiscard]] std::string wordToCheck(std::string_view text);

// Returns the name of the value: `utf8`, `utf16` or `windows1252`.
[[nodiscard]] std::string_view toText(TextEncoding encoding);

}  // namespace damath
