// SPDX-License-Identifier: GPL-3.0-or-later
// Parts shared by the forms of an event, besides tables: the head, sections, notes on ranks.
#pragma once

#include <string>
#include <vector>

#include "reports/render/draw/flow.hpp"
#include "reports/render/forms/event_table.hpp"
#include "words/language.hpp"

namespace damath::render {

struct EventTitle {
  std::string title;
  const compose::EventHead& head;
  std::string provisional;
};

// Sets the head and foot of the form. `title.head` must outlive the flow. Names that are longer than one line
// make the head higher.
void setEdges(Flow& flow, EventTitle title, words::Language language);

// Adds tables under their own headings, over the whole width.
void addSections(Flow& flow, const std::vector<compose::Section>& sections, qreal scale,
                 words::Language language);

// Adds ties on points as tables, then the other tie-breaks in words.
void addTies(Flow& flow, const std::vector<compose::Section>& ties,
             const std::vector<compose::RankNote>& notes, words::Language language);

// Keeps the next block on the page of the last block.
void keepWithLast(Flow& flow);

// Adds signature lines beside each other, each above its role. The lines stay with the block before them.
void addSignatures(Flow& flow, const std::vector<std::string>& roles, words::Language language);

// Adds remarks, one paragraph each: facts that the table above does not tell.
void addRemarks(Flow& flow, const std::vector<std::string>& remarks);

void addParagraph(Flow& flow, const QString& text, qreal size, Keep keep);

}  // namespace damath::render
