// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/lists.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <vector>

#include "core/precondition.hpp"
#include "core/text/joined.hpp"
#include "reports/html/bracket.hpp"

namespace damath::html {

namespace {

using compose::Align;
using compose::Labels;
using compose::ListColumn;
using compose::OnCard;

// A table with more columns is printed across the paper. On a screen of medium width, its rows are cards.
constexpr std::size_t kMostUpright = 9;
// With more opponents than this, no table has a column for each opponent; each row lists its opponents
// instead.
constexpr std::size_t kMostAcross = 24;

struct Table {
  std::vector<ListColumn> columns;
  std::vector<std::vector<std::string>> rows;
  std::vector<std::optional<compose::RowGame>> games = {};
  std::size_t opponents = 0;  // the number of opponent columns, from the third column on
};

// Returns the column whose cells are the headings of their rows.
std::size_t headingOf(const Table& table) {
  const auto chosen = std::ranges::find(table.columns, OnCard::Heading, &ListColumn::onCard);
  if (chosen != table.columns.end()) return static_cast<std::size_t>(chosen - table.columns.begin());
  const auto named = std::ranges::find(table.columns, Align::Left, &ListColumn::align);
  return named == table.columns.end() ? 0 : static_cast<std::size_t>(named - table.columns.begin());
}

void addClass(std::string& classes, std::string_view more) {
  if (!classes.empty() && !more.empty()) classes += ' ';
  classes += more;
}

class TableWriter {
 public:
  TableWriter(Writer& html, const Table& table, const Labels& labels, const GameTarget& target)
      : m_html(html), m_table(table), m_labels(labels), m_target(target), m_heading(headingOf(table)) {}

  void write() const {
    std::string classes = m_table.opponents > 0 ? "crossed" : "";
    if (m_table.opponents > kMostAcross) {
      addClass(classes, "list");
    } else if (isWide(m_table)) {
      addClass(classes, "wide");
    }
    m_html.open("table", {{"class", classes}}).line();
    m_html.open("thead").open("tr");
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
      const std::string& heading = m_table.columns[i].heading;
      m_html.open("th", {{"scope", "col"}, {"class", alignOf(i)}});
      if (const std::string& words = inWords(heading); words != heading) {
        m_html.element("abbr", heading, {{"title", words}});
      } else {
        m_html.text(heading);
      }
      m_html.close();
    }
    m_html.close().close().line().open("tbody").line();
    for (std::size_t row = 0; row < m_table.rows.size(); ++row) writeRow(row);
    m_html.close().line().close().line();
  }

  static bool isWide(const Table& table) { return table.columns.size() > kMostUpright; }

 private:
  [[nodiscard]] std::string alignOf(std::size_t column) const {
    const Align align = m_table.columns[column].align;
    return align == Align::Centre ? "c" : align == Align::Right ? "r" : "";
  }

  [[nodiscard]] bool isOpponent(std::size_t column) const {
    return column >= 2 && column < 2 + m_table.opponents;
  }

  // Returns the style class for the place of the cell on a card: in the corner, on a new line, or among the
  // opponents.
  [[nodiscard]] std::string placeOf(std::size_t row, std::size_t column) const {
    const ListColumn& facts = m_table.columns[column];
    if (isOpponent(column)) return column - 2 == row ? "self" : "met";
    if (facts.onCard == OnCard::Corner) return "corner";
    const bool begins =
        facts.onCard == OnCard::NewLine || (facts.onCard != OnCard::SameLine && facts.align == Align::Left);
    return begins && column > 0 ? "new" : "";
  }

  void writeRow(std::size_t row) const {
    const std::vector<std::string>& cells = m_table.rows[row];
    const std::string page = pageOfRow(row);
    m_html.open("tr");
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
      const std::string& text = cells[i];
      const ListColumn& facts = m_table.columns[i];
      const bool isHeading = i == m_heading;
      std::string classes = alignOf(i);
      addClass(classes, placeOf(row, i));
      if (isSchool(i) && !isHeading) addClass(classes, "school");
      // The player's name, beside the start number.
      if (facts.onCard == OnCard::SameLine && !isSchool(i)) addClass(classes, "name");
      const bool isLabelled = !text.empty() && !tellsItself(i);
      const std::string_view label = isLabelled ? inWords(facts.heading) : std::string_view();
      m_html.open(isHeading ? "th" : "td",
                  {{"scope", isHeading ? "row" : ""}, {"class", classes}, {"data-h", label}});
      const bool isWay = !page.empty() && !text.empty() && (isHeading || facts.onCard == OnCard::Corner);
      if (isWay) {
        m_html.element("a", text, {{"href", page}});
      } else {
        m_html.text(text);
      }
      m_html.close();
    }
    m_html.close().line();
  }

  // Returns the long form of a short heading. A card has no legend beside it.
  [[nodiscard]] const std::string& inWords(const std::string& heading) const {
    const std::string* const kShort[] = {&m_labels.played, &m_labels.won, &m_labels.drawn, &m_labels.lost};
    for (std::size_t i = 0; i < std::size(kShort); ++i) {
      if (heading == *kShort[i]) return m_labels.gameCounts.at(i);
    }
    return heading;
  }

  [[nodiscard]] bool isSchool(std::size_t column) const {
    const std::string& heading = m_table.columns[column].heading;
    return heading == m_labels.school || heading == m_labels.schoolDistrict;
  }

  // True if a cell needs no label on a card: names of players and schools need none, figures do.
  [[nodiscard]] bool tellsItself(std::size_t column) const {
    return isSchool(column) || (column == m_heading && m_table.columns[column].align == Align::Left);
  }

