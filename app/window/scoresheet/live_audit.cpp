// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/live_audit.hpp"

#include <QSemaphore>
#include <utility>

#include "app/window/text/qt_text.hpp"
#include "app/words/findings/finding_words.hpp"

namespace damath::window {

// The ruleset, the chip set and the auditor that uses them. The audits run one after another in a pool of one
// thread, so no two threads use this object at the same time.
struct LiveAudit::Law {
  Law(const rules::Ruleset& itsRuleset, const rules::ChipSet& itsSet)
      : ruleset(itsRuleset), set(itsSet), auditor(ruleset, set) {}

  rules::Ruleset ruleset;
  rules::ChipSet set;
  sheet::Auditor auditor;
};

struct LiveAudit::Job {
  std::shared_ptr<Law> law;
  words::Language language{};
  std::array<std::string, 2> names;
  Verdict verdict;
  sheet::Extent extent = sheet::Extent::Whole;
  QSemaphore isDone;

  void run() {
    verdict.report = law->auditor.audit(verdict.sheet, extent);
    sheet::Sheet named = verdict.sheet;
    if (!names[0].empty()) named.setTag(sheet::kBlueTag, names[0]);
    if (!names[1].empty()) named.setTag(sheet::kRedTag, names[1]);
    const sheet::Audited audited{named, verdict.report, {law->ruleset, law->set}};
    for (const std::string& sentence : words::sentencesOf(audited, language)) {
      verdict.sentences.push_back(toQt(sentence));
    }
    isDone.release();
  }
};

LiveAudit::LiveAudit(const Translator& translator, QObject* parent)
    : QObject(parent), m_translator(translator) {
  m_pool.setMaxThreadCount(1);
}

LiveAudit::~LiveAudit() {
  m_pool.clear();
  m_pool.waitForDone();
}

void LiveAudit::setLaw(const rules::Ruleset& ruleset, const rules::ChipSet& set) {
  m_law = std::make_shared<Law>(ruleset, set);
  forget();
}

void LiveAudit::setOpen(const SheetIdentity& open) {
  if (open == m_open) return;
  m_open = open;
  forget();
}

void LiveAudit::forget() {
  m_pool.clear();
  m_job.reset();
  m_last = Verdict();
}

void LiveAudit::setNames(std::string blue, std::string red) {
  m_names = {std::move(blue), std::move(red)};
}

void LiveAudit::ask(const sheet::Sheet& sheet, sheet::Extent extent) {
  // Removes audits that are waiting for the thread, because a newer scoresheet replaces theirs.
  m_pool.clear();
  m_job = std::make_shared<Job>();
  m_job->law = m_law;
  m_job->language = m_translator.language();
  m_job->names = m_names;
  m_job->verdict.sheet = sheet;
  m_job->verdict.of = m_open;
  m_job->extent = extent;
  m_pool.start([this, job = m_job] {
    job->run();
    QMetaObject::invokeMethod(
        this, [this, job] { finish(job); }, Qt::QueuedConnection);
  });
}

bool LiveAudit::settle(int milliseconds) {
  if (m_job == nullptr) return true;
  if (!m_job->isDone.tryAcquire(1, milliseconds)) return false;
  finish(std::shared_ptr<Job>(m_job));
  return true;
}

void LiveAudit::finish(const std::shared_ptr<Job>& job) {
  if (job != m_job || job->verdict.of != m_open) return;
  m_job.reset();
  m_last = std::move(job->verdict);
  Q_EMIT done();
}

}  // namespace damath::window
