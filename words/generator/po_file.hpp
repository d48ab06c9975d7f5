// SPDX-License-Identifier: GPL-3.0-or-later
// A catalogue of texts: the part of gettext's .po syntax that this program uses.
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace damath::generator {

// An error in a catalogue: "FILE:LINE: message".
class CatalogueFault : public std::runtime_error {
 public:
  CatalogueFault(const std::string& file, int line, const std::string& what)
      : std::runtime_error(file + ":" + std::to_string(line) + ": " + what) {}
};

struct PoEntry {
  std::string context;     // msgctxt: the name in the code
  std::string english;     // msgid
  std::string translated;  // msgstr; empty in the template
  int line = 0;            // line of the msgctxt, else of the msgid
  bool isFuzzy = false;
  // The number of placeholders, from %1 on, that are forms of one word. Each language uses the form that it
  // needs.
  int forms = 0;

  bool operator==(const PoEntry&) const = default;
};

struct PoFile {
  std::string name;  // the file name as given by the caller
  std::map<std::string, std::string> header;
  std::vector<PoEntry> entries;

  // Throws CatalogueFault if the header lacks the field.
  [[nodiscard]] const std::string& field(const std::string& name) const;
};

// Throws CatalogueFault.
[[nodiscard]] PoFile readPo(const std::string& name, std::string_view text);

}  // namespace damath::generator
