// SPDX-License-Identifier: GPL-3.0-or-later
// Makes list rows of the sheets that wait for review, and of the logged violations.
#pragma once

#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "app/desk/events/review_queue.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class QueueRows {
 public:
  // Precondition: the event belongs to the contest. The translator must outlive the rows. `drafts` are the
  // games with an unsaved draft of their sheet.
  QueueRows(db::SharedContest contest, const contest::Event& event, const Translator& translator,
            std::set<contest::GameId> drafts = {})
      : m_contest(std::move(contest)),
        m_event(event),
        m_translator(translator),
        m_drafts(std::move(drafts)) {}

  [[nodiscard]] std::vector<QString> headings() const;
  using Queue = std::shared_ptr<const std::vector<desk::QueuedSheet>>;
  // A row's key names the sheet's game or rematch, because the index in the queue changes with each action.
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
