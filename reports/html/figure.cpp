// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/figure.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/text/letter.hpp"
#include "reports/compose/parts/minus.hpp"
#include "reports/compose/parts/set_figure.hpp"

namespace damath::html {

namespace {

using compose::RootedPart;
using compose::SetGroup;
using compose::SetPiece;

std::string inSigns(std::string_view text) {
  return compose::inSetSigns(compose::withMinusThroughout(text));
}

// Writes a sign, such as the "/" of a stacked fraction, that the screen does not show. It is copied with the
// text and read aloud.
void writeUnseen(Writer& html, std::string_view sign) {
  html.element("span", sign, {{"class", "unseen"}});
}

void writeRooted(Writer& html, std::string_view text) {
  for (const RootedPart& part : compose::rootedParts(text)) {
    html.text(part.before);
    if (!part.under.empty()) {
      html.open("span", {{"class", "root"}}).text("√").element("span", part.under).close();
    }
  }
}

void writePiece(Writer& html, const SetPiece& piece) {
  if (piece.below.empty()) return writeRooted(html, piece.text);
  html.open("span", {{"class", "frac"}}).open("span");
  writeRooted(html, piece.text);
  html.close();
  writeUnseen(html, "/");
  html.open("span");
  writeRooted(html, piece.below);
  html.close().close();
}

// Writes a part of a figure that has no space in it. If the part has a fraction, the browser does not break
// the part over two lines.
void writeTerm(Writer& html, std::string_view text) {
  const std::vector<SetGroup> groups = compose::setFigure(text);
  const bool isStacked = std::ranges::any_of(groups, [](const SetGroup& group) {
    return std::ranges::any_of(group.pieces, [](const SetPiece& piece) { return !piece.below.empty(); });
  });
  if (isStacked) html.open("span", {{"class", "term"}});
  for (const SetGroup& group : groups) {
    if (group.isRinged) {
      html.open("span", {{"class", "ring"}});
      writeUnseen(html, "[");
    }
    for (const SetPiece& piece : group.pieces) writePiece(html, piece);
    if (group.isRinged) {
      writeUnseen(html, "]");
      html.close();
    }
  }
  if (isStacked) html.close();
}

// The measures of the text on a chip. Measures inside a text are in hundredths of an em, measures on the disc
// in hundredths of a board unit.
constexpr int kPartSize = 72;  // the size of a fraction's numerator and denominator
constexpr int kPartSide = 6;
constexpr int kFigure = 58;
constexpr int kRaisedFigure = 38;
constexpr int kSign = 52;  // the width of a root sign
constexpr int kCap = 72;   // the height of a digit
constexpr int kStacked = 2 * (kCap * kPartSize / 100 + 14);

// Returns the width of the text in hundredths of an em. The browser stretches each text to this width, so the
// width does not depend on the font.
int widthOfText(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const auto letter = firstLetter(text);
    if (!letter) break;
    constexpr std::string_view kRaised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    const bool isRaised = letter->bytes.size() > 1 && kRaised.find(letter->bytes) != std::string_view::npos;
    width += isRaised ? kRaisedFigure : kFigure;
    text.remove_prefix(letter->bytes.size());
  }
  return width;
}

int widthOfRooted(std::string_view text) {
  int width = 0;
  for (const RootedPart& part : compose::rootedParts(text)) {
    width += widthOfText(part.before) + widthOfText(part.under) + (part.under.empty() ? 0 : kSign);
  }
  return width;
}

int widthOfPiece(const SetPiece& piece) {
  if (piece.below.empty()) return widthOfRooted(piece.text);
  const int widest = std::max(widthOfRooted(piece.text), widthOfRooted(piece.below));
  return widest * kPartSize / 100 + 2 * kPartSide;
}

std::string hundredths(int value) {
  const std::string part = std::to_string(value % 100);
  return std::to_string(value / 100) + (part == "0" ? "" : (part.size() < 2 ? ".0" : ".") + part);
}

class ChipWriter {
 public:
  ChipWriter(Writer& html, std::vector<SetPiece> pieces) : m_html(html), m_pieces(std::move(pieces)) {
    for (const SetPiece& piece : m_pieces) m_width += widthOfPiece(piece);
    const bool isStacked =
        std::ranges::any_of(m_pieces, [](const SetPiece& each) { return !each.below.empty(); });
    const int height = isStacked ? kStacked : kCap;
    // The approximate diagonal of the chip's text, which must fit on the disc.
    const int across = (96 * std::max(m_width, height) + 40 * std::min(m_width, height)) / 100;
    constexpr int kDisc = 1640;
    constexpr int kLargest = 800;
    m_size = std::min(kLargest, kDisc * 100 / across);
  }

