// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the rows of two tables: the scoresheets in the review queue, and the recorded violations.
#pragma once

#include <QString>
#include <QVariant>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "app/desk/events/review_queue.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"
#include "db/reading.hpp"

namespace damath::window {

class QueueRows {
 public:
  // `drafts` are the games whose scoresheet has an unsaved draft. Precondition: the event belongs to the
  // contest, and the translator outlives the rows.
  QueueRows(db::SharedContest contest, const contest::Event& event, const Translator& translator,
            std::set<contest::GameId> drafts = {})
      : m_contest(std::move(contest)),
        m_event(event),
        m_translator(translator),
        m_drafts(std::move(drafts)) {}

  [[nodiscard]] std::vector<QString> headings() const;
  using Queue = std::shared_ptr<const std::vector<desk::QueuedSheet>>;
  // Returns the table rows of the scoresheets. The key of a row names the game or rematch, because the index
  // in the queue changes with each action.
  [[nodiscard]] RowsToMake ofSheets(const Queue& queue, bool onlyOpen) const;

  [[nodiscard]] QVariant keyOf(const desk::QueuedSheet& sheet) const;

  [[nodiscard]] std::vector<QString> violationHeadings() const;
  [[nodiscard]] std::vector<TableRow> ofViolations(
      const std::vector<desk::ViolationLogged>& violations) const;

 private:
  [[nodiscard]] TableRow rowOf(const desk::QueuedSheet& sheet, int queued) const;

  db::SharedContest m_contest;
  const contest::Event& m_event;
  const Translator& m_translator;
  std::set<contest::GameId> m_drafts;
};

}  // namespace damath::window
