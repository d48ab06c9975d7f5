// SPDX-License-Identifier: GPL-3.0-or-later
// Where refusals are shown: in the newest place that is open, a form before the window that
// it belongs to.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <utility>
#include <vector>

#include "app/desk/change/desk_error.hpp"

namespace damath::models {

class RefusalPlaces {
 public:
  // The error is null where it was not the desk that refused.
  using Show = std::function<void(const QString& message, const desk::DeskError* error)>;

  void open(const QObject& place, Show show) { m_open.push_back({&place, std::move(show)}); }
  // Does nothing where it is closed already.
  void close(const QObject& place) {
    std::erase_if(m_open, [&place](const Open& each) { return each.place == &place; });
  }
  void show(const QString& message, const desk::DeskError* error) const {
    if (m_open.empty()) return;
    // What is shown may open another place.
    const Show show = m_open.back().show;
    show(message, error);
  }

 private:
  struct Open {
    const QObject* place;
    Show show;
  };

  std::vector<Open> m_open;
};

}  // namespace damath::models