  [[nodiscard]] std::string pageOfRow(std::size_t row) const {
    if (!m_target || row >= m_table.games.size() || !m_table.games[row]) return {};
    return m_target(*m_table.games[row]);
  }

  Writer& m_html;
  const Table& m_table;
  const Labels& m_labels;
  const GameTarget& m_target;
  std::size_t m_heading;
};

void writeParagraphs(Writer& html, const std::vector<std::string>& paragraphs) {
  for (const std::string& paragraph : paragraphs) html.element("p", paragraph).line();
}

void writeNotes(Writer& html, const std::vector<compose::RankNote>& notes, const Labels& labels) {
  if (notes.empty()) return;
  html.element("h3", labels.reasons).line().open("ul").line();
  for (const compose::RankNote& note : notes) {
    html.open("li").element("b", note.rank + ". " + note.player);
    html.text(" – " + joined(note.reasons, "; ") + ".").close().line();
  }
  html.close().line();
}

void beginSection(Writer& html, std::string_view title, std::string_view mark, bool isWide) {
  html.open("section", {{"class", isWide ? "across" : ""}}).line();
  if (!title.empty()) html.element("h2", title).line();
  if (!mark.empty()) html.element("p", mark, {{"class", "mark"}}).line();
}

void writeList(Writer& html, const compose::ListSheet& form, const Labels& labels, const GameTarget& target) {
  const Table table{form.columns, form.rows, form.games, form.opponents};
  beginSection(html, form.title, form.provisional, TableWriter::isWide(table));
  writeParagraphs(html, form.opening);
  if (!table.columns.empty() && !table.rows.empty()) TableWriter(html, table, labels, target).write();
  for (const compose::Section& section : form.sections) {
    if (!section.heading.empty()) html.element("h3", section.heading).line();
    writeParagraphs(html, section.paragraphs);
    const Table below{section.columns, section.rows};
    if (!below.columns.empty() && !below.rows.empty()) TableWriter(html, below, labels, target).write();
  }
  writeParagraphs(html, form.remarks);
  if (!form.legend.empty()) html.element("p", form.legend, {{"class", "legend"}}).line();
  writeNotes(html, form.notes, labels);
  html.close().line();
}

Table tableOf(const compose::TallySheet& form, const Labels& labels) {
  Table table;
  table.columns = {{labels.number, Align::Centre}, {labels.player}, {labels.schoolDistrict}};
  for (const std::string& round : form.rounds) table.columns.push_back({round, Align::Centre});
  // The cells of the rounds begin a new line below the school.
  if (!form.rounds.empty()) table.columns[3].onCard = OnCard::NewLine;
  if (form.hasRematches) table.columns.push_back({labels.rematch, Align::Centre});
  if (form.hasGroups) table.columns.push_back({labels.group, Align::Centre});
  table.columns.push_back({labels.points, Align::Centre, 1, OnCard::Corner});
  const std::size_t played = table.columns.size();
  for (const std::string* heading : {&labels.played, &labels.won, &labels.drawn, &labels.lost}) {
    table.columns.push_back({*heading, Align::Centre});
  }
  table.columns[played].onCard = OnCard::NewLine;
  table.columns.push_back({labels.pointSystem, Align::Right});
  table.columns.push_back({labels.rank, Align::Centre});
  for (const compose::TallyRow& tally : form.rows) {
    std::vector<std::string> row{std::to_string(tally.number), tally.player, tally.school};
    row.insert(row.end(), tally.results.begin(), tally.results.end());
    row.resize(3 + form.rounds.size());
    if (form.hasRematches) row.push_back(tally.rematches);
    if (form.hasGroups) row.push_back(tally.group);
    for (const std::string* text : {&tally.points, &tally.played, &tally.won, &tally.drawn, &tally.lost,
                                    &tally.pointSystem, &tally.rank}) {
      row.push_back(*text);
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

void writeTally(Writer& html, const compose::TallySheet& form, const Labels& labels) {
  const Table table = tableOf(form, labels);
  beginSection(html, form.title, form.provisional, TableWriter::isWide(table));
  TableWriter(html, table, labels, {}).write();
  writeParagraphs(html, form.remarks);
  html.element("p", form.legend + " " + form.cellLegend, {{"class", "legend"}}).line();
  writeNotes(html, form.notes, labels);
  html.close().line();
}

}  // namespace

void writeForm(Writer& html, const compose::Form& form, const Labels& labels, const GameTarget& target) {
  if (const auto* list = std::get_if<compose::ListSheet>(&form))
    return writeList(html, *list, labels, target);
  if (const auto* tree = std::get_if<compose::BracketTree>(&form)) return writeBracket(html, *tree);
  const auto* tally = std::get_if<compose::TallySheet>(&form);
  DAMATH_EXPECTS(tally != nullptr);
  writeTally(html, *tally, labels);
}

const compose::EventHead* headOf(const compose::Form& form) {
  if (const auto* list = std::get_if<compose::ListSheet>(&form)) return &list->head;
  if (const auto* tally = std::get_if<compose::TallySheet>(&form)) return &tally->head;
  if (const auto* tree = std::get_if<compose::BracketTree>(&form)) return &tree->head;
  return nullptr;
}

std::vector<std::string> factsOf(const compose::EventHead& head, const Labels& labels) {
  std::vector<std::string> facts;
  const auto add = [&facts](const std::string& text) {
    if (!text.empty()) facts.push_back(text);
  };
  add(head.set);
  if (!head.ruleset.empty()) add(labels.ruleset + ": " + head.ruleset);
  add(head.date);
  add(head.venue);
  return facts;
}

}  // namespace damath::html
