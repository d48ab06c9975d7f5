// The contest file that is open on the console, if any: the desk, the contest as it stands on the disk, and
// what the desk refuses, told in words. Everything on the screen follows `changed`.
#pragma once

#include <QObject>
#include <QString>
#include <concepts>
#include <exception>
#include <optional>

#include "app/desk/event_desk.hpp"
#include "app/desk/round_desk.hpp"
#include "app/desk/sheet_desk.hpp"
#include "app/models/speech.hpp"

namespace damath::models {

class Session : public QObject {
  Q_OBJECT

 public:
  explicit Session(const Speech& speech, QObject* parent = nullptr);
  ~Session() override;

  [[nodiscard]] bool isOpen() const { return m_desk.has_value(); }
  [[nodiscard]] QString path() const;
  // The contest as of the last change. Empty while nothing is open.
  [[nodiscard]] const contest::Contest& contest() const { return m_contest; }
  [[nodiscard]] const contest::Event* find(contest::EventId id) const { return m_contest.find(id); }
  // Promise: isOpen().
  [[nodiscard]] desk::Desk& desk();

  // Whether it worked; where it did not, `refused` has told why and what was open stays open.
  bool open(const QString& path);
  bool create(const QString& path, const contest::ContestHead& head);
  void close();

  // Who uses the program; `by` and `reason` only where a correction asks for them.
  [[nodiscard]] desk::Author author(const QString& by = {}, const QString& reason = {}) const;

  // The value of what the desk was asked, after reading the contest anew; nothing after a refusal, which is
  // told.
  template <class T>
  std::optional<T> changed(Expected<T, desk::DeskError> outcome) {
    if (!outcome) {
      refuse(sentence(outcome.error()));
      return std::nullopt;
    }
    readAnew();
    return std::optional<T>(std::move(*outcome));
  }
  // The same for a question that changes nothing.
  template <class T>
  std::optional<T> asked(Expected<T, desk::DeskError> outcome) {
    if (outcome) return std::optional<T>(std::move(*outcome));
    refuse(sentence(outcome.error()));
    return std::nullopt;
  }
  [[nodiscard]] QString sentence(const desk::DeskError& error) const;
  void refuse(const QString& message);

 Q_SIGNALS:
  // Another file, or another content of it.
  void contestChanged();
  void refused(const QString& message);

 private:
  void readAnew();
  void take(desk::Desk desk);

  const Speech& m_speech;
  desk::SystemClock m_clock;
  std::optional<desk::Desk> m_desk;
  contest::Contest m_contest;
};

// A slot that lets no exception into Qt's event loop: what was thrown is told as a refusal.
template <class Slot>
[[nodiscard]] auto guarded(Session& session, Slot slot) {
  return [&session, slot ]<class... Args>(Args && ... args) requires std::invocable<const Slot&, Args...> {
    try {
      slot(std::forward<Args>(args)...);
    } catch (const std::exception& failure) {
      session.refuse(QString::fromUtf8(failure.what()));
    }
  };
}

}  // namespace damath::models
