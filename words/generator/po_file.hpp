// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a catalogue of texts in the .po format of gettext. It knows only the syntax that this program uses.
#pragma once

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace damath::generator {

// An error in a catalogue. Its message is "FILE:LINE: message".
class CatalogueFault : public std::runtime_error {
 public:
  CatalogueFault(const std::string& file, int line, const std::string& what)
      : std::runtime_error(file + ":" + std::to_string(line) + ": " + what) {}
};

struct PoEntry {
  std::string context;     // msgctxt: the name of the text in the code
  std::string english;     // msgid: the English text
  std::string translated;  // msgstr: the translation; empty in the template
  int line = 0;            // the line of the msgctxt; without one, the line of the msgid
  bool isFuzzy = false;
  // The number of placeholders, from %1 on, that stand for one name, each with another word before the name:
  // "si Ana", "ni Ana", "kay Ana". A translation may use only some of these placeholders. 0 if the text has
  // no such placeholders.
  int forms = 0;

  bool operator==(const PoEntry&) const = default;
};

struct PoFile {
  std::string name;  // the file's name, for error messages
  std::map<std::string, std::string> header;
  std::vector<PoEntry> entries;

  // Returns a field of the header. Throws CatalogueFault if the header lacks the field.
  [[nodiscard]] const std::string& field(const std::string& name) const;
};

// Parses a catalogue. `name` is the file name for errors. Throws CatalogueFault if the text is wrong.
[[nodiscard]] PoFile readPo(const std::string& name, std::string_view text);

}  // namespace damath::generator
