// SPDX-License-Identifier: GPL-3.0-or-later
// Reads short texts that a person types or scans: results of one line, heads of the journal, marks of papers.
// The first byte chooses the reader.
#include <algorithm>
#include <array>
#include <utility>

#include "app/desk/rounds/result_line.hpp"
#include "app/papers/head_mark.hpp"
#include "app/papers/paper_mark.hpp"
#include "core/exact/number_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

using rules::Ending;

// A total of more digits is not read back.
constexpr std::size_t kMostDigits = 60;

// Returns the letters of the ending as an arbiter types them. Empty for Time.
std::string lettersOf(Ending ending) {
  constexpr std::array<std::pair<Ending, const char*>, 8> kLetters{{{Ending::NoShowBlue, "nb"},
                                                                    {Ending::NoShowRed, "nr"},
                                                                    {Ending::NoShowBoth, "nbr"},
                                                                    {Ending::ResignBlue, "gb"},
                                                                    {Ending::ResignRed, "gr"},
                                                                    {Ending::DisqualifiedBlue, "db"},
                                                                    {Ending::DisqualifiedRed, "dr"},
                                                                    {Ending::DisqualifiedBoth, "dbr"}}};
  for (const auto& [each, letters] : kLetters) {
    if (each == ending) return letters;
  }
  return {};
}

// Returns the result as an arbiter types it into the three fields.
desk::ResultTexts textsOf(const desk::ResultLine& result) {
  desk::ResultTexts texts{std::to_string(contest::numberOf(result.board)), {}, {}};
  const auto& [ending, blue, red] = result.input;
  if (blue) texts.blue = exact::toText(*blue);
  if (red) texts.red = exact::toText(*red) + " ";
  (red ? texts.red : texts.blue) += lettersOf(ending);
  return texts;
}

Broken brokenResultIn(std::string_view set, std::string_view input) {
  const contest::EventSetup setup{
      .name = {}, .set = *rules::builtInChipSet(set), .ruleset = rules::manual(), .rounds = std::nullopt};
  const auto texts = desk::dividedLine(input, setup);
  const auto result = texts ? desk::parseResult(*texts, setup.set)
                            : Expected<desk::ResultLine, desk::LineError>(Unexpected(texts.error()));
  if (!result) {
    const std::string& word = result.error().word;
    // An invisible character is quoted by its number, which has eight letters.
    return word.size() <= 8 * input.size() + 1 ? "" : "a refusal quotes more than the line";
  }
  const auto& [ending, blue, red] = result->input;
  if (blue.has_value() != red.has_value()) return "one total without the other";
  if (!blue && ending == Ending::Time) return "a result without totals and ending";
  const desk::ResultTexts written = textsOf(*result);
  if (written.blue.size() + written.red.size() > kMostDigits) return {};
  const auto again = desk::parseResult(written, setup.set);
  if (!again) return "the result written is refused";
  const bool isSame = again->board == result->board && again->input.ending == ending &&
                      again->input.blueGrand == blue && again->input.redGrand == red;
  return isSame ? "" : "the result written reads otherwise";
}

Broken brokenResult(std::string_view input) {
  for (const std::string_view set : {"integer", "rational", "radical"}) {
    if (Broken broken = brokenResultIn(set, input); !broken.empty()) return broken;
  }
  return {};
}

Broken brokenHeads(std::string_view input) {
  const auto heads = papers::parseHeads(input);
  if (!heads) return input.find(heads.error()) != input.npos ? "" : "a refusal quotes another text";
  std::string all;
  for (const db::JournalHead& head : *heads) {
    if (head.number < 1 || head.digest.size() < 16 || head.digest.size() > 64)
      return "a head beyond its limits";
    const auto again = papers::parseHead(papers::shownHead(head));
    if (!again || again->number != head.number) return "the head shown is refused";
    if (again->digest != head.digest.substr(0, db::kHeadDigits)) return "the head shown reads otherwise";
    all += (all.empty() ? "" : "; ") + papers::shownHead(head);
  }
  const auto again = papers::parseHeads(all);
  return again && again->size() == heads->size() ? "" : "the heads shown are refused";
}

// The input has the number or the code of a paper, and in a second line the digest.
Broken brokenPaper(std::string_view input) {
  const std::size_t end = std::min(input.find('\n'), input.size());
  const std::string_view digest = input.substr(std::min(end + 1, input.size()));
  const auto mark = papers::parsePaperMark(input.substr(0, end), digest);
  if (!mark) return {};
  if (mark->number < 1) return "a paper without number";
  if (mark->digest.empty()) return {};
  db::IssuedPaper paper;
  paper.number = mark->number;
  paper.digest = mark->digest;
  const auto again = papers::parsePaperMark(papers::codeOf(paper), {});
  const bool isSame = again && again->number == mark->number && mark->digest.starts_with(again->digest);
  return isSame ? "" : "the code of the paper reads otherwise";
}

}  // namespace

Broken runTypedLine(std::string_view input) {
  if (input.empty()) return {};
  const std::string_view text = input.substr(1);
  switch (input.front()) {
    case 'h':
      return brokenHeads(text);
    case 'p':
      return brokenPaper(text);
    default:
      return brokenResult(text);
  }
}

}  // namespace damath::fuzz
