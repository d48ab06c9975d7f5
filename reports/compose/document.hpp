// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of one PDF: one form, or many, such as the empty scoresheets of all boards of a round.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "reports/compose/contents.hpp"
#include "reports/compose/lists/bracket_tree.hpp"
#include "reports/compose/lists/certificate.hpp"
#include "reports/compose/lists/fallback_kit.hpp"
#include "reports/compose/lists/list_sheet.hpp"
#include "reports/compose/lists/login_cards.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "reports/compose/sheets/blank_sheet.hpp"
#include "reports/compose/sheets/packed_sheet.hpp"
#include "reports/compose/sheets/result_slips.hpp"
#include "reports/compose/sheets/scoresheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

using Form = std::variant<Scoresheet, BlankSheet, TallySheet, ListSheet, ResultSlips, Certificate,
                          PairingCards, LoginCards, BracketTree, Contents, PackedSheet>;

// Packs a filled scoresheet, which then takes less memory until it is drawn. Other forms stay unchanged.
void pack(Form& form);

// The identification in the lower edge of a form: a line of text, and the content of the machine-readable
// code in the corner. Both are empty on a form that is not registered.
struct Imprint {
  std::string line;
  std::string code;
};

// Tells where page numbers restart at 1. A document with contents is numbered through in any case.
enum class PageNumbers { OfEachForm, Through };

struct Document {
  std::string title;  // the subject: the name of the event or of the contest
  words::Language language = words::Language::English;
  std::vector<Form> forms;
  std::optional<Imprint> imprint = {};
  int sheetsAcross = 1;  // a poster: the number of sheets that a page is spread over, across and down
  PageNumbers numbers = PageNumbers::OfEachForm;
};

// Returns the contents at the beginning of the document; null if the document has none.
[[nodiscard]] const Contents* contentsOf(const Document& document);

[[nodiscard]] bool isNumberedThrough(const Document& document);

// Puts an image file behind every certificate; null removes the image.
void putBehindCertificates(Document& document, const std::shared_ptr<const std::string>& picture);

// titleOf() returns the form's own title, "DAMATH Tally Sheet". placeOf() returns the text that distinguishes
// forms of one kind in a document: the round and board of a scoresheet, the name on a certificate; otherwise
// empty.
[[nodiscard]] const std::string& titleOf(const Form& form);
[[nodiscard]] std::string placeOf(const Form& form, words::Language language);
// Returns the name of the contest that issues the form; empty if unknown.
[[nodiscard]] std::string issuerOf(const Form& form);

}  // namespace damath::compose
