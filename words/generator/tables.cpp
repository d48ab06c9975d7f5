// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/generator/tables.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace damath::generator {

namespace {

constexpr const char* kNamed = "Phrase";

// A text in all languages, English first.
struct Text {
  std::string name;
  int line;
  std::vector<std::string> languages;
};

std::string keyOf(const PoEntry& entry) {
  return entry.context + "|" +
         (entry.context.find("::") == std::string::npos ? entry.english : std::string());
}

std::set<int> placeholders(const std::string& text, int forms) {
  std::set<int> found;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] != '%') continue;
    const int place = text[++i] - '0';
    if (place >= 1 && place <= 9) found.insert(place <= forms ? 1 : place);
  }
  return found;
}

std::string listed(const std::set<int>& places) {
  std::string text;
  for (const int place : places) text += (text.empty() ? "%" : ", %") + std::to_string(place);
  return text.empty() ? "none" : text;
}

std::string placeOf(const PoFile& file, const PoEntry& entry) {
  return file.name + ":" + std::to_string(entry.line);
}

void check(const PoFile& english, const PoEntry& original, const PoFile& file, const PoEntry& entry) {
  const auto refuse = [&](const std::string& what) {
    throw CatalogueFault(file.name, entry.line, entry.context + ": " + what);
  };
  if (entry.english != original.english) refuse("its English is another in " + placeOf(english, original));
  if (entry.translated.empty()) refuse("no text; translate “" + entry.english + "”");
  if (entry.isFuzzy) refuse("marked as fuzzy; look it over and take the mark away");
  const std::set<int> own = placeholders(entry.translated, original.forms);
  const std::set<int> right = placeholders(entry.english, original.forms);
  if (own != right) refuse("has the placeholders " + listed(own) + ", the English has " + listed(right));
}

std::string quoted(const std::string& text) {
  std::string literal = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') literal += '\\';
    literal += c == '\n' ? "\\n" : std::string(1, c);
  }
  return literal + "\"";
}

std::string row(const Text& text) {
  std::string literals;
  for (const std::string& each : text.languages) literals += quoted(each) + ", ";
  return "  {" + literals + "},\n";
}

std::map<std::string, std::vector<Text>> groupsOf(const PoFile& english,
                                                  const std::vector<PoFile>& translations) {
  std::vector<std::map<std::string, const PoEntry*>> byKey(translations.size());
  for (std::size_t i = 0; i < translations.size(); ++i) {
    for (const PoEntry& entry : translations[i].entries) byKey[i][keyOf(entry)] = &entry;
  }
  std::map<std::string, std::vector<Text>> groups;
  for (const PoEntry& entry : english.entries) {
    const auto end = entry.context.rfind("::");
    const std::string group = entry.context.substr(0, end);
    Text text{end == std::string::npos ? std::string() : entry.context.substr(end + 2),
              entry.line,
              {entry.english}};
    for (std::size_t i = 0; i < translations.size(); ++i) {
      const auto found = byKey[i].find(keyOf(entry));
      if (found == byKey[i].end()) {
        throw CatalogueFault(english.name, entry.line,
                             entry.context + " is missing in " + translations[i].name);
      }
      check(english, entry, translations[i], *found->second);
      text.languages.push_back(found->second->translated);
      byKey[i].erase(found);
    }
    groups[group].push_back(std::move(text));
  }
  for (std::size_t i = 0; i < translations.size(); ++i) {
    for (const auto& [key, entry] : byKey[i]) {
      throw CatalogueFault(translations[i].name, entry->line,
                           entry->context + " is not in " + english.name + ": “" + entry->english + "”");
    }
  }
  return groups;
}

std::string fileName(std::string group) {
  std::ranges::replace(group, ' ', '_');
  for (auto at = group.find("::"); at != std::string::npos; at = group.find("::")) group.replace(at, 2, "_");
  return group;
}

// Returns the C++ text that begins a table. Each row of the table has one text in all languages.
std::string tableNamed(const std::string& name) {
  return "constexpr Texts " + name + "[] = {\n";
}

// Returns a C++ function with a switch over the enum. If an enumerator lacks a text, the compiler reports an
// error in the template. `place` is the index of the function's first text in the table of phrases.
std::string switchOver(const std::string& group, const std::vector<Text>& texts, const std::string& file,
                       std::size_t place) {
  const auto blank = group.find(' ');
  const std::string type = blank == std::string::npos ? group : group.substr(blank + 1);
  const std::string function = blank == std::string::npos ? "phraseOf" : group.substr(0, blank) + "Of";
  std::string code = "#pragma GCC diagnostic push\n#pragma GCC diagnostic error \"-Wswitch\"\n";
  code += "#line " + std::to_string(texts.front().line) + " " + quoted(file) + "\n";
  code += "Phrase " + function + "(" + type + " value) {\n  switch (value) {\n";
  for (const Text& text : texts) {
    code += "    case " + type + "::" + text.name + ": return Phrase{" + std::to_string(place++) + "};\n";
  }
  return code + "  }\n  return {};\n}\n#pragma GCC diagnostic pop\n";
}

std::string languages(const PoFile& english, const std::vector<PoFile>& translations) {
  std::vector<const PoFile*> all{&english};
  for (const PoFile& file : translations) all.push_back(&file);
  std::string names;
  std::string facts;
  for (const PoFile* file : all) {
    const std::string& name = file->field("X-Name");
    names += name + ", ";
    const auto also = file->header.find("X-Also");
    facts += "  {Language::" + name + ", " + quoted(file->field("Language")) + ", " +
             quoted(also == file->header.end() ? std::string() : also->second) + ", " + quoted(name) + "},\n";
  }
  return "enum class Language { " + names + "};\n" +
         "struct LanguageFacts { Language language; std::string_view code, also, name; };\n" +
         "inline constexpr LanguageFacts kLanguages[] = {\n" + facts + "};\n";
}

}  // namespace

std::map<std::string, std::string> tables(const PoFile& english, const std::vector<PoFile>& translations) {
  std::map<std::string, std::string> files{{"languages.inc", languages(english, translations)}};
  const auto groups = groupsOf(english, translations);
  std::string& table = files["Phrase.inc"] = tableNamed("kPhraseTexts");
  std::string& names = files["Phrase_names.inc"];
  std::size_t count = 0;
  const auto addRows = [&](const std::vector<Text>& texts) {
    for (const Text& text : texts) table += row(text);
    count += texts.size();
  };
  if (const auto named = groups.find(kNamed); named != groups.end()) {
    addRows(named->second);
    for (const Text& text : named->second) names += text.name + ",\n";
  }
  for (const auto& [group, texts] : groups) {
    if (group == kNamed) continue;
    if (!texts.front().name.empty() && group.find("::") == std::string::npos) {
      throw CatalogueFault(english.name, texts.front().line,
                           group + ": write Phrase::" + texts.front().name + ", or name an enum");
    }
    std::string& code = files[fileName(group) + ".inc"];
    if (texts.front().name.empty()) {
      code = tableNamed("k" + group + "Texts");
      for (const Text& text : texts) code += row(text);
      code += "};\n";
    } else {
      code = switchOver(group, texts, english.name, count);
      addRows(texts);
    }
  }
  table += "};\n";
  return files;
}

}  // namespace damath::generator
