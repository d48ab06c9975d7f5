// SPDX-License-Identifier: GPL-3.0-or-later
// What goes to paper together: one form, or many, as the blank sheets of all boards of a round.
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
#include "reports/compose/parts/labels.hpp"
#include "reports/compose/sheets/blank_sheet.hpp"
#include "reports/compose/sheets/packed_sheet.hpp"
#include "reports/compose/sheets/result_slips.hpp"
#include "reports/compose/sheets/scoresheet.hpp"

namespace damath::compose {

using Form = std::variant<Scoresheet, BlankSheet, TallySheet, ListSheet, ResultSlips, Certificate,
                          PairingCards, LoginCards, BracketTree, Contents, PackedSheet>;

// A filled scoresheet takes less room until it is drawn; others stay what they are.
void pack(Form& form);

// What identifies a paper, in its lower edge: a line, and what a machine reads in the corner, empty on what
// is not registered.
struct Imprint {
  std::string line;
  std::string code;
};

// Where the numbers of pages begin anew. Contents count through, whatever is said.
enum class PageNumbers { OfEachForm, Through };

struct Document {
  std::string title;  // what it speaks of: the event, or the contest
  Labels labels;
  std::vector<Form> forms;
  std::string language = "en";  // its code
  std::optional<Imprint> imprint = {};
  int sheetsAcross = 1;  // of a poster: each page is drawn over so many sheets across and down
  PageNumbers numbers = PageNumbers::OfEachForm;
};

// What it begins with, null where it has no contents.
[[nodiscard]] const Contents* contentsOf(const Document& document);

[[nodiscard]] bool isNumberedThrough(const Document& document);

// The file of a picture that fills the page; null takes it away.
void putBehindCertificates(Document& document, const std::shared_ptr<const std::string>& picture);

// The form's own title, "DAMATH Tally Sheet"; and what tells it from others of its kind in a document: the
// round and board of a scoresheet, the name on a certificate, empty where nothing does.
[[nodiscard]] const std::string& titleOf(const Form& form);
[[nodiscard]] std::string placeOf(const Form& form, const Labels& labels);
// The contest that issues it; empty where nothing says so.
[[nodiscard]] std::string issuerOf(const Form& form);

}  // namespace damath::compose
