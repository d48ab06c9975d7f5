// SPDX-License-Identifier: GPL-3.0-or-later
// A printable document: one form, or many forms in one PDF, such as the empty scoresheets of all boards of a
// round.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "reports/compose/lists/bracket_tree.hpp"
#include "reports/compose/lists/certificate.hpp"
#include "reports/compose/lists/fallback_kit.hpp"
#include "reports/compose/lists/guide.hpp"
#include "reports/compose/lists/list_sheet.hpp"
#include "reports/compose/lists/login_cards.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "reports/compose/parts/event_head.hpp"
#include "reports/compose/sheets/blank_sheet.hpp"
#include "reports/compose/sheets/packed_sheet.hpp"
#include "reports/compose/sheets/result_slips.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// A line of the contents. Level 0 is an event. Level 1 stands for forms of one kind in the event. Level 2 is
// one of these forms, such as the scoresheet of a game. Level 2 appears only as a bookmark of the PDF.
struct ContentsEntry {
  std::string text;
  int level = 0;
  std::size_t form = 0;  // the index of the form in Document::forms
};

// The table of contents of a document with many forms. It is the first form of the document and lists the
// other forms with their pages. Such a document counts its pages from the first to the last, not anew in each
// form.
struct Contents {
  std::string title;
  EventHead head;
  std::vector<ContentsEntry> entries;
};

using Form = std::variant<Scoresheet, BlankSheet, TallySheet, ListSheet, ResultSlips, Certificate,
                          PairingCards, LoginCards, BracketTree, Contents, Guide, PackedSheet>;

// Stores a filled scoresheet in a compact form, which takes less memory until the scoresheet is drawn. Other
// forms stay unchanged.
void pack(Form& form);

// The identification of a printed form, in its lower edge: a line of text, and a machine-readable code in the
// corner. `code` is the content of the machine-readable code; empty if the form has no registered number, for
// example in a preview.
struct Imprint {
  std::string line;
  std::string code;
};

// The numbering of pages. OfEachForm: the page numbers begin at 1 in each form. Through: the pages are
// numbered from the first to the last of the document. A document with a table of contents always uses
// Through.
enum class PageNumbers { OfEachForm, Through };

struct Document {
  std::string title;  // the name of the event or of the contest
  words::Language language = words::Language::English;
  std::vector<Form> forms;
  std::optional<Imprint> imprint = {};
  int sheetsAcross = 1;  // for a poster: a page is enlarged to this number of sheets across and down
  PageNumbers numbers = PageNumbers::OfEachForm;
};

// Returns the table of contents at the beginning of the document; null if the document has none.
[[nodiscard]] const Contents* contentsOf(const Document& document);

[[nodiscard]] bool isNumberedThrough(const Document& document);

// Sets the background image of every certificate to the content of an image file; null removes the image.
void putBehindCertificates(Document& document, const std::shared_ptr<const std::string>& picture);

// titleOf() returns the form's own title, such as "DAMATH Tally Sheet". placeOf() returns the text that tells
// apart the forms of one kind in a document: the round, board and players of a scoresheet, the first
// paragraph above a list, the name on a certificate. For other forms, placeOf() returns an empty text.
[[nodiscard]] const std::string& titleOf(const Form& form);
[[nodiscard]] std::string placeOf(const Form& form, words::Language language);
// Returns the name of the contest that issues the form; empty if unknown.
[[nodiscard]] std::string issuerOf(const Form& form);

}  // namespace damath::compose
