// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/remembered_columns.hpp"

#include <QCryptographicHash>
#include <QSettings>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <set>

#include "app/desk/roster/name_comparison.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

namespace {

const QLatin1String kColumnsKey("listColumns");
const QLatin1String kLeftOutColumn("none");
constexpr qsizetype kMostShapes = 40;
constexpr qsizetype kDigestLetters = 16;

// A column of a remembered list: its heading, and the choice as toText(desk::RosterField) spells it, `none`
// for a column that was left out, or empty.
struct Remembered {
  QString heading;
  QString choice;
};
using Shape = std::vector<Remembered>;

QString digestOf(const QString& heading) {
  if (heading.trimmed().isEmpty()) return {};
  const QByteArray text = QByteArray::fromStdString(desk::folded(fromQt(heading.trimmed())));
  return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex())
      .left(kDigestLetters);
}

// A list is stored as one text, "1f2e…=last =school 77aa…=": heading and choice of each column.
Shape shapeIn(const QString& text) {
  Shape shape;
  for (const QString& column : text.split(u' ')) {
    shape.push_back({column.section(u'=', 0, 0), column.section(u'=', 1, 1)});
  }
  return shape;
}

QString textOf(const Shape& shape) {
  QStringList columns;
  for (const Remembered& column : shape) columns << column.heading + u'=' + column.choice;
  return columns.join(u' ');
}

bool isOfShape(const Shape& shape, const std::vector<QString>& headings) {
  return std::ranges::equal(shape, headings, {}, &Remembered::heading);
}

std::vector<QString> digestsOf(const std::vector<QString>& shape) {
  std::vector<QString> digests;
  for (const QString& heading : shape) digests.push_back(digestOf(heading));
  return digests;
}

// Returns the newest choice for a column with this heading, in a list of any shape. Empty if there is none.
QString choiceFor(const std::vector<Shape>& shapes, const QString& heading) {
  if (heading.isEmpty()) return {};
  for (const Shape& shape : shapes) {
    const auto column = std::ranges::find(shape, heading, &Remembered::heading);
    if (column != shape.end() && !column->choice.isEmpty()) return column->choice;
  }
  return {};
}

// Adds the choice for the column at `place`. Returns false, and adds nothing, if the text is no choice.
bool addChoice(std::vector<desk::ColumnChoice>& choices, std::size_t place, const QString& choice) {
  const auto field = desk::parseRosterField(fromQt(choice));
  if (!field && choice != kLeftOutColumn) return false;
  choices.push_back({static_cast<int>(place) + 1, field});
  return true;
}

// True if a list must not have both columns: they mean the same, or a whole name and a part of it.
bool isClaimed(const std::set<desk::RosterField>& taken, desk::RosterField field) {
  using enum desk::RosterField;
  const bool isPart = field == Last || field == First;
  const bool hasWhole = taken.contains(Name) || taken.contains(FirstLast);
  const bool isWhole = desk::isWholeName(field);
  return taken.contains(field) || (isWhole && (hasWhole || taken.contains(Last) || taken.contains(First))) ||
         (isPart && hasWhole);
}

// True if each of the choices is one of `all`.
bool hasEach(const std::vector<desk::ColumnChoice>& all, const std::vector<desk::ColumnChoice>& choices) {
  return std::ranges::all_of(choices, [&all](const desk::ColumnChoice& choice) {
    return std::ranges::any_of(all, [&choice](const desk::ColumnChoice& each) {
      return each.column == choice.column && each.field == choice.field;
    });
  });
}

std::vector<Shape> storedShapes() {
  std::vector<Shape> shapes;
  for (const QString& text : QSettings().value(kColumnsKey).toStringList()) shapes.push_back(shapeIn(text));
  return shapes;
}

// True if the user chose columns under most of these headings in earlier lists.
bool areMostlyRemembered(const std::vector<QString>& headings) {
  const std::vector<Shape> shapes = storedShapes();
  const auto filled = std::ranges::count_if(headings, [](const QString& each) { return !each.isEmpty(); });
  const auto known = std::ranges::count_if(
      headings, [&shapes](const QString& each) { return !choiceFor(shapes, each).isEmpty(); });
  return 2 * known > filled;
}

// Returns the remembered choices as rememberedColumns() does, but without regard to the cells.
std::vector<desk::ColumnChoice> choicesFor(const std::vector<QString>& shape,
                                           const std::vector<desk::RosterColumn>& columns) {
  const std::vector<QString> headings = digestsOf(shape);
  const std::vector<Shape> shapes = storedShapes();
  std::vector<desk::ColumnChoice> choices;
  const auto whole =
      std::ranges::find_if(shapes, [&](const Shape& each) { return isOfShape(each, headings); });
  if (whole != shapes.end()) {
    for (std::size_t place = 0; place < whole->size(); ++place) {
      static_cast<void>(addChoice(choices, place, (*whole)[place].choice));
    }
    return choices;
  }
  std::set<desk::RosterField> taken;
  for (const desk::RosterColumn& column : columns) {
    if (column.field) taken.insert(*column.field);
  }
  for (std::size_t place = 0; place < std::min(headings.size(), columns.size()); ++place) {
    const QString choice = choiceFor(shapes, headings[place]);
    const auto field = desk::parseRosterField(fromQt(choice));
    if (columns[place].field || (field && isClaimed(taken, *field))) continue;
    if (addChoice(choices, place, choice) && field) taken.insert(*field);
  }
  return choices;
}

}  // namespace

std::vector<QString> shapeOf(const std::vector<desk::RosterColumn>& columns) {
  const bool isHeaded = std::ranges::any_of(
      columns, [](const desk::RosterColumn& column) { return column.source == desk::ColumnSource::Heading; });
  std::vector<QString> shape;
  for (const desk::RosterColumn& column : columns) shape.push_back(toQt(column.heading));
  if (isHeaded || areMostlyRemembered(digestsOf(shape))) return shape;
  return std::vector<QString>(columns.size());
}

void rememberColumns(const std::vector<QString>& shape, const std::vector<desk::ColumnChoice>& chosen) {
  const std::vector<QString> headings = digestsOf(shape);
  Shape kept;
  for (const QString& heading : headings) kept.push_back({heading, {}});
  for (const desk::ColumnChoice& choice : chosen) {
    const auto place = static_cast<std::size_t>(choice.column) - 1;
    if (place >= kept.size()) continue;
    kept[place].choice = choice.field ? toQt(desk::toText(*choice.field)) : QString(kLeftOutColumn);
  }
  if (kept.empty()) return;
  QStringList texts{textOf(kept)};
  for (const Shape& other : storedShapes()) {
    if (!isOfShape(other, headings) && texts.size() < kMostShapes) texts << textOf(other);
  }
  QSettings().setValue(kColumnsKey, texts);
}

std::vector<desk::ColumnChoice> rememberedColumns(const std::vector<QString>& shape,
                                                  const std::vector<desk::RosterColumn>& columns,
                                                  const std::vector<desk::ColumnChoice>& likely) {
  std::vector<desk::ColumnChoice> choices = choicesFor(shape, columns);
  return hasEach(choices, likely) ? choices : std::vector<desk::ColumnChoice>();
}

}  // namespace damath::window
