// SPDX-License-Identifier: GPL-3.0-or-later
// What is refused, in words, shown in the newest place that is open: a form before the window that it belongs
// to.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/models/text/translator.hpp"
#include "db/reading.hpp"

namespace damath::models {

class Refusals : public QObject {
  Q_OBJECT

 public:
  // The contest is the one whose entries refusals name. Both outlive this.
  Refusals(const Translator& translator, const db::SharedContest& contest)
      : m_translator(translator), m_contest(contest) {}

  // The error is null where it was not the desk that refused.
  using Show = std::function<void(const QString& message, const desk::DeskError* error)>;

  void open(const QObject& place, Show show) { m_open.push_back({&place, std::move(show)}); }
  // Does nothing where it is closed already.
  void close(const QObject& place) {
    std::erase_if(m_open, [&place](const Open& each) { return each.place == &place; });
  }

  [[nodiscard]] QString sentence(const desk::DeskError& error) const;
  void show(const QString& message) { show(message, nullptr); }
  void show(const desk::DeskError& error) { show(sentence(error), &error); }
  // The value of what the desk was asked, or whether it was done; nothing after a refusal, which is shown.
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

}  // namespace damath::models
