// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/html/bracket.hpp"

#include <string>
#include <vector>

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
    // The winner's next game is several columns away. Empty cells fill the columns between.
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
