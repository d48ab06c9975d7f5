// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/generator/po_file.hpp"

#include <set>
#include <sstream>
#include <utility>

namespace damath::generator {

namespace {

constexpr std::string_view kForms = "#. forms: ";

class Reader {
 public:
  Reader(const std::string& name, std::string_view text) : m_lines(std::string(text)) { m_file.name = name; }

  PoFile read() {
    std::string line;
    while (std::getline(m_lines, line)) {
      ++m_line;
      if (line.ends_with('\r')) line.pop_back();  // a Windows line end leaves this character
      take(line);
    }
    close();
    return std::move(m_file);
  }

 private:
  [[noreturn]] void refuse(const std::string& what) const { throw CatalogueFault(m_file.name, m_line, what); }

  void take(const std::string& line) {
    if (line.empty()) return close();
    if (line.starts_with("#,")) m_entry.isFuzzy = line.find("fuzzy") != std::string::npos;
    if (line.starts_with(kForms)) m_entry.forms = std::atoi(line.c_str() + kForms.size());
    if (line.front() == '#') return;
    std::size_t quote = 0;
    if (line.front() != '"') {
      quote = line.find(' ') + 1;
      const std::string keyword = line.substr(0, quote);
      if (keyword == "msgctxt ") {
        begin(m_entry.context);
        m_entry.line = m_line;
      } else if (keyword == "msgid ") {
        begin(m_entry.english);
        if (m_entry.line == 0) m_entry.line = m_line;
      } else if (keyword == "msgstr ") {
        begin(m_entry.translated);
      } else {
        refuse("only msgctxt, msgid, msgstr and comments are known here");
      }
    }
    if (m_text == nullptr) refuse("a text without msgctxt, msgid or msgstr before it");
    *m_text += unquoted(std::string_view(line).substr(quote));
  }

  void begin(std::string& text) {
    if (!text.empty()) refuse("an empty line is missing between two entries");
    m_text = &text;
  }

  [[nodiscard]] std::string unquoted(std::string_view quoted) const {
    if (quoted.size() < 2 || quoted.front() != '"' || quoted.back() != '"') refuse("a text needs its quotes");
    std::string text;
    for (std::size_t i = 1; i + 1 < quoted.size(); ++i) {
      if (quoted[i] == '"') refuse("a quote within the text needs \\ before it");
      if (quoted[i] != '\\') {
        text += quoted[i];
        continue;
      }
      const char next = quoted[++i];
      if (i + 1 == quoted.size() || (next != 'n' && next != '"' && next != '\\')) {
        refuse("after \\ only n, \" and \\ are known");
      }
      text += next == 'n' ? '\n' : next;
    }
    return text;
  }

  // Finishes an entry. The entry without context and with an empty msgid is the header of the file. Each line
  // of its translation is a field of the header.
  void close() {
    const PoEntry entry = std::exchange(m_entry, {});
    m_text = nullptr;
    if (entry.line == 0) return;
    if (!entry.context.empty()) {
      if (!m_seen.insert(keyOf(entry)).second) {
        throw CatalogueFault(m_file.name, entry.line, entry.context + " stands twice");
      }
      m_file.entries.push_back(entry);
      return;
    }
    if (!entry.english.empty()) throw CatalogueFault(m_file.name, entry.line, "a text without msgctxt");
    std::istringstream fields(entry.translated);
    for (std::string field; std::getline(fields, field);) {
      const auto colon = field.find(": ");
      if (colon != std::string::npos) m_file.header[field.substr(0, colon)] = field.substr(colon + 2);
    }
  }

  // Returns the key of an entry: its context, which names one text. A context without "::" has many texts, so
  // the English text is a part of the key.
  [[nodiscard]] static std::string keyOf(const PoEntry& entry) {
    return entry.context.find("::") == std::string::npos ? entry.context + "|" + entry.english
                                                         : entry.context;
  }

  PoFile m_file;
  std::istringstream m_lines;
  int m_line = 0;
  PoEntry m_entry;
  std::string* m_text = nullptr;
  std::set<std::string> m_seen;
};

}  // namespace

const std::string& PoFile::field(const std::string& key) const {
  const auto found = header.find(key);
  if (found == header.end()) throw CatalogueFault(name, 1, "the header lacks " + key);
  return found->second;
}

PoFile readPo(const std::string& name, std::string_view text) {
  return Reader(name, text).read();
}

}  // namespace damath::generator
