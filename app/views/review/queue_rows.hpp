// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets that wait for the panel, and the violations that were logged, as rows of lists.
#pragma once

#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "app/desk/events/review_queue.hpp"
#include "app/models/lists/table_model.hpp"
#include "app/models/text/translator.hpp"

namespace damath::views {

class QueueRows {
 public:
  // The event is of that contest; the translator outlives the rows. `drafts`: games whose sheet somebody has
  // begun to type.
  QueueRows(db::SharedContest contest, const contest::Event& event, const models::Translator& translator,
            std::set<contest::GameId> drafts = {})
      : m_contest(std::move(contest)),
        m_event(event),
        m_translator(translator),
        m_drafts(std::move(drafts)) {}

  [[nodiscard]] std::vector<QString> headings() const;
  using Queue = std::shared_ptr<const std::vector<desk::QueuedSheet>>;
  // The key of each says whose sheet it is: its place in the queue is another after each act.
  [[nodiscard]] models::RowsToMake ofSheets(const Queue& queue, bool onlyOpen) const;

  [[nodiscard]] QVariant keyOf(const desk::QueuedSheet& sheet) const;

  [[nodiscard]] std::vector<QString> violationHeadings() const;
  [[nodiscard]] std::vector<models::TableRow> ofViolations(
      const std::vector<desk::ViolationLogged>& violations) const;

 private:
  [[nodiscard]] models::TableRow rowOf(const desk::QueuedSheet& sheet, int queued) const;

  db::SharedContest m_contest;
  const contest::Event& m_event;
  const models::Translator& m_translator;
  std::set<contest::GameId> m_drafts;
};

}  // namespace damath::views
