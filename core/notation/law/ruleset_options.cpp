// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/law/ruleset_options.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "core/exact/number_text.hpp"
#include "core/precondition.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/spellings.hpp"

namespace damath::notation {

namespace {

using nlohmann::ordered_json;
using namespace rules;
using enum JsonFaultCode;

constexpr int kMostCount = 10'000;
constexpr int kMostMinutes = 999;

// The spellings of an answer. `written` is the spelling for output. `also` is the spelling of rulebook 9,
// which the reader accepts too.
template <class T>
struct AnswerText {
  T answer;
  std::string_view written;
  std::string_view also = {};
};
template <class T>
using Spellings = std::vector<AnswerText<T>>;

template <class T>
std::vector<std::string> listOf(const Spellings<T>& spellings) {
  std::vector<std::string> names;
  for (const auto& spelling : spellings) names.emplace_back(spelling.written);
  return names;
}

// Returns each word in quotes, as in a JSON document.
std::vector<std::string> quoted(std::vector<std::string> words) {
  for (std::string& word : words) word = "\"" + word + "\"";
  return words;
}

template <class T>
std::optional<T> answerIn(const Spellings<T>& spellings, std::string_view text) {
  for (const auto& spelling : spellings) {
    if (text == spelling.written || (!spelling.also.empty() && text == spelling.also)) return spelling.answer;
  }
  return std::nullopt;
}

template <class T>
std::string_view spelled(const Spellings<T>& spellings, const T& answer) {
  const auto found = std::ranges::find(spellings, answer, &AnswerText<T>::answer);
  DAMATH_EXPECTS(found != spellings.end());
  return found->written;
}

// Returns every answer of an enumeration with the spelling from spellings.hpp.
template <class T>
Spellings<T> asNamed() {
  Spellings<T> spellings;
  for (const T answer : kEvery<T>) spellings.push_back({answer, spellingOf(answer)});
  return spellings;
}

// Returns the question of an option, with the rulebook clauses of the manual's answer.
template <class Part, class T>
RuleQuestion asked(std::string_view name, const Cited<T> Part::*option, AnswerForm form,
                   std::vector<std::string> answers = {}, int least = 0) {
  const Cited<T>& manuals = manual().*option;
  return {name, form, std::move(answers), least, kMostCount, manuals.clause(), manuals.also()};
}

// Makes an option whose answer is a word, such as "endOfTurn".
template <class T, class Part>
RulesetOption words(std::string_view name, Cited<T> Part::*option, Spellings<T> spellings = asNamed<T>()) {
  return {asked(name, option, AnswerForm::Word, listOf(spellings)),
          [=](JsonShape& shape, const JsonNode& node, const std::string& where, Ruleset& ruleset) {
            if (node.kind != JsonKind::Text) return shape.wrongType(node, where, quoted(listOf(spellings)));
            if (const auto answer = answerIn(spellings, node.text)) {
              change(ruleset, option, *answer);
            } else {
              shape.add(UnknownAnswer, node, where, listOf(spellings));
            }
          },
          [=](const Ruleset& ruleset) -> ordered_json {
            return std::string(spelled(spellings, (ruleset.*option).answer()));
          }};
}

RulesetOption frame(std::string_view name, Cited<FrameChoice> Ruleset::*option) {
  return words<FrameChoice>(name, option,
                            {{FrameChoice{}, "perSet"},
                             {board::Frame::OwnSide, "ownSide", "own-side"},
                             {board::Frame::Absolute, "absolute"}});
}

// Returns the value as a whole number from `least` to kMostCount. For any other value, records the fault and
// returns nullopt.
std::optional<int> readCount(JsonShape& shape, const JsonNode& node, const std::string& where, int least,
                             std::vector<std::string> otherAnswers = {}) {
  if (node.kind == JsonKind::Integer && node.integer >= least && node.integer <= kMostCount) {
    return static_cast<int>(node.integer);
  }
  const bool answers = node.kind == JsonKind::Integer || node.kind == JsonKind::Text;
  std::vector<std::string> expected = answers ? std::move(otherAnswers) : quoted(std::move(otherAnswers));
  expected.push_back(std::to_string(least) + "…" + std::to_string(kMostCount));
  shape.add(answers ? UnknownAnswer : WrongType, node, where, std::move(expected));
  return std::nullopt;
}

RulesetOption count(std::string_view name, Cited<int> Ruleset::*option, int least) {
  return {asked(name, option, AnswerForm::Number, {}, least),
          [=](JsonShape& shape, const JsonNode& node, const std::string& where, Ruleset& ruleset) {
            if (const auto answer = readCount(shape, node, where, least)) change(ruleset, option, *answer);
          },
          [=](const Ruleset& ruleset) -> ordered_json { return (ruleset.*option).answer(); }};
}

RulesetOption countOrOff(std::string_view name, Cited<std::optional<int>> Ruleset::*option, int least) {
  return {asked(name, option, AnswerForm::WordOrNumber, {"off"}, least),
          [=](JsonShape& shape, const JsonNode& node, const std::string& where, Ruleset& ruleset) {
            if (node.kind == JsonKind::Text && node.text == "off") {
              change(ruleset, option, std::nullopt);
            } else if (const auto answer = readCount(shape, node, where, least, {"off"})) {
              change(ruleset, option, *answer);
            }
          },
          [=](const Ruleset& ruleset) -> ordered_json {
            const auto& answer = (ruleset.*option).answer();
            return answer ? ordered_json(*answer) : ordered_json("off");
          }};
}

const Spellings<Rounding>& roundings() {
  using exact::RoundingMode;
  static const Spellings<Rounding> spellings = {
      {RoundPerSet{}, "perSet", "per set"},
      {RoundTo{RoundingMode::HalfAway, 0}, "halfAway"},
      {RoundTo{RoundingMode::HalfEven, 0}, "halfEven"},
      {RoundTo{RoundingMode::HalfUp, 0}, "halfUp"},
      {RoundTo{RoundingMode::Floor, 0}, "floor"},
      {RoundTo{RoundingMode::Truncate, 0}, "truncate"},
      {RoundNever{}, "exact"},
  };
  return spellings;
}

constexpr std::string_view kDecimals = "decimals ";
constexpr int kUsualDecimals = 4;

// Parses a number of at most `mostDigits` digits. The limit prevents an overflow.
std::optional<int> smallNumber(std::string_view digits, std::size_t mostDigits = 2) {
  if (digits.empty() || digits.size() > mostDigits) return std::nullopt;
  int value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    value = 10 * value + (c - '0');
  }
  return value;
}

std::optional<Rounding> roundingOf(std::string_view text) {
  if (const auto named = answerIn(roundings(), text)) return named;
  if (!text.starts_with(kDecimals)) return std::nullopt;
  const auto decimals = smallNumber(text.substr(kDecimals.size()));
  if (!decimals || *decimals > 30) return std::nullopt;
  return RoundTo{exact::RoundingMode::HalfAway, *decimals};
}

RulesetOption rounding() {
  std::vector<std::string> offered = listOf(roundings());
  for (int decimals = 1; decimals <= kUsualDecimals; ++decimals) {
    offered.push_back(std::string(kDecimals) + std::to_string(decimals));
  }
  return {asked("rounding", &Ruleset::rounding, AnswerForm::Word, std::move(offered)),
          [](JsonShape& shape, const JsonNode& node, const std::string& where, Ruleset& ruleset) {
            auto expected = listOf(roundings());
            expected.emplace_back("decimals 2");
            if (node.kind != JsonKind::Text) return shape.wrongType(node, where, quoted(std::move(expected)));
            if (const auto answer = roundingOf(node.text)) {
              change(ruleset, &Ruleset::rounding, *answer);
            } else {
              shape.add(UnknownAnswer, node, where, std::move(expected));
            }
          },
          [](const Ruleset& ruleset) -> ordered_json {
            const Rounding& answer = ruleset.rounding.answer();
            if (const auto* to = std::get_if<RoundTo>(&answer); to != nullptr && to->decimals > 0) {
              return std::string(kDecimals) + std::to_string(to->decimals);
            }
            return std::string(spelled(roundings(), answer));
          }};
}

// Parses a time such as "20:00", in minutes and seconds.
std::optional<std::chrono::seconds> timeOf(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || text.size() - colon != 3) return std::nullopt;
  const auto minutes = smallNumber(text.substr(0, colon), 3);
  const auto seconds = smallNumber(text.substr(colon + 1));
  if (!minutes || !seconds || *minutes > kMostMinutes || *seconds > 59) return std::nullopt;
  return std::chrono::seconds(60 * *minutes + *seconds);
}

