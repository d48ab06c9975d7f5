// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/word_check.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>

namespace damath::architecture {

namespace {

bool liesBelow(const std::string& path, const std::string& folder) {
  return folder == "*" || path.starts_with(folder + "/");
}

std::string lowered(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char letter) { return std::tolower(letter); });
  return text;
}

// True if the word stands in the line and is not a part of a longer word.
bool hasWord(std::string_view line, std::string_view word) {
  for (auto at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
    const auto end = at + word.size();
    const bool isInside = (at > 0 && isWordCharacter(line[at - 1])) ||
                          (end < line.size() && isWordCharacter(line[end]) && isWordCharacter(word.back()));
    if (!isInside) return true;
  }
  return false;
}

}  // namespace

ForbiddenWords::ForbiddenWords(std::string_view table) {
  std::istringstream stream{std::string(table)};
  for (std::string row; std::getline(stream, row);) {
    const auto cells = cellsOf(row);
    if (cells.empty()) continue;
    if (cells.size() != 4 || (cells[1] != "code" && cells[1] != "text") || cells[2].empty()) {
      throw std::runtime_error("no row of forbidden words: " + row);
    }
    Word word{.folders = wordsOf(cells[0]),
              .where = cells[1] == "code" ? Where::Code : Where::Text,
              .word = cells[2],
              .because = cells[3]};
    if (word.word.ends_with('*')) {
      word.anyContinuation = true;
      word.word.pop_back();
    }
    if (word.word.starts_with('*')) {
      word.anyLead = true;
      word.word.erase(0, 1);
    }
    m_words.push_back(std::move(word));
  }
}

bool ForbiddenWords::stands(const Word& word, std::string_view line) {
  for (auto at = line.find(word.word); at != std::string_view::npos; at = line.find(word.word, at + 1)) {
    const auto end = at + word.word.size();
    const bool startsInside = at > 0 && isWordCharacter(line[at - 1]);
    const bool goesOn = end < line.size() && isWordCharacter(line[end]) && isWordCharacter(word.word.back());
    if ((word.anyLead || !startsInside) && (word.anyContinuation || !goesOn)) return true;
  }
  return false;
}

std::vector<Breach> ForbiddenWords::breachesIn(const std::vector<SourceFile>& files) const {
  std::vector<Breach> breaches;
  for (const SourceFile& file : files) {
    for (const Word& word : m_words) {
      const auto covers = [&](const std::string& folder) { return liesBelow(file.path, folder); };
      if (std::none_of(word.folders.begin(), word.folders.end(), covers)) continue;
      std::istringstream lines(word.where == Where::Code ? file.code : file.text);
      int number = 0;
      for (std::string line; std::getline(lines, line);) {
        ++number;
        if (stands(word, line)) breaches.push_back({file.path, number, word.word + ": " + word.because});
      }
    }
  }
  return breaches;
}

std::vector<Breach> privateWordsIn(const std::vector<SourceFile>& files, std::string_view table) {
  std::vector<std::pair<std::string, std::string>> words;
  std::istringstream stream{std::string(table)};
  for (std::string row; std::getline(stream, row);) {
    const auto cells = cellsOf(row);
    if (cells.empty()) continue;
    if (cells.size() != 2 || cells[0].empty()) throw std::runtime_error("no row of private words: " + row);
    words.emplace_back(lowered(cells[0]), cells[1]);
  }
  std::vector<Breach> breaches;
  for (const SourceFile& file : files) {
    std::istringstream lines(lowered(file.text));
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
      ++number;
      for (const auto& [word, instead] : words) {
        if (hasWord(line, word)) breaches.push_back({file.path, number, word + ": say " + instead});
      }
    }
  }
  return breaches;
}

std::vector<Breach> shapeBreachesIn(const std::vector<SourceFile>& files) {
  std::set<std::string> paths;
  for (const SourceFile& file : files) paths.insert(file.path);
  std::vector<Breach> breaches;
  for (const SourceFile& file : files) {
    const auto lines = std::count(file.text.begin(), file.text.end(), '\n');
    if (lines > kMostLines) {
      breaches.push_back({file.path, kMostLines + 1, std::to_string(lines) + " lines; split it"});
    }
    if (file.path.ends_with(".hpp") && file.code.find("#pragma once") == std::string::npos) {
      breaches.push_back({file.path, 0, "no #pragma once"});
    }
    const std::string own = file.path.substr(0, file.path.rfind('.')) + ".hpp";
    if (file.path.ends_with(".cpp") && paths.count(own) > 0 &&
        (file.includes.empty() || file.includes.front().path != own)) {
      breaches.push_back({file.path, 0, "does not include " + own + " first"});
    }
  }
  return breaches;
}

std::vector<Breach> crowdedFoldersIn(const std::vector<SourceFile>& files) {
  std::map<std::string, std::set<std::string>> modules;
  for (const SourceFile& file : files) {
    const auto slash = file.path.rfind('/');
    modules[file.path.substr(0, slash)].insert(file.path.substr(slash, file.path.rfind('.') - slash));
  }
  std::vector<Breach> breaches;
  for (const auto& [folder, names] : modules) {
    if (names.size() <= kMostModules) continue;
    breaches.push_back({folder, 0, std::to_string(names.size()) + " modules; a second room stands there"});
  }
  return breaches;
}

std::vector<Breach> lastEnumeratorsIn(const std::vector<SourceFile>& files) {
  const std::string name = R"((?!Qt::)(\w+::)*[A-Z]\w*::[A-Z]\w*)";
  const std::regex last(R"(for \([^;]*;[^;]*<=?\s*(static_cast<[\w:]+>\()?)" + name + R"([);]|)" +
                        R"(static_cast<[\w:]+>\()" + name + R"(\)\s*\+\s*1\b)");
  std::vector<Breach> breaches;
  for (const SourceFile& file : files) {
    std::istringstream lines(file.code);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
      ++number;
      // The regular expression is slow. Only lines with one of these texts can match it.
      const bool isAsked = line.find("for (") != std::string::npos || line.find(") + 1") != std::string::npos;
      if (!isAsked || line.find("::") == std::string::npos || !std::regex_search(line, last)) continue;
      breaches.push_back({file.path, number, "ends at an enumerator: kEvery has all of them"});
    }
  }
  return breaches;
}

}  // namespace damath::architecture
