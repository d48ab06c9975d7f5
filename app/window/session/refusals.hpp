// SPDX-License-Identifier: GPL-3.0-or-later
// Turns errors into sentences and shows them. A place that can show errors, such as the window or a dialog,
// calls open(). The place that opened last shows the error: a dialog instead of the window behind it.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/window/text/translator.hpp"
#include "db/reading.hpp"

namespace damath::window {

class Refusals : public QObject {
  Q_OBJECT

 public:
  // `contest` is the current contest, for the names of the entries in errors. Both must outlive this object.
  Refusals(const Translator& translator, const db::SharedContest& contest)
      : m_translator(translator), m_contest(contest) {}

  // Shows a message. `error` is the error of the desk from which the message was made; null for other
  // messages.
  using Show = std::function<void(const QString& message, const desk::DeskError* error)>;

  void open(const QObject& place, Show show) { m_open.push_back({&place, std::move(show)}); }
  // Stops showing errors in this place (a window or a dialog). Does nothing if the place shows no errors any
  // more.
  void close(const QObject& place) {
    std::erase_if(m_open, [&place](const Open& each) { return each.place == &place; });
  }

  [[nodiscard]] QString sentence(const desk::DeskError& error) const;
  void show(const QString& message) { show(message, nullptr); }
  void show(const desk::DeskError& error) { show(sentence(error), &error); }
  // Returns the value of a successful outcome, or true if T is void. Shows the error of a failed outcome and
  // returns nullopt, or false if T is void.
  template <class T>
  auto asked(Expected<T, desk::DeskError> outcome) {
    if (!outcome) show(outcome.error());
    if constexpr (std::is_void_v<T>) {
      return outcome.has_value();
    } else {
      return outcome ? std::optional<T>(std::move(*outcome)) : std::nullopt;
    }
  }

 Q_SIGNALS:
  void told(const QString& message);

 private:
  struct Open {
    const QObject* place;
    Show show;
  };
  void show(const QString& message, const desk::DeskError* error);

  const Translator& m_translator;
  const db::SharedContest& m_contest;
  std::vector<Open> m_open;
};

}  // namespace damath::window
