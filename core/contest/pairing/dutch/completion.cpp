// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/completion.hpp"

#include <algorithm>
#include <numeric>

#include "core/contest/pairing/dutch/whole_pairing.hpp"

namespace damath::dutch {

Completion::Completion(const Field& field) : m_field(field) {
  std::vector<int> all(static_cast<std::size_t>(field.size()));
  std::iota(all.begin(), all.end(), 0);
  if (field.size() % 2 == 1) {
    findBye();
    return;
  }
  // A field that counts meetings of schoolmates has a pairing in which as few of them as possible meet.
  m_isPossible = field.countsSchoolMates() || 2 * fewestOpponents({}, 0, field.size()) >= field.size() ||
                 canPairAll(field.compatible(), all, {});
}

void Completion::findBye() {
  std::vector<int> all(static_cast<std::size_t>(m_field.size()));
  std::iota(all.begin(), all.end(), 0);
  const bool isEasy = 2 * (fewestOpponents({}, 0, m_field.size()) - 1) >= m_field.size() - 1;
  // True if all players can be paired when one of `byes` has the bye. The bye must not make more schoolmates
  // meet than necessary, because Y4 comes before FIDE C5.
  const auto canComplete = [&](const std::vector<int>& byes) {
    if (!m_field.countsSchoolMates()) return isEasy || canPairAll(m_field.compatible(), all, byes);
    const auto fewest = fewestMeetings(m_field.size(), m_field.compatible(), m_field.schoolMates(), byes);
    return fewest && fewest->count == m_field.fewestMeetings();
  };
  for (int group = m_field.groupCount(); group-- > 0;) {
    std::vector<int> byes;
    for (int place = m_field.startOf(group); place < m_field.startOf(group + 1); ++place) {
      if (m_field.at(place).mayHaveBye) byes.push_back(place);
    }
    if (byes.empty() || !canComplete(byes)) continue;
    m_isPossible = true;
    m_byeScore = m_field.at(byes.front()).score;
    return;
  }
}

bool Completion::mayHaveBye(int place) const {
  return m_byeScore && m_field.at(place).score == *m_byeScore && m_field.at(place).mayHaveBye;
}

bool Completion::byeIsBehind(int first) const {
  return m_byeScore && first < m_field.size() && m_field.at(first).score >= *m_byeScore;
}

// Counts the possible opponents of each player of `others` and of each player of a range. The range has the
// places `first` to `end` − 1, and only opponents in this range count. Returns the smallest count.
int Completion::fewestOpponents(const std::vector<int>& others, int first, int end) const {
  int fewest = m_field.size();
  for (const int place : others) fewest = std::min(fewest, m_field.compatible().countIn(place, first, end));
  for (int place = first; place < end; ++place)
    fewest = std::min(fewest, m_field.compatible().countIn(place, first, end));
  return fewest;
}

bool Completion::completesWhoever(const std::vector<int>& before, int group, int floaters) const {
  const int first = m_field.startOf(group);
  const int end = m_field.size();
  const int players = end - first + floaters;
  if (first == end) return floaters == 0 && !m_byeScore;
  if (m_byeScore && !byeIsBehind(first)) return false;
  const int byes = m_byeScore ? 1 : 0;
  if ((players - byes) % 2 != 0) return false;
  return 2 * (fewestOpponents(before, first, end) - byes) >= players - byes;
}

bool Completion::pairsWhoever(const std::vector<int>& bracket, int group, int floaters) const {
  if (group >= m_field.groupCount()) return floaters == 0 && !m_byeScore;
  const int first = m_field.startOf(group);
  const int end = m_field.startOf(group + 1);
  const int players = end - first + floaters;
  const int goOn = players % 2;
  const bool isLast = end == m_field.size();
  if (isLast) {
    // In the last score group, a player who remains unpaired gets the bye.
    const bool hasCandidate = [&] {
      for (int place = first; place < end; ++place) {
        if (mayHaveBye(place)) return true;
      }
      return false;
    }();
    if ((goOn == 1) != m_byeScore.has_value() || (goOn == 1 && !hasCandidate)) return false;
  } else if (m_byeScore && m_field.at(end).score < *m_byeScore) {
    return false;
  }
  if (2 * (fewestOpponents(bracket, first, end) - goOn) < players - goOn) return false;
  if (isLast) return true;
  std::vector<int> those;
  if (goOn == 1) {
    for (int place = first; place < end; ++place) those.push_back(place);
  }
  if (completesWhoever(those, group + 1, goOn)) return true;
  // Every player of this score group has enough possible opponents in the group. Therefore the group can
  // still be paired if any one of its players leaves it. If a player must move on to the next group, it is
  // enough to try one player: the last player of the group.
  std::vector<int> rest;
  if (goOn == 1) rest.push_back(end - 1);
  std::vector<int> byes;
  for (int place = end; place < m_field.size(); ++place) {
    rest.push_back(place);
    if (mayHaveBye(place)) byes.push_back(place);
  }
  return (!m_byeScore || !byes.empty()) && canPairAll(m_field.compatible(), rest, byes);
}

}  // namespace damath::dutch
