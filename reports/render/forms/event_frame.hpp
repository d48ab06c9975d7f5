// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that several forms of an event share: the head and foot, tables with headings, notes on ranks,
// signatures.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/parts/event_head.hpp"
#include "reports/render/draw/flow.hpp"
#include "reports/render/forms/event_table.hpp"
#include "words/language.hpp"

namespace damath::render {

struct EventTitle {
  std::string title;
  const compose::EventHead& head;
  std::string provisional;
};

// Sets the head and foot of the form. `title.head` must outlive the flow. A name that is longer than one line
// makes the head higher, except on a poster.
void setEdges(Flow& flow, EventTitle title, words::Language language);

// Adds tables over the whole width of the form, each under its own heading.
void addSections(Flow& flow, const std::vector<compose::Section>& sections, qreal scale,
                 words::Language language);

// Adds the reasons of the ranks: first a table for each group of entries with equal points, then the other
// reasons in words.
void addTies(Flow& flow, const std::vector<compose::Section>& ties,
             const std::vector<compose::RankNote>& notes, words::Language language);

// Makes sure that the block that will be added next is printed on the same page as the block that was added
// last.
void keepWithLast(Flow& flow);

// Adds signature lines beside each other. Each role is printed below its line. The lines stay on the page of
// the block before them.
void addSignatures(Flow& flow, const std::vector<std::string>& roles, words::Language language);

// Adds remarks below a table, one paragraph each. A remark tells a fact that the table does not show.
void addRemarks(Flow& flow, const std::vector<std::string>& remarks);

void addParagraph(Flow& flow, const QString& text, qreal size, Keep keep);

}  // namespace damath::render