  void write() const {
    int x = kMiddle - scaled(m_width) / 2;
    for (const SetPiece& piece : m_pieces) {
      const int width = scaled(widthOfPiece(piece));
      if (piece.below.empty()) {
        writeLine(piece.text, x, kMiddle + scaled(kCap) / 2, m_size);
      } else {
        writeFraction(piece, x, width);
      }
      x += width;
    }
  }

 private:
  static constexpr int kMiddle = 1000;

  [[nodiscard]] int scaled(int length) const { return length * m_size / 100; }

  void writeFraction(const SetPiece& piece, int x, int width) const {
    const int size = scaled(kPartSize);
    const int gap = scaled(14);
    const auto left = [&](std::string_view text) {
      return x + (width - widthOfRooted(text) * size / 100) / 2;
    };
    writeLine(piece.text, left(piece.text), kMiddle - gap, size);
    writeLine(piece.below, left(piece.below), kMiddle + gap + kCap * size / 100, size);
    writeStroke("M" + hundredths(x + scaled(2)) + " 10h" + hundredths(width - scaled(4)));
  }

  void writeLine(std::string_view text, int x, int baseline, int size) const {
    const auto ofSize = [size](int length) { return length * size / 100; };
    for (const RootedPart& part : compose::rootedParts(text)) {
      writeText(part.before, x, baseline, size);
      x += ofSize(widthOfText(part.before));
      if (part.under.empty()) continue;
      const int width = ofSize(widthOfText(part.under));
      writeStroke("M" + hundredths(x + ofSize(4)) + " " + hundredths(baseline - ofSize(34)) + "l" +
                  hundredths(ofSize(10)) + " -" + hundredths(ofSize(6)) + "l" + hundredths(ofSize(14)) + " " +
                  hundredths(ofSize(42)) + "l" + hundredths(ofSize(18)) + " -" + hundredths(ofSize(88)) +
                  "h" + hundredths(width + ofSize(6)));
      writeText(part.under, x + ofSize(kSign), baseline, size);
      x += ofSize(kSign) + width;
    }
  }

  void writeText(std::string_view text, int x, int baseline, int size) const {
    if (text.empty()) return;
    m_html.element("text", text,
                   {{"x", hundredths(x)},
                    {"y", hundredths(baseline)},
                    {"font-size", hundredths(size)},
                    {"textLength", hundredths(widthOfText(text) * size / 100)},
                    {"lengthAdjust", "spacingAndGlyphs"}});
  }

  void writeStroke(const std::string& path) const {
    m_html.leaf("path", {{"d", path}, {"stroke-width", hundredths(scaled(7))}});
  }

  Writer& m_html;
  std::vector<SetPiece> m_pieces;
  int m_width = 0;  // in hundredths of an em
  int m_size = 0;   // the font size, in hundredths of a board unit
};

void writeTerms(Writer& html, std::string_view signs) {
  std::string_view rest = signs;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    if (end == 0) {
      html.text(" ");
      rest.remove_prefix(1);
      continue;
    }
    writeTerm(html, rest.substr(0, end));
    rest.remove_prefix(end);
  }
}

}  // namespace

void writeFigure(Writer& html, std::string_view text) {
  writeTerms(html, inSigns(text));
}

void writeDivision(Writer& html, std::string_view text) {
  writeTerms(html, compose::withDivisions(inSigns(text)));
}

void writeChipFigure(Writer& html, std::string_view text) {
  std::vector<SetPiece> pieces;
  for (SetGroup& group : compose::setFigure(inSigns(text))) {
    for (SetPiece& piece : group.pieces) pieces.push_back(std::move(piece));
  }
  ChipWriter(html, std::move(pieces)).write();
}

}  // namespace damath::html
