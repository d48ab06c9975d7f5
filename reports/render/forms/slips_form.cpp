// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>

#include "reports/compose/parts/names.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/form_pieces.hpp"
#include "reports/render/forms/forms.hpp"
#include "reports/render/forms/sheet_frame.hpp"
#include "words/phrase.hpp"

namespace damath::render {

namespace {

using compose::GameHead;
using words::Phrase;

constexpr qreal kSlip = 62;
constexpr qreal kCut = 3.5;        // the gap below a slip, for cutting
constexpr qreal kNameField = 6.3;  // the height of the field with a name, enough for two lines of text

void paintSlip(Canvas& canvas, const QRectF& box, const std::string& title, const GameHead& head,
               words::Language language) {
  const QRectF slip = box.adjusted(0, 0, 0, -kCut);
  canvas.frame(slip, Rule::Thin);
  const QRectF inner = slip.adjusted(3, 1.5, -3, -1.5);
  const qreal width = inner.width();
  canvas.text(QRectF(inner.left(), inner.top(), width * 0.55, 6), printable(title),
              {3.8, 2.6, Weight::Bold, Align::Left, 1});
  canvas.text(QRectF(inner.left() + width * 0.57, inner.top(), width * 0.43, 6), printable(head.contest),
              {.size = 2.6, .align = Align::Right, .mostLines = 2});
  const auto place = [&](qreal left, qreal fieldWidth, const std::string& label, const std::string& value) {
    paintField(canvas, QRectF(left, inner.top() + 6.2, fieldWidth, kNameField), label, value);
  };
  place(inner.left(), width - 108, said(Phrase::Event, language), head.event);
  place(inner.right() - 105, 39, said(Phrase::PrintedDate, language), head.date);
  place(inner.right() - 63, 30, said(Phrase::Round, language), head.round);
  place(inner.right() - 30, 30, said(Phrase::Board, language), head.board);
  for (const board::Side side : board::kSides) {
    const qreal left = inner.left() + (side == board::Side::Blue ? 0 : width / 2 + 2);
    const QRectF half(left, inner.top() + 6.2 + kNameField, width / 2 - 2, kNameField);
    const std::string caption =
        side == board::Side::Blue ? said(Phrase::PlayerBlue, language) : said(Phrase::PlayerRed, language);
    paintField(canvas, half, caption, head.of(side).name);
    paintField(canvas, half.translated(0, kNameField), said(compose::schoolHeading(head.beside), language),
               head.of(side).school);
    paintField(canvas, half.translated(0, 2 * kNameField), said(Phrase::PrintedGrandTotal, language), {});
  }
  paintField(canvas, QRectF(inner.left(), inner.top() + 31.5, width / 2 - 2, 6),
             said(Phrase::Winner, language), {});
  paintField(canvas, QRectF(inner.left() + width / 2 + 2, inner.top() + 31.5, width / 2 - 2, 6),
             said(Phrase::PrintedEnding, language), {});
  paintSignatures(canvas, QRectF(inner.left(), inner.top() + 39.5, width, kSignatureRow),
                  {{said(Phrase::BluesSignature, language), {}},
                   {said(Phrase::RedsSignature, language), {}},
                   {said(Phrase::Arbiter, language), {}}},
                  language);
  const bool isHeld = head.publication == contest::Publication::Held;
  std::string note = said(Phrase::SlipNote, language);
  if (head.mode == contest::ContestMode::Practice) note = said(Phrase::PracticeMark, language) + " · " + note;
  if (isHeld) note = said(Phrase::Held, language) + " · " + note;
  canvas.text(QRectF(inner.left(), inner.bottom() - 3.4, width, 3.4), printable(note), {.size = kLeastType});
}

// Returns the text of the foot. It has no board number, because a page holds the slips of several boards.
QString footOf(GameHead head, words::Language language) {
  head.board.clear();
  return footText(head, language);
}

}  // namespace

Flow flowOf(const compose::ResultSlips& form, words::Language language, QSizeF area) {
  Flow flow;
  flow.area = area;
  flow.headHeight = 0;
  flow.head = [](Canvas&, const QRectF&, PageNumber) {};
  const QString foot = form.games.empty() ? QString() : footOf(form.games.front(), language);
  flow.foot = [foot, language](Canvas& canvas, const QRectF& box, PageNumber number) {
    paintFoot(canvas, box, foot, language, number);
  };
  // The order in which the slips are printed. The user cuts through the whole pile of pages at once and puts
  // the stacks of slips on top of each other. The slips are then in the order of the boards.
  const auto inPage = static_cast<std::size_t>((area.height() - kFooter) / kSlip);
  const std::size_t pages = (form.games.size() + inPage - 1) / inPage;
  std::vector<std::size_t> order;
  for (std::size_t place = 0; place < pages * inPage; ++place) {
    order.push_back(place / inPage + place % inPage * pages);
  }
  for (const std::size_t place : order) {
    if (place >= form.games.size()) {
      flow.blocks.push_back({kSlip, [](Canvas&, const QRectF&) {}, Keep::Loose, std::nullopt});
      continue;
    }
    const GameHead& head = form.games[place];
    flow.blocks.push_back({kSlip,
                           [&form, &head, language](Canvas& canvas, const QRectF& box) {
                             paintSlip(canvas, box, form.title, head, language);
                           },
                           Keep::Loose, std::nullopt});
  }
  return flow;
}

}  // namespace damath::render
