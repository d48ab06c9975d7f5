#include "core/rules/generation/line.hpp"

#include <array>
#include <bit>

namespace damath::rules::generation {

namespace {

using board::kSquares;
using board::maskOf;
using board::Square;
using board::stepped;

// Found by random search: for each square, times any set of the other squares of its diagonal, a number
// whose top bits differ from those of every other set (the tests prove it).
constexpr Bits kMagics[2][kSquares] = {
    {0x030280404100c001U, 0x9088d41000081110U, 0x5344800000480300U, 0x0048001144020000U, 0x0020101888080448U,
     0x2004104100108049U, 0x8830220020084010U, 0x2157012000005000U, 0x2402240404004000U, 0x2080804020048311U,
     0x0903890085000101U, 0x392c08040010006eU, 0x01500881c0088042U, 0x54040a2060080004U, 0x2044080b00018800U,
     0x9208088002000428U, 0x0043010429400010U, 0x1402044904084054U, 0x0c04402020000802U, 0x90488401010c00c0U,
     0x0000005442c10800U, 0x0a01042821000219U, 0x0204480401008200U, 0x0408140040200008U, 0x0084050082800080U,
     0x0040a28010002880U, 0x0304504028020400U, 0x0402241010002008U, 0x09a000c010010000U, 0x0008411001431803U,
     0x1301306800280000U, 0x0088102200040208U},
    {0xa800004000040002U, 0x0241000000002000U, 0x110482002040200cU, 0x04082041000a0000U, 0xb800a00004040000U,
     0x104201880c018002U, 0x0412108020011202U, 0x0208100408400000U, 0x142a000c06208900U, 0x048021003442c000U,
     0x0c40100820004008U, 0x0400412280025200U, 0x2411000060508050U, 0x0508020100000200U, 0x0208090040000042U,
     0x1504011821880040U, 0x1820450081010000U, 0x4100802040008480U, 0x0082806430200401U, 0x00400a21424a8000U,
     0x0842104430000400U, 0x0102140080000200U, 0x0001080240440008U, 0x103002443002c008U, 0x0100820440001000U,
     0x8004208010040060U, 0x0a00042058100000U, 0x52000160aa000000U, 0x0408205000000884U, 0x0002428100048000U,
     0x011042c309000140U, 0x0208200208008200U},
};

constexpr Direction kDirectionsOf[2][2] = {{Direction::NorthEast, Direction::SouthWest},
                                           {Direction::NorthWest, Direction::SouthEast}};

constexpr Bits rayFrom(Bits from, Direction direction) {
  Bits ray = 0;
  for (Bits at = stepped(from, direction); at != 0; at = stepped(at, direction)) ray |= at;
  return ray;
}

constexpr Bits lineFrom(int slope, Bits from) {
  return rayFrom(from, kDirectionsOf[slope][0]) | rayFrom(from, kDirectionsOf[slope][1]);
}

constexpr std::size_t viewsInAll() {
  std::size_t views = 0;
  for (int slope = 0; slope < 2; ++slope) {
    for (int number = 0; number < kSquares; ++number) {
      views += std::size_t{1} << std::popcount(lineFrom(slope, maskOf(Square(number))));
    }
  }
  return views;
}

constexpr View viewFrom(Bits from, int slope, Bits occupied) {
  View view{};
  for (const Direction direction : kDirectionsOf[slope]) {
    Bits at = stepped(from, direction);
    while (at != 0 && (at & occupied) == 0) {
      view.reach |= at;
      at = stepped(at, direction);
    }
    const Bits behind = stepped(at, direction);
    if (behind != 0 && (behind & occupied) == 0) view.jumpable |= at;
  }
  return view;
}

constexpr int shiftOf(Bits squares) {
  // A diagonal of one square has one view; a shift by all 64 bits would not be defined.
  return squares == 0 ? 63 : 64 - std::popcount(squares);
}

constexpr std::array<View, viewsInAll()> makeViews() {
  std::array<View, viewsInAll()> views{};
  std::size_t first = 0;
  for (int slope = 0; slope < 2; ++slope) {
    for (int number = 0; number < kSquares; ++number) {
      const Bits from = maskOf(Square(number));
      const Bits squares = lineFrom(slope, from);
      Bits occupied = 0;
      do {
        views[first + ((occupied * kMagics[slope][number]) >> shiftOf(squares))] =
            viewFrom(from, slope, occupied);
        occupied = (occupied - squares) & squares;  // the next subset
      } while (occupied != 0);
      first += std::size_t{1} << std::popcount(squares);
    }
  }
  return views;
}

constexpr std::array<View, viewsInAll()> kViews = makeViews();

constexpr Lines makeLines() {
  Lines lines{};
  const View* views = kViews.data();
  for (int slope = 0; slope < 2; ++slope) {
    for (int number = 0; number < kSquares; ++number) {
      const Bits from = maskOf(Square(number));
      const Bits squares = lineFrom(slope, from);
      const int bit = board::bitOf(Square(number));
      lines.of[slope][bit] = {squares, kMagics[slope][number], views, shiftOf(squares)};
      views += std::size_t{1} << std::popcount(squares);
    }
  }
  for (const Direction direction : board::kDirections) {
    for (int number = 0; number < kSquares; ++number) {
      const Square square(number);
      lines.ray[static_cast<int>(direction)][board::bitOf(square)] = rayFrom(maskOf(square), direction);
    }
  }
  return lines;
}

}  // namespace

constinit const Lines kLines = makeLines();

}  // namespace damath::rules::generation
