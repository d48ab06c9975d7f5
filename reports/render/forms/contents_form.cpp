// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/printable.hpp"
#include "reports/render/forms/event_frame.hpp"
#include "reports/render/forms/forms.hpp"
#include "words/language.hpp"

namespace damath::render {

namespace {

using compose::Contents;
using compose::ContentsEntry;

constexpr int kDeepestPrinted = 1;  // lines of a deeper level appear only as bookmarks of the PDF
constexpr qreal kContentsRow = 5.4;
constexpr qreal kContentsIndent = 6;
constexpr qreal kPageRoom = 12;

}  // namespace

Flow flowOf(const Contents& form, words::Language language, QSizeF area, const FirstPages& firstPages) {
  Flow flow;
  flow.area = area;
  setEdges(flow, {form.title, form.head, {}}, language);
  for (const ContentsEntry& entry : form.entries) {
    if (entry.level > kDeepestPrinted) continue;
    const bool isEvent = entry.level == 0;
    const QString page =
        firstPages ? QString::number(firstPages(entry.form) + 1) : QString::fromUtf8(kStillToCome);
    flow.blocks.push_back({isEvent ? kContentsRow + 3 : kContentsRow,
                           [&entry, isEvent, page](Canvas& canvas, const QRectF& box) {
                             const QRectF line(box.left() + (isEvent ? 0 : kContentsIndent),
                                               box.bottom() - kContentsRow,
                                               box.width() - (isEvent ? 0 : kContentsIndent), kContentsRow);
                             const Weight weight = isEvent ? Weight::Bold : Weight::Regular;
                             canvas.text(line.adjusted(0, 0, -kPageRoom, 0), printable(entry.text),
                                         {3.2, 2.2, weight, Align::Left, 1});
                             canvas.text(line.adjusted(line.width() - kPageRoom, 0, 0, 0), page,
                                         {3.2, 2.2, weight, Align::Right, 1});
                             canvas.horizontal(line.left(), line.right(), line.bottom(), Rule::Hair);
                           },
                           isEvent ? Keep::WithNext : Keep::Loose, std::nullopt});
  }
  return flow;
}

}  // namespace damath::render
