// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/criteria.hpp"

#include <algorithm>

namespace damath::dutch {

namespace {

bool samePreference(const PlayerState& a, const PlayerState& b) {
  return a.preference && a.preference == b.preference;
}

bool bothAbsolute(const PlayerState& a, const PlayerState& b) {
  return a.strength == Strength::Absolute && b.strength == Strength::Absolute;
}

// True if a pair of `a` and `b` would give one of the two players a difference above 2 between games as white
// and games as black (FIDE C10).
bool passesDifference(const PlayerState& a, const PlayerState& b) {
  return samePreference(a, b) && a.imbalance() > 1 && b.imbalance() > 1;
}

// True if a pair of `a` and `b` would give the player whose preference is denied the same color for the third
// time in a row (FIDE C11).
bool repeatsThrice(const PlayerState& a, const PlayerState& b) {
  if (!samePreference(a, b) || !bothAbsolute(a, b)) return false;
  if (a.imbalance() == b.imbalance()) return a.repeated && a.repeated == b.repeated;
  const PlayerState& denied = a.imbalance() > b.imbalance() ? b : a;
  return denied.repeated && *denied.repeated == other(*denied.preference);
}

// True if a pair of `a` and `b` denies a strong color preference (FIDE C13). A denied absolute preference
// counts as strong, unless both preferences are absolute.
bool deniesStrong(const PlayerState& a, const PlayerState& b) {
  return samePreference(a, b) && a.strength >= Strength::Strong && b.strength >= Strength::Strong &&
         !bothAbsolute(a, b);
}

int sizeOf(std::ptrdiff_t count) {
  return static_cast<int>(count);
}

}  // namespace

Criteria::Criteria(const Field& field, const std::vector<Member>& members, bool countsBye, bool completes)
    : m_field(field), m_countsBye(countsBye) {
  for (const Member& member : members) {
    if (!isInBracket(member)) continue;
    const Score score = field.at(member.place).score;
    if (m_scores.empty() || m_scores.back() != score) m_scores.push_back(score);
  }
  addFigures(members, completes);
  std::map<Signature, int> kinds;
  for (const Member& member : members) {
    const auto [kind, isNew] = kinds.try_emplace(signatureOf(member), sizeOf(std::ssize(m_examples)));
    if (isNew) m_examples.push_back(member);
    m_kinds.push_back(kind->second);
  }
}

int Criteria::scoreClass(const Member& member) const {
  const Score score = m_field.at(member.place).score;
  return sizeOf(std::ranges::find(m_scores, score) - m_scores.begin());
}

Criteria::Signature Criteria::signatureOf(const Member& member) const {
  Signature signature{};
  signature[0] = static_cast<int>(member.zone);
  if (!isInBracket(member)) return signature;
  const PlayerState& state = m_field.at(member.place);
  const bool isAbsolute = state.strength == Strength::Absolute;
  signature[1] = scoreClass(member);
  signature[2] = state.preference ? 1 + static_cast<int>(*state.preference) : 0;
  signature[3] = static_cast<int>(state.strength);
  signature[4] = isAbsolute ? state.imbalance() : 0;
  signature[5] = isAbsolute && state.repeated ? 1 + static_cast<int>(*state.repeated) : 0;
  signature[6] = static_cast<int>(state.lastFloat);
  signature[7] = static_cast<int>(state.earlierFloat);
  signature[8] = m_countsBye ? state.unplayed : 0;
  return signature;
}

void Criteria::addFigures(const std::vector<Member>& members, bool completes) {
  const auto countOf = [&](auto&& isMeant) { return sizeOf(std::ranges::count_if(members, isMeant)); };
  const auto stateOf = [&](const Member& member) -> const PlayerState& { return m_field.at(member.place); };
  const int inBracket = countOf(isInBracket);
  const int next = countOf([](const Member& member) { return member.zone == Zone::Next; });
  const int pairs = inBracket / 2;
  const auto add = [this](Criterion criterion, int most, int score = 0) {
    if (most > 0) m_figures.push_back({criterion, score, most});
  };
  const auto movedDownWith = [&](int score, auto&& isMeant) {
    return countOf([&](const Member& member) {
      return member.zone == Zone::MovedDown && scoreClass(member) == score && isMeant(stateOf(member));
    });
  };
  const auto residentsWith = [&](auto&& isMeant) {
    return countOf(
        [&](const Member& member) { return member.zone == Zone::Resident && isMeant(stateOf(member)); });
  };
  const auto anyone = [](const PlayerState&) { return true; };
  const int scores = sizeOf(std::ssize(m_scores));

  if (completes) {
    const int allPairs = sizeOf(std::ssize(members)) / 2;
    add(Criterion::Completion, allPairs);
    if (m_field.countsSchoolMates()) add(Criterion::SchoolMates, allPairs);
  }
  add(Criterion::Pairs, pairs);
  for (int score = 0; score < scores; ++score)
    add(Criterion::Downfloaters, movedDownWith(score, anyone), score);
  if (next > 0) {
    add(Criterion::NextPairs, (inBracket + next) / 2);
    for (int score = 0; score < scores; ++score) {
      const int residents = score + 1 == scores ? residentsWith(anyone) : 0;
      add(Criterion::NextDownfloaters, movedDownWith(score, anyone) + residents, score);
    }
  }
  if (m_countsBye) {
    int most = 0;
    for (const Member& member : members) {
      if (isInBracket(member)) most = std::max(most, stateOf(member).unplayed);
    }
    add(Criterion::ByeUnplayed, most);
  }
  const bool hasTopscorer =
      countOf([&](const Member& member) { return isInBracket(member) && stateOf(member).isTopscorer; }) > 0;
  if (hasTopscorer) {
    add(Criterion::TopscorerDifference, pairs);
    add(Criterion::TopscorerRepeat, pairs);
  }
  add(Criterion::Preference, pairs);
  add(Criterion::StrongPreference, pairs);
  const bool hasMovedDown = scores > 1 || (!members.empty() && members.front().zone == Zone::MovedDown);
  for (const auto& [at, down, up] :
       {std::tuple(&PlayerState::lastFloat, Criterion::LastDownfloat, Criterion::LastUpfloat),
        std::tuple(&PlayerState::earlierFloat, Criterion::EarlierDownfloat, Criterion::EarlierUpfloat)}) {
    add(down, residentsWith([at = at](const PlayerState& state) { return state.*at == Float::Down; }));
    if (hasMovedDown) {
      add(up, residentsWith([at = at](const PlayerState& state) { return state.*at == Float::Up; }));
    }
  }
  for (const auto& [at, down, up] :
       {std::tuple(&PlayerState::lastFloat, Criterion::LastDownfloatScore, Criterion::LastUpfloatScore),
        std::tuple(&PlayerState::earlierFloat, Criterion::EarlierDownfloatScore,
                   Criterion::EarlierUpfloatScore)}) {
    for (int score = 0; score < scores; ++score) {
      add(down,
          movedDownWith(score, [at = at](const PlayerState& state) { return state.*at == Float::Down; }),
          score);
    }
    const int ups = residentsWith([at = at](const PlayerState& state) { return state.*at == Float::Up; });
    for (int score = 0; score < scores; ++score) {
      add(up, std::min(ups, movedDownWith(score, anyone)), score);
    }
  }
}

int Criteria::valueInBracket(const Figure& figure, const Member& ahead, const Member& behind) const {
  const PlayerState& higher = m_field.at(ahead.place);
  const PlayerState& lower = m_field.at(behind.place);
  const bool isMovedDown = ahead.zone == Zone::MovedDown;
  const bool isOfScore = isMovedDown && scoreClass(ahead) == figure.score;
  const auto downs = [&](Float PlayerState::*at) {
    return (lower.*at == Float::Down ? 1 : 0) + (!isMovedDown && higher.*at == Float::Down ? 1 : 0);
  };
  const auto isUp = [&](Float PlayerState::*at) { return isMovedDown && lower.*at == Float::Up ? 1 : 0; };
  switch (figure.criterion) {
    case Criterion::Pairs:
      return 1;
    case Criterion::Downfloaters:
      return isOfScore ? 1 : 0;
    case Criterion::TopscorerDifference:
      return passesDifference(higher, lower) ? -1 : 0;
    case Criterion::TopscorerRepeat:
      return repeatsThrice(higher, lower) ? -1 : 0;
    case Criterion::Preference:
      return samePreference(higher, lower) ? -1 : 0;
    case Criterion::StrongPreference:
      return deniesStrong(higher, lower) ? -1 : 0;
    case Criterion::LastDownfloat:
      return downs(&PlayerState::lastFloat);
    case Criterion::EarlierDownfloat:
      return downs(&PlayerState::earlierFloat);
    case Criterion::LastUpfloat:
      return -isUp(&PlayerState::lastFloat);
    case Criterion::EarlierUpfloat:
      return -isUp(&PlayerState::earlierFloat);
    case Criterion::LastDownfloatScore:
      return isOfScore && higher.lastFloat == Float::Down ? 1 : 0;
    case Criterion::EarlierDownfloatScore:
      return isOfScore && higher.earlierFloat == Float::Down ? 1 : 0;
    case Criterion::LastUpfloatScore:
      return isOfScore ? -isUp(&PlayerState::lastFloat) : 0;
    case Criterion::EarlierUpfloatScore:
      return isOfScore ? -isUp(&PlayerState::earlierFloat) : 0;
    default:
      return 0;
  }
}

int Criteria::valueOf(const Figure& figure, const Member& ahead, const Member& behind) const {
  if (figure.criterion == Criterion::Completion) return 1;
  if (isInBracket(ahead) && isInBracket(behind)) return valueInBracket(figure, ahead, behind);
  if (behind.zone == Zone::Bye) {
    const bool isMeant = figure.criterion == Criterion::ByeUnplayed && isInBracket(ahead);
    return isMeant ? -m_field.at(ahead.place).unplayed : 0;
  }
  if (behind.zone != Zone::Next) return 0;
  if (figure.criterion == Criterion::NextPairs) return 1;
  const bool isMeant = figure.criterion == Criterion::NextDownfloaters && isInBracket(ahead);
  return isMeant && scoreClass(ahead) == figure.score ? 1 : 0;
}

std::vector<int> Criteria::ofPair(int ahead, int behind) const {
  const Member& higher = m_examples[static_cast<std::size_t>(ahead)];
  const Member& lower = m_examples[static_cast<std::size_t>(behind)];
  std::vector<int> values;
  values.reserve(m_figures.size());
  for (const Figure& figure : m_figures) values.push_back(valueOf(figure, higher, lower));
  return values;
}

}  // namespace damath::dutch
