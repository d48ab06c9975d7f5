// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/source_file.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace damath::architecture {

bool isWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

namespace {

namespace fs = std::filesystem;

// Scans C++ text once and replaces everything except code by blanks.
class Scanner {
 public:
  explicit Scanner(SourceFile& file) : m_file(file), m_text(file.text) { m_file.code = m_text; }

  void scan() {
    while (m_at < m_text.size()) {
      if (m_lineIsBlank && peek("#")) {
        directive();
      } else if (peek("//")) {
        blankTo(m_text.find('\n', m_at));
      } else if (peek("/*")) {
        const auto end = m_text.find("*/", m_at + 2);
        blankTo(end == std::string::npos ? end : end + 2);
      } else if (peek("R\"") && !afterWord()) {
        rawString();
      } else if (peek("\"") || (peek("'") && !inNumber())) {
        quoted(m_text[m_at]);
      } else {
        step();
      }
    }
  }

 private:
  [[nodiscard]] bool peek(std::string_view what) const {
    return m_text.compare(m_at, what.size(), what) == 0;
  }
  // A quote inside a number is a digit separator: 1'000. A quote after u, U, u8 or L begins a character
  // literal.
  [[nodiscard]] bool inNumber() const {
    std::size_t first = m_at;
    while (first > 0 && isWordCharacter(m_text[first - 1])) --first;
    return first < m_at && std::isdigit(static_cast<unsigned char>(m_text[first])) != 0;
  }
  // An R after a word character begins no raw string.
  [[nodiscard]] bool afterWord() const { return m_at > 0 && isWordCharacter(m_text[m_at - 1]); }

  void step() {
    const char c = m_text[m_at++];
    if (c == '\n') {
      ++m_line;
      m_lineIsBlank = true;
    } else if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      m_lineIsBlank = false;
    }
  }

  void blankTo(std::size_t end) {
    end = std::min(end, m_text.size());
    while (m_at < end) {
      if (m_text[m_at] != '\n') m_file.code[m_at] = ' ';
      step();
    }
  }

  void directive() {
    auto word = m_text.find_first_not_of(" \t", m_at + 1);
    if (word == std::string::npos || m_text.compare(word, 7, "include") != 0) return step();
    const auto endOfLine = std::min(m_text.find('\n', m_at), m_text.size());
    const auto open = m_text.find_first_of("\"<", word);
    if (open < endOfLine) {
      const bool isQuoted = m_text[open] == '"';
      const auto close = m_text.find(isQuoted ? '"' : '>', open + 1);
      if (close < endOfLine) {
        m_file.includes.push_back({m_text.substr(open + 1, close - open - 1), isQuoted, m_line});
      }
    }
    blankTo(endOfLine);
  }

  void rawString() {
    const auto open = m_text.find('(', m_at);
    if (open == std::string::npos) return blankTo(m_text.size());
    const std::string close = ")" + m_text.substr(m_at + 2, open - m_at - 2) + "\"";
    const auto end = m_text.find(close, open);
    blankTo(end == std::string::npos ? end : end + close.size());
  }

  void quoted(char quote) {
    auto end = m_at + 1;
    while (end < m_text.size() && m_text[end] != quote && m_text[end] != '\n') {
      end += m_text[end] == '\\' ? 2U : 1U;
    }
    blankTo(end + 1);
  }

  SourceFile& m_file;
  const std::string& m_text;
  std::size_t m_at = 0;
  int m_line = 1;
  bool m_lineIsBlank = true;
};

std::string trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

}  // namespace

std::filesystem::path checkout() {
  return DAMATH_SOURCE_DIR;
}

SourceFile takeApart(std::string path, std::string text) {
  SourceFile file{std::move(path), std::move(text), {}, {}};
  Scanner(file).scan();
  return file;
}

std::vector<SourceFile> sourceFiles(const fs::path& root, const std::vector<std::string>& folders) {
  std::vector<SourceFile> files;
  for (const std::string& folder : folders) {
    if (!fs::exists(root / folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const auto extension = entry.path().extension();
      if (!entry.is_regular_file() || (extension != ".hpp" && extension != ".cpp" && extension != ".inc")) {
        continue;
      }
      files.push_back(takeApart(fs::relative(entry.path(), root).generic_string(), readFile(entry.path())));
    }
  }
  std::sort(files.begin(), files.end(),
            [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

std::string toText(const std::vector<Breach>& breaches) {
  std::ostringstream text;
  for (const Breach& breach : breaches) {
    text << breach.path;
    if (breach.line > 0) text << ':' << breach.line;
    text << ": " << breach.what << '\n';
  }
  return text.str();
}

std::vector<std::string> cellsOf(std::string_view row) {
  const std::string all = trimmed(row);
  if (all.empty() || all.front() == '#') return {};
  std::vector<std::string> cells;
  std::istringstream stream(all);
  for (std::string cell; std::getline(stream, cell, '|');) cells.push_back(trimmed(cell));
  return cells;
}

std::vector<std::string> wordsOf(std::string_view cell) {
  std::istringstream stream{std::string(cell)};
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::string readFile(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

}  // namespace damath::architecture
