// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/roots.hpp"

#include <algorithm>
#include <utility>

namespace damath::exact {

void Roots::takeSeveral(const Roots& other) {
  m_several = other.m_several ? std::make_unique<std::vector<Root>>(*other.m_several) : nullptr;
}

void Roots::add(const Root& root) {
  if (empty()) {
    m_only = root;
  } else if (m_only.radicand == root.radicand) {
    m_only.coefficient += root.coefficient;
    if (m_only.coefficient.isZero()) m_only.radicand = kNone;
  } else {
    addToSeveral(root);
  }
}

void Roots::addToSeveral(const Root& root) {
  if (!m_several) {
    m_several = std::make_unique<std::vector<Root>>(1, std::exchange(m_only, Root{kSeveral, {}}));
  }
  std::vector<Root>& roots = *m_several;
  const auto place = std::ranges::lower_bound(roots, root.radicand, {}, &Root::radicand);
  if (place == roots.end() || place->radicand != root.radicand) {
    roots.insert(place, root);
    return;
  }
  place->coefficient += root.coefficient;
  if (place->coefficient.isZero()) roots.erase(place);
  if (roots.size() > 1) return;
  m_only = roots.front();
  m_several.reset();
}

}  // namespace damath::exact
