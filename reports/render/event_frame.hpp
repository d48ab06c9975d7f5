// SPDX-License-Identifier: GPL-3.0-or-later
// What the forms of an event share: the head, tables whose rows flow over pages, the notes on ranks.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/labels.hpp"
#include "reports/compose/list_sheet.hpp"
#include "reports/render/flow.hpp"

namespace damath::render {

inline constexpr qreal kEventHead = 25;
inline constexpr qreal kEventRow = 6.2;

struct EventTitle {
  const std::string& title;
  const compose::EventHead& head;
  const std::string& provisional;
};

// Head and foot of a form of the event.
void setEdges(Flow& flow, EventTitle title, const compose::Labels& labels);

// Names stand at the left and run over several lines; all else is figures, none of which is ever cut.
struct Column {
  QString heading;
  Align align = Align::Left;
  qreal width = 0;
  Weight weight = Weight::Regular;
};

// Adds a table of the width that its columns give it; a column of figures that needs more takes it from those
// of names. The headings stand on each of its pages.
void addTable(Flow& flow, std::vector<Column> columns, std::vector<QStringList> rows, qreal rowHeight);

// How each rank came about, a paragraph each.
void addRankNotes(Flow& flow, const std::vector<compose::RankNote>& notes, const compose::Labels& labels);

// What the table above alone does not tell, a paragraph each.
void addRemarks(Flow& flow, const std::vector<std::string>& remarks);

void addParagraph(Flow& flow, const QString& text, qreal size, Keep keep);

}  // namespace damath::render
