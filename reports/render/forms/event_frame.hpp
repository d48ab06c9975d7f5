// SPDX-License-Identifier: GPL-3.0-or-later
// What the forms of an event share besides its tables: the head, sections, the notes on ranks.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/parts/labels.hpp"
#include "reports/render/draw/flow.hpp"
#include "reports/render/forms/event_table.hpp"

namespace damath::render {

struct EventTitle {
  const std::string& title;
  const compose::EventHead& head;
  const std::string& provisional;
};

// Head and foot of a form of the event. Names that one line does not hold make the head higher.
void setEdges(Flow& flow, EventTitle title, const compose::Labels& labels);

// Tables under headings of their own, over the whole width.
void addSections(Flow& flow, const std::vector<compose::Section>& sections, qreal scale,
                 const compose::Labels& labels);

// Ties in points as tables, then what else settled ranks in words.
void addTies(Flow& flow, const std::vector<compose::Section>& ties,
             const std::vector<compose::RankNote>& notes, const compose::Labels& labels);

// What comes next stays on the page of the last block.
void keepWithLast(Flow& flow);

// Lines to sign beside each other, each over its role; they stay with what stands before them.
void addSignatures(Flow& flow, const std::vector<std::string>& roles, const compose::Labels& labels);

// What the table above alone does not tell, a paragraph each.
void addRemarks(Flow& flow, const std::vector<std::string>& remarks);

void addParagraph(Flow& flow, const QString& text, qreal size, Keep keep);

}  // namespace damath::render
