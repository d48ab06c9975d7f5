// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/lists.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "core/precondition.hpp"
#include "core/text/parts.hpp"
#include "reports/compose/lists/bracket_tree.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/html/writer.hpp"
#include "words/phrase.hpp"

namespace damath::html {

namespace {

using compose::TreeGame;
using compose::TreePart;

// Returns the style class for the number of rounds. A bracket of more rounds has narrower columns.
std::string_view sizeOf(const TreePart& part) {
  const std::size_t rounds = part.rounds.size();
  return rounds <= 5 ? "tree" : rounds <= 8 ? "tree many" : "tree most";
}

// Writes one part of a bracket. A game is written after the earlier games whose winners play in it.
class PartWriter {
 public:
  PartWriter(Writer& html, const TreePart& part) : m_html(html), m_part(part) {}

  void write() const {
    m_html.open("div", {{"class", sizeOf(m_part)}, {"aria-hidden", "true"}}).line();
    m_html.open("div", {{"class", "rounds"}});
    for (const std::string& round : m_part.rounds) m_html.element("span", round);
    m_html.close().line();
    std::vector<bool> isFed(m_part.games.size(), false);
    for (const TreeGame& game : m_part.games) {
      for (const auto& from : game.from) {
        if (from) isFed[*from] = true;
      }
    }
    for (std::size_t i = 0; i < m_part.games.size(); ++i) {
      if (!isFed[i]) writeGame(i, m_part.rounds.size(), "gap");
    }
    m_html.close().line();
  }

 private:
  // Writes a game and the earlier games that lead to it. `before` is the column of the game that follows. If
  // there are empty columns between the two games, their cells get the style class `between`.
  void writeGame(std::size_t index, std::size_t before, std::string_view between) const {
    const TreeGame& game = m_part.games[index];
    m_html.open("div", {{"class", "node"}});
    if (game.from[0] || game.from[1]) {
      m_html.open("div", {{"class", "from"}});
      for (const auto& from : game.from) {
        if (from) writeGame(*from, game.column, "wait");
      }
      m_html.close();
    }
    m_html.open("div", {{"class", "match"}}).open("p");
    m_html.element("b", std::to_string(game.number)).text(" " + game.caption).close();
    for (const std::string& player : game.players) {
      const bool hasWon = !game.winner.empty() && player == game.winner;
      m_html.element("p", player, {{"class", hasWon ? "won" : ""}});
    }
    m_html.close();
    // If the winner's next game is not in the next column, empty cells fill the columns between.
    for (std::size_t column = game.column + 1; column < before; ++column) {
      m_html.element("div", {}, {{"class", between}});
    }
    m_html.close().line();
  }

