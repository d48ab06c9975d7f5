// SPDX-License-Identifier: GPL-3.0-or-later
// Audits the typed scoresheet in another thread, so that the window waits only if it calls settle(). Only the
// newest scoresheet counts, and only audits of the scoresheet that is open now.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "app/window/scoresheet/sheet_identity.hpp"
#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::window {

class LiveAudit : public QObject {
  Q_OBJECT

 public:
  struct Verdict {
    sheet::Sheet sheet;
    sheet::AuditReport report;
    std::vector<QString> sentences;  // the sentence of each finding
    SheetIdentity of;                // the scoresheet that was open when the audit began
  };

  // Precondition: the translator outlives this object.
  explicit LiveAudit(const Translator& translator, QObject* parent = nullptr);
  ~LiveAudit() override;

  // Sets the ruleset and the chip set of an event. The result of a running audit is dropped.
  void setLaw(const rules::Ruleset& ruleset, const rules::ChipSet& set);
  // Sets the players' names for the sentences, in place of the names in the scoresheet's head.
  void setNames(std::string blue, std::string red);
  // Sets the scoresheet that the next audits are of. If another scoresheet was set before, calls forget().
  void setOpen(const SheetIdentity& open);
  // Drops the running audit and the last result. `done` is not emitted for that audit.
  void forget();
  // Starts the audit of a scoresheet. Emits `done` when the report is ready. Precondition: setLaw was called.
  void ask(const sheet::Sheet& sheet, sheet::Extent extent = sheet::Extent::Whole);
  // Waits until the running audit ends, but not longer than `milliseconds` (−1: no limit). Returns true if no
  // audit runs any more; `done` was then emitted.
  bool settle(int milliseconds = -1);

  // The result of the audit that finished last.
  [[nodiscard]] const Verdict& last() const { return m_last; }

 Q_SIGNALS:
  void done();

 private:
  struct Law;
  struct Job;
  void finish(const std::shared_ptr<Job>& job);

  const Translator& m_translator;
  std::array<std::string, 2> m_names;  // names of BLUE and RED; if empty, those of the scoresheet's head
  SheetIdentity m_open;
  std::shared_ptr<Law> m_law;
  std::shared_ptr<Job> m_job;  // the running audit; null if no audit runs
  Verdict m_last;
  QThreadPool m_pool;
};

}  // namespace damath::window
