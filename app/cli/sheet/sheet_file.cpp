// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/sheet_file.hpp"

#include "app/cli/board/law_options.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/words/findings/file_words.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/sheet/sheet_csv.hpp"
#include "core/text/lines.hpp"
#include "core/text/trim.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

namespace fs = std::filesystem;

namespace {

// Returns the number of the line with the tag `name`, for a complaint about the tag's value.
std::optional<int> lineOfTag(std::string_view text, std::string_view name) {
  const std::vector<std::string_view> lines = damath::linesOf(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view line = damath::trimmed(lines[i]);
    if (line.starts_with('"')) line.remove_prefix(1);
    if (!line.starts_with('[') && !line.starts_with('#')) continue;
    const std::string_view rest = line.substr(1);
    const bool isIt = rest.starts_with(name) && rest.size() > name.size() &&
                      std::string_view(" \t\",;").find(rest[name.size()]) != std::string_view::npos;
    if (isIt) return static_cast<int>(i) + 1;
  }
  return std::nullopt;
}

// Returns the path of a JSON file that a sheet names: the name is relative to the folder of the sheet.
// Returns any other name unchanged.
std::string nameBeside(const fs::path& sheet, std::string_view name) {
  if (!name.ends_with(".json")) return std::string(name);
  return (sheet.parent_path() / std::string(name)).string();
}

// Adds the sheet's path and the line of the tag to each complaint that names no file.
Complaints atTag(Complaints complaints, const fs::path& path, std::optional<int> line) {
  for (Complaint& complaint : complaints) {
    if (!complaint.file.empty()) continue;
    complaint.file = path.string();
    complaint.line = line;
  }
  return complaints;
}

InputResult<sheet::Sheet> parsed(const fs::path& path, std::string_view text, words::Language language) {
  // A file is CSV if its name says so. Standard input has no name, so the headings in its text tell if it is
  // CSV.
  const bool csv =
      notation::isSheetCsvName(path.native()) || (path == "-" && text.find("||") == std::string_view::npos &&
                                                  text.find("blueMove") != std::string_view::npos);
  auto sheet = csv ? notation::parseSheetCsv(text) : notation::parseSheetText(text);
  if (sheet) return *std::move(sheet);
  return Unexpected(
      Complaints{{path.string(), sheet.error().line, words::sentenceOf(sheet.error(), language)}});
}

}  // namespace

InputResult<sheet::Sheet> readSheet(const fs::path& path, words::Language language) {
  DAMATH_TRY(text, readInput(path, language));
  return parsed(path, *text, language);
}

InputResult<SheetFile> readSheetFile(const fs::path& path, words::Language language) {
  DAMATH_TRY(text, readInput(path, language));
  DAMATH_TRY(sheet, parsed(path, *text, language));
  auto set = readChipSet(nameBeside(path, sheet->setName()), language);
  if (!set) return Unexpected(atTag(set.error(), path, lineOfTag(*text, sheet::kSetTag)));
  auto ruleset = readRuleset(nameBeside(path, sheet->rulesetName()), language);
  if (!ruleset) return Unexpected(atTag(ruleset.error(), path, lineOfTag(*text, sheet::kRulesetTag)));
  const board::Position start = rules::startPosition(*set, *ruleset);
  SheetFile file{path, *std::move(sheet), *std::move(set), *std::move(ruleset), start};
  const std::string_view startTag = file.sheet.tag(sheet::kStartTag);
  if (startTag.empty()) return file;
  const auto position = notation::parsePositionJson(startTag, {file.ruleset, file.set});
  if (position) {
    file.start = *position;
    return file;
  }
  Complaints complaints;
  for (const notation::JsonFault& fault : position.error()) {
    complaints.push_back(
        {path.string(), lineOfTag(*text, sheet::kStartTag),
         words::said(words::Phrase::StartUnusable, language, {words::sentenceOf(fault, language)})});
  }
  return Unexpected(std::move(complaints));
}

}  // namespace damath::cli