  Writer& m_html;
  const TreePart& m_part;
};

// Writes the bracket of a knock-out as a tree, for wide screens and paper. The lists of games below the tree
// hold the same facts. A narrow screen shows only these lists.
void writeBracket(Writer& html, const compose::BracketTree& tree) {
  html.open("section", {{"class", "across"}}).line().element("h2", tree.title).line();
  if (!tree.provisional.empty()) html.element("p", tree.provisional, {{"class", "mark"}}).line();
  for (const TreePart& part : tree.parts) PartWriter(html, part).write();
  html.close().line();
}

using compose::Align;
using compose::ListColumn;
using compose::OnCard;
using words::Phrase;

// The largest number of columns for upright paper. A wider table is printed on landscape paper. On a screen
// of medium width, its rows become cards.
constexpr std::size_t kMostUpright = 9;
// The largest number of opponents for which a crosstable has a column each. With more opponents, each row
// lists the player's opponents instead.
constexpr std::size_t kMostAcross = 24;

struct Table {
  std::vector<ListColumn> columns;
  std::vector<std::vector<std::string>> rows;
  std::vector<std::optional<compose::RowGame>> games = {};
  std::size_t opponents = 0;  // the number of columns with opponents, which begin with the third column
};

// Returns the index of the column whose cells are the headings of their rows.
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
  TableWriter(Writer& html, const Table& table, words::Language language, const GameTarget& target)
      : m_html(html), m_table(table), m_language(language), m_target(target), m_heading(headingOf(table)) {}

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
      if (const std::string_view words = inWords(heading); words != heading) {
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

  // Returns the style class for the cell's place on a card: in the corner, on a new line, or among the
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
      // The class "name" makes a player's name bold on a card. In lists of games, the start number begins the
      // line of a player, and the cell with the name continues this line.
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

  // Returns the long form of a short heading such as "W". A card has no legend that explains the short form.
  [[nodiscard]] std::string_view inWords(std::string_view heading) const {
    constexpr std::pair<Phrase, Phrase> kCounts[] = {{Phrase::PrintedPlayed, Phrase::CountPlayed},
                                                     {Phrase::Won, Phrase::CountWon},
                                                     {Phrase::Drawn, Phrase::CountDrawn},
                                                     {Phrase::Lost, Phrase::CountLost}};
    for (const auto& [brief, inFull] : kCounts) {
      if (heading == toText(brief, m_language)) return toText(inFull, m_language);
    }
    return heading;
  }

  [[nodiscard]] bool isSchool(std::size_t column) const {
    const std::string& heading = m_table.columns[column].heading;
    return heading == toText(Phrase::School, m_language) ||
           heading == toText(Phrase::SchoolDistrict, m_language) ||
           heading == toText(Phrase::Section, m_language);
  }

  // True if a cell needs no label on a card. Names of players, schools and sections need no label, numbers
  // need one.
  [[nodiscard]] bool tellsItself(std::size_t column) const {
    return isSchool(column) || (column == m_heading && m_table.columns[column].align == Align::Left);
  }

  [[nodiscard]] std::string pageOfRow(std::size_t row) const {
    if (!m_target || row >= m_table.games.size() || !m_table.games[row]) return {};
    return m_target(*m_table.games[row]);
  }

  Writer& m_html;
  const Table& m_table;
  words::Language m_language;
  const GameTarget& m_target;
  std::size_t m_heading;
};

void writeParagraphs(Writer& html, const std::vector<std::string>& paragraphs) {
  for (const std::string& paragraph : paragraphs) html.element("p", paragraph).line();
}

void writeNotes(Writer& html, const std::vector<compose::RankNote>& notes, words::Language language) {
  if (notes.empty()) return;
  html.element("h3", said(Phrase::Reasons, language)).line().open("ul").line();
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

void writeList(Writer& html, const compose::ListSheet& form, words::Language language,
               const GameTarget& target) {
  const Table table{form.columns, form.rows, form.games, form.opponents};
  beginSection(html, form.title, form.provisional, TableWriter::isWide(table));
  writeParagraphs(html, form.opening);
  if (!table.columns.empty() && !table.rows.empty()) TableWriter(html, table, language, target).write();
  for (const compose::Section& section : form.sections) {
    if (!section.heading.empty()) html.element("h3", section.heading).line();
    writeParagraphs(html, section.paragraphs);
    const Table below{section.columns, section.rows};
    if (!below.columns.empty() && !below.rows.empty()) TableWriter(html, below, language, target).write();
  }
  writeParagraphs(html, form.remarks);
  if (!form.legend.empty()) html.element("p", form.legend, {{"class", "legend"}}).line();
  writeNotes(html, form.notes, language);
  html.close().line();
}

Table tableOf(const compose::TallySheet& form, words::Language language) {
  Table table;
  table.columns = {{said(Phrase::Number, language), Align::Centre},
                   {said(Phrase::Player, language)},
                   {said(compose::schoolDistrictHeading(form.head.beside), language)}};
  for (const std::string& round : form.rounds) table.columns.push_back({round, Align::Centre});
  // On a card, the results of the rounds begin a new line below the school.
  if (!form.rounds.empty()) table.columns[3].onCard = OnCard::NewLine;
  if (form.hasRematches) table.columns.push_back({said(Phrase::Rematch, language), Align::Centre});
  if (form.hasGroups) table.columns.push_back({said(Phrase::Group, language), Align::Centre});
  table.columns.push_back({said(Phrase::Points, language), Align::Centre, 1, OnCard::Corner});
  const std::size_t played = table.columns.size();
  for (const Phrase heading : {Phrase::PrintedPlayed, Phrase::Won, Phrase::Drawn, Phrase::Lost}) {
    table.columns.push_back({said(heading, language), Align::Centre});
  }
  table.columns[played].onCard = OnCard::NewLine;
  table.columns.push_back({said(Phrase::PointSystem, language), Align::Right});
  table.columns.push_back({said(Phrase::Rank, language), Align::Centre});
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

void writeTally(Writer& html, const compose::TallySheet& form, words::Language language) {
  const Table table = tableOf(form, language);
  beginSection(html, form.title, form.provisional, TableWriter::isWide(table));
  TableWriter(html, table, language, {}).write();
  writeParagraphs(html, form.remarks);
  html.element("p", form.legend + " " + form.cellLegend, {{"class", "legend"}}).line();
  writeNotes(html, form.notes, language);
  html.close().line();
}

}  // namespace

void writeForm(Writer& html, const compose::Form& form, words::Language language, const GameTarget& target) {
  if (const auto* list = std::get_if<compose::ListSheet>(&form))
    return writeList(html, *list, language, target);
  if (const auto* tree = std::get_if<compose::BracketTree>(&form)) return writeBracket(html, *tree);
  const auto* tally = std::get_if<compose::TallySheet>(&form);
  DAMATH_EXPECTS(tally != nullptr);
  writeTally(html, *tally, language);
}

const compose::EventHead* headOf(const compose::Form& form) {
  if (const auto* list = std::get_if<compose::ListSheet>(&form)) return &list->head;
  if (const auto* tally = std::get_if<compose::TallySheet>(&form)) return &tally->head;
  if (const auto* tree = std::get_if<compose::BracketTree>(&form)) return &tree->head;
  return nullptr;
}

std::vector<std::string> factsOf(const compose::EventHead& head, words::Language language) {
  std::vector<std::string> facts;
  const auto add = [&facts](const std::string& text) {
    if (!text.empty()) facts.push_back(text);
  };
  add(head.set);
  if (!head.ruleset.empty()) add(said(Phrase::Ruleset, language) + ": " + head.ruleset);
  add(head.date);
  add(head.venue);
  return facts;
}

}  // namespace damath::html
