// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/form_parts.hpp"

#include <QThread>
#include <QThreadPool>
#include <algorithm>

namespace damath::render {

std::vector<FormRange> partsOf(const compose::Document& document) {
  constexpr std::size_t kLeastForms = 16;
  const std::size_t forms = document.forms.size();
  if (compose::isNumberedThrough(document)) return {{0, forms}};
  const auto processors = static_cast<std::size_t>(std::max(QThread::idealThreadCount(), 1));
  const std::size_t count = std::clamp<std::size_t>(forms / kLeastForms, 1, processors);
  std::vector<FormRange> parts;
  for (std::size_t i = 0; i < count; ++i) parts.push_back({forms * i / count, forms * (i + 1) / count});
  return parts;
}

void overParts(std::size_t parts, const std::function<void(std::size_t part)>& work,
               const std::function<void()>& glance) {
  constexpr int kGlance = 40;  // milliseconds
  QThreadPool pool;
  pool.setMaxThreadCount(static_cast<int>(parts));
  for (std::size_t i = 0; i < parts; ++i) {
    pool.start([&work, i] { work(i); });
  }
  while (!pool.waitForDone(kGlance)) glance();
}

}  // namespace damath::render
