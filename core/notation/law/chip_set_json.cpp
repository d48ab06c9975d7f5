// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/law/chip_set_json.hpp"

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>

#include "core/notation/json/json_list.hpp"
#include "core/notation/json/json_shape.hpp"
#include "core/sheet/cells/operand.hpp"

namespace damath::notation {

namespace {

using enum JsonFaultCode;

// True if the value of a chip has one term: a rational, a multiple of one root, or a monomial (C3).
bool hasOneTerm(const exact::Monomial& value) {
  const exact::Number& number = value.coefficient;
  const std::size_t rationalTerms = number.rational().isZero() ? 0 : 1;
  return rationalTerms + number.roots().size() <= 1;
}

std::optional<board::Square> readSquare(JsonShape& shape, const JsonNode& node, const std::string& where) {
  if (!shape.list(node, where, 2)) return std::nullopt;
  const auto x = shape.integer(node.items[0], inside(where, 0));
  const auto y = shape.integer(node.items[1], inside(where, 1));
  if (!x || !y) return std::nullopt;
  const bool onBoard = *x >= 0 && *x <= 7 && *y >= 0 && *y <= 2;
  const auto square = onBoard ? board::Square::at(static_cast<int>(*x), static_cast<int>(*y)) : std::nullopt;
  if (!square) shape.add(SquareNotBlues, node, where, {}, "B5");
  return square;
}

std::optional<exact::Monomial> readValue(JsonShape& shape, const JsonNode& node, const std::string& where) {
  const auto text = shape.filledText(node, where);
  if (!text) return std::nullopt;
  const bool blankAround = text->front() == ' ' || text->back() == ' ';
  auto value = blankAround ? std::nullopt : rules::parseChipValue(*text);
  if (value && hasOneTerm(*value)) return value;
  shape.add(NoChipValue, node, where, {}, "C3");
  return std::nullopt;
}

std::optional<rules::Chip> readChip(JsonShape& shape, const JsonNode& node, const std::string& where) {
  if (!shape.object(node, where, {"square", "text"})) return std::nullopt;
  const JsonNode* squareNode = node.field("square");
  const JsonNode* textNode = node.field("text");
  const auto square =
      squareNode == nullptr ? std::nullopt : readSquare(shape, *squareNode, inside(where, "square"));
  const auto value = textNode == nullptr ? std::nullopt : readValue(shape, *textNode, inside(where, "text"));
  if (!square || !value) return std::nullopt;
  return rules::Chip{*square, textNode->text, *value};
}

// Holds the squares and texts of the chips that are already read. Checks that a new chip repeats no square
// and no text (B5, C1).
class Taken {
 public:
  void check(JsonShape& shape, const JsonNode& chip, const std::string& where) {
    if (const JsonNode* square = chip.field("square"); square != nullptr && isPlace(*square)) {
      const bool isNew = m_squares.insert({square->items[0].integer, square->items[1].integer}).second;
      if (!isNew) shape.add(SquareTwice, *square, inside(where, "square"), {}, "B5");
    }
    if (const JsonNode* text = chip.field("text"); text != nullptr && text->kind == JsonKind::Text) {
      const bool isNew = text->text.empty() || m_texts.insert(asRead(text->text)).second;
      if (!isNew) shape.add(ChipTextTwice, *text, inside(where, "text"), {}, "C1");
    }
  }

 private:
  static bool isPlace(const JsonNode& square) {
    return square.kind == JsonKind::List && square.items.size() == 2 &&
           square.items[0].kind == JsonKind::Integer && square.items[1].kind == JsonKind::Integer;
  }
  // Returns the text in the form by which chips are compared. Texts that the reader of a scoresheet cannot
  // tell apart get the same form, such as "√8" and "sqrt8", or "-9" and "−9".
  static std::string asRead(const std::string& text) {
    std::string folded = sheet::foldedChipText(text);
    // The folded text has '?' in place of signs that the reader of a scoresheet does not know.
    return folded.find('?') == std::string::npos ? folded : text;
  }

  std::set<std::pair<std::int64_t, std::int64_t>> m_squares;
  std::set<std::string> m_texts;
};

// Reads every chip, even if the list has more or fewer than twelve.
void readChips(JsonShape& shape, const JsonNode& chips, rules::ChipSet& set) {
  if (!shape.list(chips, "chips")) return;
  if (chips.items.size() != set.chips.size()) {
    shape.wrongCount(chips, "chips", std::to_string(set.chips.size()));
  }
  Taken taken;
  for (std::size_t i = 0; i < chips.items.size(); ++i) {
    const std::string where = inside("chips", i);
    const auto chip = readChip(shape, chips.items[i], where);
    if (chip && i < set.chips.size()) set.chips[i] = *chip;
    taken.check(shape, chips.items[i], where);
  }
}

}  // namespace

std::string toChipSetJson(const rules::ChipSet& set) {
  auto chips = listed(set.chips, [](const rules::Chip& chip) -> nlohmann::ordered_json {
    return {{"square", {chip.square.x(), chip.square.y()}}, {"text", chip.text}};
  });
  nlohmann::ordered_json document;
  document["name"] = set.name;
  document["chips"] = std::move(chips);
  return document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Expected<rules::ChipSet, JsonFaults> parseChipSetJson(std::string_view text) {
  auto document = parseJsonDocument(text);
  if (!document) return Unexpected<JsonFaults>(JsonFaults{document.error()});
  JsonShape shape(std::move(document->twice));
  const JsonNode& root = document->root;
  rules::ChipSet set;
  if (shape.object(root, "", {"name", "chips"})) {
    if (const JsonNode* name = root.field("name")) {
      set.name = shape.filledText(*name, "name").value_or("");
    }
    if (const JsonNode* chips = root.field("chips")) readChips(shape, *chips, set);
  }
  if (!shape.clean()) return Unexpected<JsonFaults>(shape.take());
  return set;
}

}  // namespace damath::notation
