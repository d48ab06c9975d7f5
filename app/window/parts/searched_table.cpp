// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/searched_table.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/desk/roster/name_comparison.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

namespace {

bool isNumber(const QString& word) {
  return !word.isEmpty() && std::ranges::all_of(word, [](QChar letter) { return letter.isDigit(); });
}

QStringList tokensOf(const QString& text) {
  static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
  return text.split(between, Qt::SkipEmptyParts);
}

// Returns how often the text has the number with no digit beside it.
qsizetype countOfWhole(const QString& text, const QString& number) {
  qsizetype count = 0;
  for (qsizetype at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const qsizetype end = at + number.size();
    const bool isBegun = at > 0 && text.at(at - 1).isDigit();
    if (!isBegun && (end == text.size() || !text.at(end).isDigit())) ++count;
  }
  return count;
}

// True if a word of the text begins with these letters.
bool hasBeginning(const QString& text, const QString& letters) {
  for (qsizetype at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    if (at == 0 || !text.at(at - 1).isLetterOrNumber()) return true;
  }
  return false;
}

// True if `words` occur in `all` in the same order, possibly with other words in between.
bool isInOrder(const QStringList& words, const QStringList& all) {
  auto at = all.begin();
  for (const QString& word : words) {
    at = std::find(at, all.end(), word);
    if (at == all.end()) return false;
    ++at;
  }
  return true;
}

// True if each number behind a word stands behind the same word in `all` too, in any order of these pairs:
// "board 3 round 2" means "Round 2, board 3". The word may be the beginning of a word of `all`. False if no
// number stands behind a word.
bool arePaired(const QStringList& words, const QStringList& all) {
  bool isAny = false;
  for (qsizetype i = 1; i < words.size(); ++i) {
    if (!isNumber(words[i]) || isNumber(words[i - 1])) continue;
    isAny = true;
    bool isFound = false;
    for (qsizetype at = 1; at < all.size() && !isFound; ++at) {
      isFound = all[at] == words[i] && all[at - 1].startsWith(words[i - 1]);
    }
    if (!isFound) return false;
  }
  return isAny;
}

// Returns the words of a search text, without a comma or colon behind a word: people type "round 2, board 3".
QStringList searchWords(const QString& text) {
  QStringList words = withoutAccents(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (QString& word : words) {
    while (word.endsWith(u',') || word.endsWith(u';') || word.endsWith(u':')) word.chop(1);
  }
  words.removeAll(QString());
  return words;
}

}  // namespace

void SearchedTable::search(const QString& text, Order order) {
  QStringList words = searchWords(text);
  if (words == m_words) return;
  m_words = std::move(words);
  m_ranks.clear();
  m_isRanking = order == Order::BestFirst;
  m_isExact = m_isRanking && std::ranges::any_of(m_words, isNumber);
  invalidateFilter();
  if (m_isExact && rowCount() == 0) {
    m_isExact = false;
    invalidateFilter();
  }
  if (!m_isRanking) return;
  // Restores the order of the table that is searched. Qt does this if the sort column is −1.
  sort(-1);
  if (!m_words.isEmpty()) sort(0);
}

void SearchedTable::setSourceModel(QAbstractItemModel* model) {
  connect(model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
    m_plain.clear();
    m_ranks.clear();
  });
  connect(model, &QAbstractItemModel::dataChanged, this,
          [this](const QModelIndex& first, const QModelIndex& last) {
            const auto end = std::min(static_cast<std::size_t>(last.row()) + 1, m_plain.size());
            for (auto row = static_cast<std::size_t>(first.row()); row < end; ++row) m_plain[row] = {};
            m_ranks.clear();
          });
  QSortFilterProxyModel::setSourceModel(model);
}

bool SearchedTable::hasWord(const PlainText& text, const QString& word) const {
  if (m_isExact && isNumber(word)) return countOfWhole(text.shown, word) >= m_words.count(word);
  return text.shown.contains(word) || text.also.contains(word);
}

bool SearchedTable::filterAcceptsRow(int row, const QModelIndex& parent) const {
  if (m_words.isEmpty()) return true;
  const PlainText& text = plain(row, parent);
  return std::ranges::all_of(m_words, [&](const QString& word) { return hasWord(text, word); });
}

bool SearchedTable::lessThan(const QModelIndex& one, const QModelIndex& other) const {
  return m_isRanking ? rankOf(one.row()) < rankOf(other.row()) : QSortFilterProxyModel::lessThan(one, other);
}

int SearchedTable::rankOf(int row) const {
  if (m_ranks.empty()) m_ranks.assign(static_cast<std::size_t>(sourceModel()->rowCount()), -1);
  int& rank = m_ranks[static_cast<std::size_t>(row)];
  if (rank >= 0) return rank;
  const QString& shown = plain(row, {}).shown;
  const auto areAll = [this](const auto& holds) { return std::ranges::all_of(m_words, holds); };
  constexpr int kKinds = 3;
  rank = areAll([&shown](const QString& word) { return hasBeginning(shown, word); }) ? 0
         : areAll([&shown](const QString& word) { return shown.contains(word); })    ? 1
                                                                                     : kKinds - 1;
  QStringList numbers;
  std::ranges::copy_if(m_words, std::back_inserter(numbers), isNumber);
  if (numbers.isEmpty()) return rank;
  const QStringList all = tokensOf(shown);
  QStringList numbersOfAll;
  std::ranges::copy_if(all, std::back_inserter(numbersOfAll), isNumber);
  const bool isInRow = std::search(all.begin(), all.end(), m_words.begin(), m_words.end()) != all.end();
  rank += kKinds * (isInRow ? 0 : arePaired(m_words, all) ? 1 : isInOrder(numbers, numbersOfAll) ? 2 : 3);
  return rank;
}

const SearchedTable::PlainText& SearchedTable::plain(int row, const QModelIndex& parent) const {
  if (m_plain.empty()) m_plain.resize(static_cast<std::size_t>(sourceModel()->rowCount(parent)));
  PlainText& known = m_plain[static_cast<std::size_t>(row)];
  if (!known.shown.isNull()) return known;
  QStringList cells;
  for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
    cells << sourceModel()->index(row, column, parent).data().toString();
  }
  // Joins the cells with a blank. Search words contain no blanks, so no word can match across two cells.
  known.shown = withoutAccents(cells.join(QLatin1Char(' ')));
  known.also = withoutAccents(sourceModel()->index(row, 0, parent).data(TableModel::AlsoRole).toString());
  return known;
}

}  // namespace damath::window
