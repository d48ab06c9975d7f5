// SPDX-License-Identifier: GPL-3.0-or-later
// Audits the sheet that is being typed, off the window's thread: what takes long makes nobody wait. The
// newest sheet alone counts.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "app/models/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::models {

class LiveAudit : public QObject {
  Q_OBJECT

 public:
  struct Verdict {
    sheet::Sheet sheet;
    sheet::AuditReport report;
    std::vector<QString> sentences;  // one a finding
  };

  // The translator must outlive it.
  explicit LiveAudit(const Translator& translator, QObject* parent = nullptr);
  ~LiveAudit() override;

  // Of another event; what was asked under the old law is dropped.
  void setLaw(const rules::Ruleset& ruleset, const rules::ChipSet& set);
  // Sets the names that the sentences use for the players, whatever the sheet's head says.
  void setNames(std::string blue, std::string red);
  // Promise: the law is set. `done` tells when it is there.
  void ask(const sheet::Sheet& sheet);
  // Waits for what was asked, at most so many milliseconds; without them to its end. Whether it is there, and
  // signalled.
  bool settle(int milliseconds = -1);

  // The newest that is there.
  [[nodiscard]] const Verdict& last() const { return m_last; }

 Q_SIGNALS:
  void done();

 private:
  struct Law;
  struct Job;
  void finish(const std::shared_ptr<Job>& job);

  const Translator& m_translator;
  std::array<std::string, 2> m_names;  // BLUE, RED; empty: as the sheet's head says
  std::shared_ptr<Law> m_law;
  std::shared_ptr<Job> m_job;  // null where nothing is asked
  Verdict m_last;
  QThreadPool m_pool;
};

}  // namespace damath::models
