// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/generator/tables.hpp"

#include <algorithm>
#include <set>
#include <string_view>

namespace damath::generator {

namespace {

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

std::string patternOf(const Text& text) {
  std::string pattern = "Pattern{{";
  for (const std::string& each : text.languages) pattern += quoted(each) + ", ";
  return pattern + "}}";
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

std::string array(const std::string& name, const std::vector<Text>& texts) {
  std::string code = "constexpr Pattern " + name + "[] = {\n";
  for (const Text& text : texts) code += "  " + patternOf(text) + ",\n";
  return code + "};\n";
}

std::string constants(const std::string& space, const std::vector<Text>& texts) {
  std::string code = "namespace " + space + " {\n";
  for (const Text& text : texts)
    code += "inline constexpr Pattern " + text.name + " = " + patternOf(text) + ";\n";
  return code + "}\n";
}

constexpr std::string_view kLabels = "label";

// Writes statements that fill the label fields: kName fills the field `name`. A missing field is a compiler
// error.
std::string fields(const std::vector<Text>& texts) {
  std::string code;
  for (const Text& text : texts) {
    std::string field = text.name.substr(1);
    field.front() = static_cast<char>(field.front() - 'A' + 'a');
    code += "labels." + field + " = in(label::" + text.name + ");\n";
  }
  return code;
}

// Writes a function with a switch over the enum. An enumerator without a text is a compiler error that names
// the template.
std::string switchOver(const std::string& group, const std::vector<Text>& texts, const std::string& file) {
  const auto blank = group.find(' ');
  const std::string type = blank == std::string::npos ? group : group.substr(blank + 1);
  const std::string function = blank == std::string::npos ? "patternOf" : group.substr(0, blank) + "Of";
  std::string code = "#pragma GCC diagnostic push\n#pragma GCC diagnostic error \"-Wswitch\"\n";
  code += "#line " + std::to_string(texts.front().line) + " " + quoted(file) + "\n";
  code += "Pattern " + function + "(" + type + " value) {\n  switch (value) {\n";
  for (const Text& text : texts)
    code += "    case " + type + "::" + text.name + ": return " + patternOf(text) + ";\n";
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
  for (const auto& [group, texts] : groupsOf(english, translations)) {
    const std::string name = fileName(group);
    std::string& code = files[name + ".inc"];
    if (texts.front().name.empty()) {
      code = array("k" + group + "Texts", texts);
    } else if (group.find("::") != std::string::npos) {
      code = switchOver(group, texts, english.name);
    } else if (group.front() >= 'a' && group.front() <= 'z') {
      code = constants(group, texts);
      if (group == kLabels) files["label_fields.inc"] = fields(texts);
    } else {
      code = array("k" + group + "Texts", texts) + "Pattern patternOf(" + group + " value) {\n  return k" +
             group + "Texts[static_cast<std::size_t>(value)];\n}\n";
      std::string& names = files[name + "_names.inc"];
      for (const Text& text : texts) names += text.name + ",\n";
    }
  }
  return files;
}

}  // namespace damath::generator
