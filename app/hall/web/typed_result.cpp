// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/typed_result.hpp"

#include <charconv>

#include "app/desk/roster/person_text.hpp"
#include "app/desk/rounds/result_line.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/sheet/cells/normalized_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/text/letter.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"
#include "words/phrase.hpp"

namespace damath::web {

namespace {

std::string typedIn(const Fields& form, std::string_view name) {
  const std::string text = valueOf(form, name);
  return desk::faultIn(text, desk::kMostRemarkLetters) ? std::string() : std::string(trimmedLines(text));
}

constexpr std::string_view kNotTyped = "?";  // no part of a number

// Returns the text in characters that a page can show. It means the same total as the given text, or none.
std::string shownFigure(std::string_view text) {
  std::string figure;
  std::size_t letters = 0;
  while (!text.empty()) {
    if (++letters == desk::kMostRemarkLetters) return figure.append(kNotTyped);
    const std::optional<Letter> letter = firstLetter(text);
    const std::string_view bytes = letter ? letter->bytes : text.substr(0, 1);
    const sheet::NormalizedText plain(bytes);
    if (!desk::faultIn(bytes)) {
      figure += bytes;
    } else {
      figure += desk::faultIn(plain.text()) ? kNotTyped : plain.text();
    }
    text.remove_prefix(bytes.size());
  }
  return figure;
}

std::string_view withoutLineEnds(std::string_view text) {
  constexpr std::string_view kLineEnds = "\r\n";
  while (!text.empty() && kLineEnds.find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  while (!text.empty() && kLineEnds.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  return text;
}

// Returns a typed total with its sign. If the text has no sign, the minus key beside the field decides.
std::string figureIn(const Fields& form, const std::string& side) {
  const std::string typed = valueOf(form, side);
  if (trimmedLines(typed).empty()) return {};
  const std::string text = shownFigure(withoutLineEnds(typed));
  const bool isSigned = minusLength(trimmed(text)) > 0;
  return isSigned || valueOf(form, side + "Minus").empty() ? text : "-" + text;
}

}  // namespace

TypedResult TypedResult::of(const Fields& form) {
  TypedResult typed;
  typed.blue = figureIn(form, "blue");
  typed.red = figureIn(form, "red");
  if (const std::string ending = typedIn(form, "ending"); !ending.empty()) typed.ending = ending;
  if (form.contains("by")) typed.by = typedIn(form, "by");
  typed.askedBy = typedIn(form, "askedBy");
  typed.reason = typedIn(form, "reason");
  for (const auto& [name, value] : form) {
    constexpr std::string_view kAnswer = "yes-";
    if (name.starts_with(kAnswer)) typed.answered.insert(name.substr(kAnswer.size()));
  }
  const std::string round = valueOf(form, "round");
  std::from_chars(round.data(), round.data() + round.size(), typed.round);
  return typed;
}

TypedResult TypedResult::of(const contest::GameResult& result, const contest::EventSetup& setup) {
  const auto figure = [&setup](const std::optional<exact::Number>& total) {
    return total ? sheet::totalText(sheet::figureText(setup.set, *total), *total) : std::string();
  };
  TypedResult typed;
  typed.blue = figure(result.blueGrand);
  typed.red = figure(result.redGrand);
  typed.ending = rules::toText(result.ending);
  return typed;
}

std::size_t minusLength(std::string_view total) {
  const std::optional<Letter> first = total.empty() ? std::nullopt : firstLetter(total);
  return first && sheet::NormalizedText(first->bytes).text() == "-" ? first->bytes.size() : 0;
}

bool hasSignKey(const contest::EventSetup& setup) {
  return setup.set.arithmetic() != rules::Arithmetic::Exact;
}

Expected<contest::ResultInput, std::string> meaningOf(const TypedResult& typed,
                                                      const contest::EventSetup& setup,
                                                      words::Language language) {
  contest::ResultInput input;
  std::vector<std::string> wrong;
  const auto read = [&](const std::string& text, desk::LinePart part, std::optional<exact::Number>& total) {
    auto meant = desk::parseTotalField(text, part, setup.set);
    if (!meant) return wrong.push_back(words::lineText(meant.error(), language));
    total = *std::move(meant);
  };
  read(typed.blue, desk::LinePart::Blue, input.blueGrand);
  read(typed.red, desk::LinePart::Red, input.redGrand);
  if (const auto ending = rules::parseEnding(typed.ending)) {
    input.ending = *ending;
  } else {
    wrong.push_back(words::said(words::Phrase::EndingBad, language, {desk::shown(typed.ending)}));
  }
  if (!wrong.empty()) return Unexpected(joined(wrong, "; "));
  return input;
}

}  // namespace damath::web
