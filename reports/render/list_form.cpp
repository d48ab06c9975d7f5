#include <algorithm>

#include "reports/render/event_frame.hpp"
#include "reports/render/forms.hpp"

namespace damath::render {

namespace {

constexpr std::size_t kMostPortraitColumns = 14;
constexpr qreal kRow = 6.2;

}  // namespace

Flow flowOf(const compose::ListSheet& form, const compose::Labels& labels) {
  Flow flow;
  const bool wide = form.columns.size() > kMostPortraitColumns;
  flow.orientation = wide ? Orientation::Landscape : Orientation::Portrait;
  setEdges(flow, {form.title, form.head, form.provisional}, labels);
  int weights = 0;
  for (const compose::ListColumn& column : form.columns) weights += column.weight;
  std::vector<Column> columns;
  for (const compose::ListColumn& column : form.columns) {
    const qreal width = flow.size().width() * column.weight / std::max(weights, 1);
    const int mostLines = column.align == Align::Left ? kNameLines : 1;
    columns.push_back({printable(column.heading), column.align, width, Weight::Regular, mostLines});
  }
  std::vector<QStringList> rows;
  for (const std::vector<std::string>& row : form.rows) {
    QStringList cells;
    for (std::size_t i = 0; i < columns.size(); ++i)
      cells << (i < row.size() ? printable(row[i]) : QString());
    rows.push_back(std::move(cells));
  }
  addTable(flow, std::move(columns), std::move(rows), kRow);
  if (!form.legend.empty()) addParagraph(flow, printable(form.legend), 2.3, Keep::Loose);
  addRankNotes(flow, form.notes, labels);
  return flow;
}

}  // namespace damath::render
