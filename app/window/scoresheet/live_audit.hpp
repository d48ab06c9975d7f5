// SPDX-License-Identifier: GPL-3.0-or-later
// Audits the typed sheet in another thread, so that the window never waits. Only the newest sheet counts.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::window {

class LiveAudit : public QObject {
  Q_OBJECT

 public:
  struct Verdict {
    sheet::Sheet sheet;
    sheet::AuditReport report;
    std::vector<QString> sentences;  // a sentence for each finding
  };

  // The translator must outlive this object.
  explicit LiveAudit(const Translator& translator, QObject* parent = nullptr);
  ~LiveAudit() override;

  // Sets the ruleset and chip set of an event. Drops a running audit.
  void setLaw(const rules::Ruleset& ruleset, const rules::ChipSet& set);
  // Sets the players' names for the sentences, instead of the names in the sheet's head.
  void setNames(std::string blue, std::string red);
  // Audits the sheet; emits `done` when the report is ready. Precondition: setLaw was called.
  void ask(const sheet::Sheet& sheet);
  // Waits for the running audit, at most `milliseconds` (−1: no limit). Returns true if no audit is running
  // any more; `done` has then been emitted.
  bool settle(int milliseconds = -1);

  // The newest finished audit.
  [[nodiscard]] const Verdict& last() const { return m_last; }

 Q_SIGNALS:
  void done();

 private:
  struct Law;
  struct Job;
  void finish(const std::shared_ptr<Job>& job);

  const Translator& m_translator;
  std::array<std::string, 2> m_names;  // BLUE, RED; empty: the name in the sheet's head
  std::shared_ptr<Law> m_law;
  std::shared_ptr<Job> m_job;  // null while no audit is running
  Verdict m_last;
  QThreadPool m_pool;
};

}  // namespace damath::window