std::string timeText(std::chrono::seconds time) {
  const auto rest = time.count() % 60;
  return std::to_string(time.count() / 60) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

RulesetOption clock(std::string_view name, std::chrono::seconds Clocks::*which, Clause clause) {
  return {{name, AnswerForm::Time, {}, 0, 0, clause, {}},
          [=](JsonShape& shape, const JsonNode& node, const std::string& where, Ruleset& ruleset) {
            if (node.kind != JsonKind::Text) return shape.wrongType(node, where, {"\"0:00\"…\"999:59\""});
            if (const auto time = timeOf(node.text)) {
              Clocks clocks = ruleset.clocks.answer();
              clocks.*which = *time;
              change(ruleset, &Ruleset::clocks, clocks);
            } else {
              shape.add(UnknownAnswer, node, where, {"0:00…999:59"});
            }
          },
          [=](const Ruleset& ruleset) -> ordered_json { return timeText(ruleset.clocks.answer().*which); }};
}

constexpr std::pair<std::string_view, exact::Rational Points::*> kPoints[] = {
    {"win", &Points::win}, {"draw", &Points::draw}, {"loss", &Points::loss}, {"bye", &Points::bye}};

std::optional<exact::Rational> pointsOf(const JsonNode& node) {
  if (node.kind == JsonKind::Integer) return exact::Rational(node.integer);
  if (node.kind != JsonKind::Text) return std::nullopt;
  const auto value = exact::parseNumber(node.text);
  return value && value->isRational() ? std::optional(value->rational()) : std::nullopt;
}

RulesetOption points() {
  return {asked("points", &Ruleset::points, AnswerForm::Points),
          [](JsonShape& shape, const JsonNode& node, const std::string& where, Ruleset& ruleset) {
            if (!shape.object(node, where, {}, {"win", "draw", "loss", "bye"})) return;
            Points points = ruleset.points.answer();
            for (const auto& [name, which] : kPoints) {
              const JsonNode* value = node.field(name);
              if (value == nullptr) continue;
              if (const auto answer = pointsOf(*value)) {
                points.*which = *answer;
              } else {
                shape.add(UnknownAnswer, *value, inside(where, name), {"1", "1/2", "0"});
              }
            }
            change(ruleset, &Ruleset::points, points);
          },
          [](const Ruleset& ruleset) {
            ordered_json object;
            for (const auto& [name, which] : kPoints) {
              object[std::string(name)] = exact::toText(exact::Number(ruleset.points.answer().*which));
            }
            return object;
          }};
}

RulesetOption rematchPlaces() {
  return {asked("rematchPlaces", &Ruleset::rematchPlaces, AnswerForm::WordOrNumber, {"perSystem", "all"}, 1),
          [](JsonShape& shape, const JsonNode& node, const std::string& where, Ruleset& ruleset) {
            if (node.kind == JsonKind::Text && node.text == "perSystem") {
              change(ruleset, &Ruleset::rematchPlaces, std::monostate{});
            } else if (node.kind == JsonKind::Text && node.text == "all") {
              change(ruleset, &Ruleset::rematchPlaces, AllPlaces{});
            } else if (const auto places = readCount(shape, node, where, 1, {"perSystem", "all"})) {
              change(ruleset, &Ruleset::rematchPlaces, *places);
            }
          },
          [](const Ruleset& ruleset) -> ordered_json {
            const RematchPlaces& answer = ruleset.rematchPlaces.answer();
            if (const int* places = std::get_if<int>(&answer)) return *places;
            return std::holds_alternative<AllPlaces>(answer) ? "all" : "perSystem";
          }};
}

RulesetOption tieBreaks() {
  static const Spellings<TieBreak> spellings = {
      {TieBreak::HeadToHead, "headToHead"},
      {TieBreak::Rematch, "rematch"},
      {TieBreak::PointSystem, "pointSystem"},
      {TieBreak::Buchholz, "buchholz", "Buchholz"},
      {TieBreak::Wins, "wins"},
      {TieBreak::SonnebornBerger, "sonnebornBerger", "Sonneborn-Berger"},
      {TieBreak::Cumulative, "cumulative"},
  };
  return {asked("tieBreaks", &Ruleset::tieBreaks, AnswerForm::Words, listOf(spellings)),
          [](JsonShape& shape, const JsonNode& node, const std::string& where, Ruleset& ruleset) {
            if (!shape.list(node, where)) return;
            std::vector<TieBreak> order;
            for (std::size_t i = 0; i < node.items.size(); ++i) {
              const JsonNode& item = node.items[i];
              const auto name = item.kind == JsonKind::Text ? answerIn(spellings, item.text) : std::nullopt;
              if (!name) {
                shape.add(UnknownAnswer, item, inside(where, i), listOf(spellings));
              } else if (std::ranges::find(order, *name) != order.end()) {
                shape.add(AnswerTwice, item, inside(where, i));
              } else {
                order.push_back(*name);
              }
            }
            change(ruleset, &Ruleset::tieBreaks, std::move(order));
          },
          [](const Ruleset& ruleset) {
            ordered_json list = ordered_json::array();
            for (const TieBreak each : ruleset.tieBreaks.answer()) {
              list.push_back(std::string(spelled(spellings, each)));
            }
            return list;
          }};
}

std::vector<RulesetOption> turnOptions() {
  return {
      words("menCaptureBackward", &Ruleset::menCaptureBackward),
      words("damaRange", &Ruleset::damaRange),
      words("capturePriority", &Ruleset::capturePriority),
      words("chain", &Ruleset::chain),
      words("removal", &Ruleset::removal),
      words("damaPath", &Ruleset::damaPath),
      words("promotion", &Ruleset::promotion),
      words("firstMover", &Ruleset::firstMover),
  };
}

std::vector<RulesetOption> scoreOptions() {
  return {
      rounding(),
      words("roundBeforeMultiplier", &Ruleset::roundBeforeMultiplier),
      words<RoundEntries>("roundEntries", &Ruleset::roundEntries,
                          {{RoundEntries::EachEntry, "eachEntry", "each entry"},
                           {RoundEntries::TotalOnly, "totalOnly", "total only"}}),
      words("divideByZero", &Ruleset::divideByZero),
      frame("polynomialFrame", &Ruleset::polynomialFrame),
      frame("notationFrame", &Ruleset::notationFrame),
      words("scoreDirection", &Ruleset::scoreDirection),
  };
}

std::vector<RulesetOption> contestOptions() {
  return {
      count("repetitionCount", &Ruleset::repetitionCount, 2),
      words("repetitionEnds", &Ruleset::repetitionEnds),
      words("repetitionBy", &Ruleset::repetitionBy),
      countOrOff("inactivityPlies", &Ruleset::inactivityPlies, 1),
      words("drawByAgreement", &Ruleset::drawByAgreement),
      words("resignation", &Ruleset::resignation),
      words("moveClockOnCapture", &Ruleset::moveClockOnCapture),
      clock("gameClock", &Clocks::game, "T1"),
      clock("moveClock", &Clocks::move, "T1"),
      clock("reminder", &Clocks::reminder, "T1"),
      clock("rematchClock", &Clocks::rematch, "T4"),
      clock("noShow", &Clocks::noShow, "T4"),
      countOrOff("warningsBeforeDisqualification", &Ruleset::warningsBeforeDisqualification, 0),
      points(),
      words("withdrawnGames", &Ruleset::withdrawnGames),
      words("withdrawnBye", &Ruleset::withdrawnBye),
      rematchPlaces(),
      words("rematchDrawn", &Ruleset::rematchDrawn),
      words("rematchWithdrawn", &Ruleset::rematchWithdrawn),
      words("pointSystem", &Ruleset::pointSystem),
      tieBreaks(),
      words("nobodyWon", &Ruleset::nobodyWon),
      words("walkoverMeetings", &Ruleset::walkoverMeetings),
  };
}

}  // namespace

const std::vector<RulesetOption>& rulesetOptions() {
  static const std::vector<RulesetOption> options = [] {
    std::vector<RulesetOption> all = turnOptions();
    for (auto part : {scoreOptions(), contestOptions()}) {
      all.insert(all.end(), part.begin(), part.end());
    }
    return all;
  }();
  return options;
}

const RulesetOption* findRulesetOption(std::string_view name) {
  const auto& options = rulesetOptions();
  const auto found =
      std::ranges::find(options, name, [](const RulesetOption& option) { return option.question.name; });
  return found == options.end() ? nullptr : &*found;
}

}  // namespace damath::notation
