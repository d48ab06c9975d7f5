// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/form_parts.hpp"

#include <QThread>
#include <QThreadPool>
#include <algorithm>

namespace damath::render {

namespace {

std::size_t processors() {
  return static_cast<std::size_t>(std::max(QThread::idealThreadCount(), 1));
}

}  // namespace

std::vector<FormRange> partsOf(const compose::Document& document) {
  constexpr std::size_t kLeastForms = 16;
  constexpr std::size_t kMostForms = 32;
  const std::size_t forms = document.forms.size();
  const std::size_t count = std::max(std::clamp<std::size_t>(forms / kLeastForms, 1, processors()),
                                     (forms + kMostForms - 1) / kMostForms);
  std::vector<FormRange> parts;
  for (std::size_t i = 0; i < count; ++i) parts.push_back({forms * i / count, forms * (i + 1) / count});
  return parts;
}

void overParts(std::size_t parts, const std::function<void(std::size_t part)>& work,
               const std::function<void()>& glance) {
  constexpr int kGlance = 40;  // the time between two calls of glance(), in milliseconds
  QThreadPool pool;
  pool.setMaxThreadCount(static_cast<int>(std::min(parts, processors())));
  for (std::size_t i = 0; i < parts; ++i) {
    pool.start([&work, i] { work(i); });
  }
  while (!pool.waitForDone(kGlance)) glance();
}

}  // namespace damath::render
