// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/bracket.hpp"

#include <string>
#include <vector>

namespace damath::html {

namespace {

using compose::TreeGame;
using compose::TreePart;

// Returns the style class. A tree of more rounds has narrower columns.
std::string_view sizeOf(const TreePart& part) {
  const std::size_t rounds = part.rounds.size();
  return rounds <= 5 ? "tree" : rounds <= 8 ? "tree many" : "tree most";
}

// Writes one part of a bracket. Each game follows the games whose winners it receives.
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
  // Writes a game and its earlier games. `before` is the column of the next game. `between` is the style
  // class of the cells in the columns between the two games.
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
    // A winner who skips a column: empty cells up to the next game.
    for (std::size_t column = game.column + 1; column < before; ++column) {
      m_html.element("div", {}, {{"class", between}});
    }
    m_html.close().line();
  }

  Writer& m_html;
  const TreePart& m_part;
};

}  // namespace

void writeBracket(Writer& html, const compose::BracketTree& tree) {
  html.open("section", {{"class", "across"}}).line().element("h2", tree.title).line();
  if (!tree.provisional.empty()) html.element("p", tree.provisional, {{"class", "mark"}}).line();
  for (const TreePart& part : tree.parts) PartWriter(html, part).write();
  html.close().line();
}

}  // namespace damath::html
