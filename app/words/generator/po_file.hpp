// SPDX-License-Identifier: GPL-3.0-or-later
// A catalogue of texts in the syntax of gettext's .po files, as far as ours use it.
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace damath::generator {

// What is wrong with a catalogue: "FILE:LINE: what".
class CatalogueFault : public std::runtime_error {
 public:
  CatalogueFault(const std::string& file, int line, const std::string& what)
      : std::runtime_error(file + ":" + std::to_string(line) + ": " + what) {}
};

struct PoEntry {
  std::string context;     // msgctxt: the name in the code
  std::string english;     // msgid
  std::string translated;  // msgstr; in the template empty
  int line = 0;            // line of the msgctxt, or else of the msgid
  bool isFuzzy = false;
  // The first so many placeholders are forms of one word, of which each language takes the one it needs.
  int forms = 0;

  bool operator==(const PoEntry&) const = default;
};

struct PoFile {
  std::string name;  // as it was given
  std::map<std::string, std::string> header;
  std::vector<PoEntry> entries;

  // Throws where the header lacks the field.
  [[nodiscard]] const std::string& field(const std::string& name) const;
};

// Throws CatalogueFault.
[[nodiscard]] PoFile readPo(const std::string& name, std::string_view text);

}  // namespace damath::generator
