// What the forms of an event share: the head, tables whose rows flow over pages, the notes on ranks.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/labels.hpp"
#include "reports/compose/list_sheet.hpp"
#include "reports/render/flow.hpp"

namespace damath::render {

inline constexpr qreal kEventHead = 25;

struct EventTitle {
  const std::string& title;
  const compose::EventHead& head;
  const std::string& provisional;
};

// Head and foot of a form of the event.
void setEdges(Flow& flow, EventTitle title, const compose::Labels& labels);

struct Column {
  QString heading;
  Align align = Align::Left;
  qreal width = 0;
  Weight weight = Weight::Regular;
  int mostLines = 1;  // names run over several, figures shrink
};

inline constexpr int kNameLines = 6;

// Adds a table that takes the form's width as its columns give it; the headings stand on each of its pages.
void addTable(Flow& flow, std::vector<Column> columns, std::vector<QStringList> rows, qreal rowHeight);

// How each rank came about, a paragraph each.
void addRankNotes(Flow& flow, const std::vector<compose::RankNote>& notes, const compose::Labels& labels);

void addParagraph(Flow& flow, const QString& text, qreal size, Keep keep);

}  // namespace damath::render
