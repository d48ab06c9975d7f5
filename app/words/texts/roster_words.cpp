// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/roster_words.hpp"

#include <vector>

#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"

namespace damath::words {

namespace {

using desk::RosterField;
using desk::RowReason;

// %1 the text, %2 the other line, %3 the other text, %4 the fields.
Pattern patternOf(const desk::RowFault& fault) {
  switch (fault.reason) {
    case RowReason::NotText:
      if (fault.text.empty()) {
        return {"characters that are no text; save the list as 'CSV UTF-8' in the spreadsheet",
                "may mga karakter na hindi teksto; i-save ang listahan bilang 'CSV UTF-8' sa spreadsheet"};
      }
      return {"'%1' has a line break or a character that is no letter; type the cell anew, on one line",
              "may putol ng linya o karakter na hindi titik ang '%1'; itipa muli ang cell, sa iisang linya"};
    case RowReason::UnseenText:
      return {"'%1' has a character that nobody sees; type the cell anew instead of pasting it",
              "may titik na hindi nakikita ang '%1'; itipa muli ang cell sa halip na i-paste"};
    case RowReason::TextTooLong:
      return {"'%1' is longer than 120 characters; shorten it", "lampas sa 120 titik ang '%1'; paikliin ito"};
    case RowReason::TooLarge:
      return {"the list is longer than one megabyte; split it",
              "higit sa isang megabyte ang listahan; hatiin ito"};
    case RowReason::WrongHeader:
      return {"the heading '%1' is not known; say what the column is, or leave it out",
              "hindi kilala ang pamagat na '%1'; sabihin kung ano ang kolum, o huwag itong isama"};
    case RowReason::BlankHeading:
      return {
          "column %1 has cells but no heading; give it one, say what it is, or leave it out",
          "may laman ngunit walang pamagat ang kolum %1; lagyan nito, sabihin kung ano ito, o huwag isama"};
    case RowReason::NoHeader:
      return {
          "no heading is known in the first line ('%1'); write one above the players, such as Last "
          "name,First name,School, or say what each column is",
          "walang kilalang pamagat sa unang linya ('%1'); sumulat sa itaas ng mga manlalaro, gaya ng "
          "Apelyido,Pangalan,Paaralan, o sabihin kung ano ang bawat kolum"};
    case RowReason::ColumnTwice:
      return {
          "the column '%1' says the same as '%3'; keep one of them, or say what each is",
          "pareho ang sinasabi ng kolum na '%1' at ng '%3'; iwan ang isa, o sabihin kung ano ang bawat isa"};
    case RowReason::ColumnMissing:
      return {"no column has the %4; add it, or say which column it is",
              "walang kolum para sa %4; idagdag ito, o sabihin kung aling kolum ito"};
    case RowReason::NoRows:
      return {"the list has no players; write them below the headings",
              "walang manlalaro sa listahan; isulat sila sa ilalim ng mga pamagat"};
    case RowReason::OpenQuote:
      return {"a quoted cell has no closing quote; add it",
              "walang pansarang panipi ang isang cell; idagdag ito"};
    case RowReason::TooManyCells:
      return {
          "more cells than headings, from '%1' on; write a heading above them, or quotes around a cell "
          "that has the separator in it",
          "mas maraming cell kaysa sa pamagat, mula sa '%1'; lagyan sila ng pamagat, o ng panipi ang cell na "
          "may panghiwalay sa loob"};
    case RowReason::MissingLast:
      if (fault.text.empty()) {
        return {"the last name is missing; fill it in", "kulang ang apelyido; punan ito"};
      }
      return {"the last name of %1 is missing; fill it in", "kulang ang apelyido ni %1; punan ito"};
    case RowReason::MissingFirst:
      if (fault.text.empty()) {
        return {"the first name is missing; fill it in", "kulang ang unang pangalan; punan ito"};
      }
      return {"the first name of %1 is missing; fill it in", "kulang ang unang pangalan ni %1; punan ito"};
    case RowReason::NameUndivided:
      return {
          "'%1' has no comma between last and first name; write 'Last, First', or give each a column of its "
          "own",
          "walang kuwit sa pagitan ng apelyido at pangalan ang '%1'; isulat nang 'Apelyido, Pangalan', o "
          "bigyan ng sariling kolum ang bawat isa"};
    case RowReason::NameUnclear:
      return {"in '%1' it is not clear what is last, first and middle name; give each a column of its own",
              "hindi malinaw sa '%1' kung ano ang apelyido, pangalan at gitnang pangalan; bigyan ng sariling "
              "kolum "
              "ang bawat isa"};
    case RowReason::MissingSchool:
      if (fault.text.empty()) return {"the school is missing; fill it in", "kulang ang paaralan; punan ito"};
      return {"the school of %1 is missing; fill it in", "kulang ang paaralan ni %1; punan ito"};
    case RowReason::BadRating:
      return {"the rating '%1' is no whole number from 0 to 9999",
              "ang rating na '%1' ay hindi buong bilang mula 0 hanggang 9999"};
    case RowReason::DuplicateInFile:
      return {"%1 stands in line %2 already; remove one of the two",
              "nasa linya %2 na si %1; alisin ang isa sa dalawa"};
    case RowReason::DuplicateInEvent:
      return {"%1 is entered already; enter nobody twice",
              "nakatala na si %1; huwag ipasok nang dalawang beses"};
  }
  return {};
}

Pattern patternOf(RosterField field) {
  switch (field) {
    case RosterField::Last:
      return {"Last name", "Apelyido"};
    case RosterField::First:
      return {"First name", "Unang pangalan"};
    case RosterField::Middle:
      return {"Middle name", "Gitnang pangalan"};
    case RosterField::Name:
      return {"Name (Last, First)", "Buong pangalan (Apelyido, Pangalan)"};
    case RosterField::School:
      return {"School", "Paaralan"};
    case RosterField::District:
      return {"District", "Distrito"};
    case RosterField::Division:
      return {"Division", "Dibisyon"};
    case RosterField::Grade:
      return {"Grade", "Baitang"};
    case RosterField::Coach:
      return {"Coach", "Tagapagsanay"};
    case RosterField::Rating:
      return {"Rating", "Rating"};
  }
  return {};
}

}  // namespace

std::string rowMessage(const desk::RowFault& fault, Language language) {
  std::vector<std::string> fields;
  for (const RosterField field : fault.fields)
    fields.push_back("'" + std::string(fieldText(field, language)) + "'");
  return filled(patternOf(fault).in(language), {fault.text, std::to_string(fault.otherLine.value_or(0)),
                                                fault.otherText, joinedByAnd(fields, language)});
}

std::string_view fieldText(RosterField field, Language language) {
  return patternOf(field).in(language);
}

std::string emptyRoster(Language language) {
  // Without the mark spreadsheets take the letters for those of an older encoding.
  std::string text = "\xEF\xBB\xBF";
  std::string_view separator;
  for (const RosterField field : desk::kRosterFields) {
    // Its parts have columns.
    if (field == RosterField::Name) continue;
    text += separator;
    text += fieldText(field, language);
    separator = ",";
  }
  return text + "\r\n";
}

std::string encodingNote(std::string_view sample, Language language) {
  constexpr Pattern kNote{
      "the list is not in UTF-8; its letters were read as Windows writes them, as in '%1': look at the names",
      "hindi UTF-8 ang listahan; binasa ang mga titik ayon sa Windows, gaya ng '%1': tingnan ang mga "
      "pangalan"};
  return filled(kNote.in(language), {sample});
}

}  // namespace damath::words
