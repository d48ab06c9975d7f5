// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/typed_total.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "core/exact/number_text.hpp"
#include "core/sheet/cells/figure.hpp"
#include "core/sheet/cells/normalized_text.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::sheet {

namespace {

constexpr std::string_view kLineEnds = "\r\n";
constexpr std::string_view kSigns = "+-";

bool areDigits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, isDigit);
}

// The parts of a written fraction: `33 1/4` has the whole number 33, `1/4` has none.
struct WrittenFraction {
  std::string_view whole;  // empty if there is no whole number
  std::string_view above;
  std::string_view below;

  // True if the fraction without its whole number is less than 1, as in a mixed number.
  [[nodiscard]] bool isProper() const {
    const auto top = exact::parseNumber(above);
    const auto bottom = exact::parseNumber(below);
    return top && bottom && *top < *bottom;
  }
};

// nullopt if the term has another form.
std::optional<WrittenFraction> fractionIn(std::string_view term) {
  const std::size_t slash = term.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  WrittenFraction fraction{{}, term.substr(0, slash), term.substr(slash + 1)};
  if (const std::size_t blank = fraction.above.rfind(' '); blank != std::string_view::npos) {
    fraction.whole = trimmed(fraction.above.substr(0, blank));
    fraction.above.remove_prefix(blank + 1);
    if (!areDigits(fraction.whole)) return std::nullopt;
  }
  return areDigits(fraction.above) && areDigits(fraction.below) ? std::optional(fraction) : std::nullopt;
}

// True if the term is a number without roots and without operators, such as `33`, `33 1/4` or `33,25`. It may
// still be unreadable.
bool isPlainTerm(std::string_view term) {
  if (term.find('/') != std::string_view::npos) return fractionIn(term).has_value();
  return !term.empty() && term.find_first_not_of("0123456789.,") == std::string_view::npos;
}

// True if the term is a root with an optional factor and divisor: `r2`, `5r2/36`, `1/2r(3)`.
bool isRootTerm(std::string_view term) {
  const std::size_t root = term.find('r');
  if (root == std::string_view::npos) return false;
  const std::string_view factor = trimmed(term.substr(0, root));
  if (!factor.empty() && !isPlainTerm(factor)) return false;
  const std::string_view after = trimmed(term.substr(root + 1));
  const std::size_t slash = std::min(after.find('/'), after.size());
  std::string_view radicand = after.substr(0, slash);
  if (radicand.starts_with('(') && radicand.ends_with(')'))
    radicand = trimmed(radicand.substr(1, radicand.size() - 2));
  return areDigits(radicand) && (slash == after.size() || areDigits(after.substr(slash + 1)));
}

// Returns the terms of the sum, without signs and outer blanks.
std::vector<std::string_view> termsIn(std::string_view text) {
  std::vector<std::string_view> terms;
  text = trimmed(text);
  if (!text.empty() && kSigns.find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  while (true) {
    const std::size_t end = std::min(text.find_first_of(kSigns), text.size());
    terms.push_back(trimmed(text.substr(0, end)));
    if (end == text.size()) return terms;
    text.remove_prefix(end + 1);
  }
}

// True if the terms are one number: at most one term without a root, and no root twice. `10-5` and `3r2-4r2`
// may be the totals of both players.
// Precondition: the terms are parts of written.text().
bool areOneNumber(const NormalizedText& written, const std::vector<std::string_view>& terms,
                  Thousands thousands) {
  bool hasRational = false;
  std::set<std::int64_t> radicands;
  for (const std::string_view term : terms) {
    if (!isPlainTerm(term) && !isRootTerm(term)) return false;
    const auto from = static_cast<std::size_t>(term.data() - written.text().data());
    const Figure figure = readFigure(written.part(from, from + term.size()), 0, thousands);
    const FigureStep* step = lastStep(figure);
    // A term that is ambiguous, such as `24,000`, has no root.
    if (step == nullptr || step->value.isRational()) {
      if (hasRational) return false;
      hasRational = true;
    } else if (!radicands.insert(step->value.roots().front().radicand).second) {
      return false;
    }
  }
  return true;
}

// True if a typed blank stands before the number. The blank that replaces the sign ½ together with its digits
// is not typed.
bool beginsWithBlank(const NormalizedText& written) {
  std::size_t number = written.skipBlanks(0);
  if (kSigns.find(written.at(number)) != std::string_view::npos) number = written.skipBlanks(number + 1);
  for (std::size_t place = 0; place < number; ++place) {
    if (written.isCellBlank(place)) return true;
  }
  return false;
}

Unexpected<BadTypedTotal> bad(TypedTotalFault fault, std::vector<std::string> readings = {}) {
  return Unexpected(BadTypedTotal{fault, std::move(readings)});
}

}  // namespace

Expected<exact::Number, BadTypedTotal> readTypedTotal(std::string_view text, const rules::ChipSet& set) {
  while (!text.empty() && kLineEnds.find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  while (!text.empty() && kLineEnds.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  const Thousands thousands = thousandsOf(set);
  const NormalizedText written(text);
  const std::vector<std::string_view> terms = termsIn(written.text());
  if (!areOneNumber(written, terms, thousands)) return bad(TypedTotalFault::NoNumber);
  const Figure figure = readFigure(written, 0, thousands);
  if (const auto* unreadable = std::get_if<UnreadableFigure>(&figure)) {
    if (unreadable->reason != UnreadableReason::Ambiguous) return bad(TypedTotalFault::NoNumber);
    std::vector<std::string> readings;
    for (const std::string& reading : unreadable->readings) readings.emplace_back(trimmed(reading));
    return bad(TypedTotalFault::TwoReadings, std::move(readings));
  }
  const FigureStep* step = lastStep(figure);
  // The database could not read back a number of too many digits.
  if (step == nullptr || !exact::parseNumber(exact::toText(step->value)))
    return bad(TypedTotalFault::NoNumber);
  const auto fraction = fractionIn(terms.front());
  if (fraction && !fraction->whole.empty() && !fraction->isProper()) {
    const std::string sign = step->value.sign() < 0 ? "-" : "";
    return bad(TypedTotalFault::TwoReadings,
               {exact::toMixedText(step->value), sign + std::string(fraction->whole) + "; " +
                                                     std::string(fraction->above) + "/" +
                                                     std::string(fraction->below)});
  }
  const bool mayLackWhole = fraction && fraction->whole.empty() && fraction->isProper();
  if (mayLackWhole && beginsWithBlank(written)) return bad(TypedTotalFault::WholeMissing);
  return step->value;
}

}  // namespace damath::sheet
