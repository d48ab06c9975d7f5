#include "core/notation/chip_set_json.hpp"

#include <nlohmann/json.hpp>
#include <optional>

#include "core/notation/json_shape.hpp"

namespace damath::notation {

namespace {

using enum JsonFaultCode;

// A chip's value has one term: a rational, a multiple of one root, or a monomial (C3).
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
  const auto value = blankAround ? std::nullopt : rules::parseChipValue(*text);
  if (value && hasOneTerm(*value)) return value;
  shape.add(NoChipValue, node, where, {}, "C3");
  return std::nullopt;
}

std::optional<rules::Chip> readChip(JsonShape& shape, const JsonNode& node, const std::string& where) {
  if (!shape.object(node, where, {"square", "text"})) return std::nullopt;
  const JsonNode* squareNode = node.field("square");
  const JsonNode* textNode = node.field("text");
  if (squareNode == nullptr || textNode == nullptr) return std::nullopt;
  const auto square = readSquare(shape, *squareNode, inside(where, "square"));
  const auto value = readValue(shape, *textNode, inside(where, "text"));
  if (!square || !value) return std::nullopt;
  return rules::Chip{*square, textNode->text, *value};
}

// The faults of a chip against those before it.
void checkAgainst(JsonShape& shape, const std::vector<JsonNode>& chips, std::size_t index) {
  const std::string where = inside("chips", index);
  const JsonNode* square = chips[index].field("square");
  const JsonNode* text = chips[index].field("text");
  bool squareTwice = false;
  bool textTwice = false;
  for (std::size_t before = 0; before < index; ++before) {
    const JsonNode* otherSquare = chips[before].field("square");
    const JsonNode* otherText = chips[before].field("text");
    squareTwice =
        squareTwice || (square != nullptr && otherSquare != nullptr && square->kind == JsonKind::List &&
                        square->excerpt() == otherSquare->excerpt());
    textTwice = textTwice || (text != nullptr && otherText != nullptr && text->kind == JsonKind::Text &&
                              otherText->kind == JsonKind::Text && text->text == otherText->text);
  }
  if (squareTwice) shape.add(SquareTwice, *square, inside(where, "square"), {}, "B5");
  if (textTwice) shape.add(ChipTextTwice, *text, inside(where, "text"), {}, "C1");
}

}  // namespace

std::string toChipSetJson(const rules::ChipSet& set) {
  nlohmann::ordered_json chips = nlohmann::ordered_json::array();
  for (const rules::Chip& chip : set.chips) {
    nlohmann::ordered_json entry;
    entry["square"] = {chip.square.x(), chip.square.y()};
    entry["text"] = chip.text;
    chips.push_back(std::move(entry));
  }
  nlohmann::ordered_json document;
  document["name"] = set.name;
  document["chips"] = std::move(chips);
  return document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Expected<rules::ChipSet, JsonFaults> parseChipSetJson(std::string_view text) {
  const auto document = parseJson(text);
  if (!document) return Unexpected<JsonFaults>(JsonFaults{document.error()});
  JsonShape shape;
  rules::ChipSet set;
  if (shape.object(*document, "", {"name", "chips"})) {
    if (const JsonNode* name = document->field("name")) {
      set.name = shape.filledText(*name, "name").value_or("");
    }
    const JsonNode* chips = document->field("chips");
    if (chips != nullptr && shape.list(*chips, "chips", set.chips.size())) {
      for (std::size_t i = 0; i < set.chips.size(); ++i) {
        if (const auto chip = readChip(shape, chips->items[i], inside("chips", i))) set.chips[i] = *chip;
        checkAgainst(shape, chips->items, i);
      }
    }
  }
  if (!shape.clean()) return Unexpected<JsonFaults>(shape.take());
  return set;
}

}  // namespace damath::notation
