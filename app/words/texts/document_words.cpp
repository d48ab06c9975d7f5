// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/document_words.hpp"

#include "app/words/catalogue/pattern.hpp"
#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::words {

namespace {

using db::DocumentFaultKind;

// %1 the place: table, row and column; %2 what stands there, %3 what would be right, %4 the details.
Pattern patternOf(DocumentFaultKind kind) {
  switch (kind) {
    case DocumentFaultKind::Unreadable:
      return {"the document cannot be read (%4); check the name",
              "hindi mabasa ang dokumento (%4); tingnan ang pangalan"};
    case DocumentFaultKind::NotJson:
      return {
          "this is no JSON (%4); a whole contest is written by 'damath contest export --format json'",
          "hindi ito JSON (%4); isinusulat ang buong paligsahan ng 'damath contest export --format json'"};
    case DocumentFaultKind::CutShort:
      return {"the document ends in the middle; export the contest again or copy the whole file",
              "putol ang dokumento; i-export muli ang paligsahan o kopyahin ang buong file"};
    case DocumentFaultKind::NotDocument:
      return {
          "this is no document of a whole contest; that begins with {\"damathContest\":… and then has its "
          "tables",
          "hindi ito dokumento ng buong paligsahan; nagsisimula iyon sa {\"damathContest\":… at sumusunod "
          "ang mga "
          "talahanayan"};
    case DocumentFaultKind::NewerVersion:
      return {
          "the document is of a newer program (version %2; this one knows version %3); update the program",
          "sa mas bagong programa ang dokumento (bersiyon %2; bersiyon %3 ang alam nito); i-update ang "
          "programa"};
    case DocumentFaultKind::OlderVersion:
      return {
          "the document is of an older program (version %2; this one reads version %3); make a contest file "
          "of it "
          "with that program, which this one then opens",
          "sa mas lumang programa ang dokumento (bersiyon %2; bersiyon %3 ang binabasa nito); gawan ito ng "
          "file ng "
          "paligsahan sa programang iyon, at mabubuksan iyon dito"};
    case DocumentFaultKind::UnknownTable:
      return {"there is no table '%2'; check its spelling", "walang talahanayang '%2'; tingnan ang baybay"};
    case DocumentFaultKind::TableTwice:
      return {"%1 stands twice; each table stands once",
              "dalawang beses nakasulat ang %1; isang beses lamang ang bawat talahanayan"};
    case DocumentFaultKind::TableMissing:
      return {"%1 is missing; a whole contest has every table, empty ones as []",
              "kulang ang %1; nasa buong paligsahan ang lahat ng talahanayan, [] kung walang laman"};
    case DocumentFaultKind::UnknownColumn:
      return {"%1: there is no column '%2'; check its spelling",
              "%1: walang column na '%2'; tingnan ang baybay"};
    case DocumentFaultKind::ColumnTwice:
      return {"%1 stands twice; each column stands once",
              "dalawang beses nakasulat ang %1; isang beses lamang ang bawat column"};
    case DocumentFaultKind::ColumnMissing:
      return {"%1 is missing; a row has every column, empty ones as null or \"\"",
              "kulang ang %1; nasa bawat hanay ang lahat ng column, null o \"\" kung walang laman"};
    case DocumentFaultKind::WrongType:
      return {"%1: '%2' cannot stand here; right is: %3", "%1: hindi maaari rito ang '%2'; ang tama ay: %3"};
    case DocumentFaultKind::TooDeep:
      return {"%1: too many brackets within brackets", "%1: napakalalim ng mga bracket"};
    case DocumentFaultKind::TooLarge:
      return {"%1: the row is too large; no contest has such a row",
              "%1: napakalaki ng hanay; walang ganoong hanay ang paligsahan"};
    case DocumentFaultKind::RowRefused:
      return {"%1: the tables refuse the row (%4)", "%1: tinatanggihan ng talahanayan ang hanay (%4)"};
    case DocumentFaultKind::ReferenceBroken:
      return {"%1 points at %3 %2, which is not there", "itinuturo ng %1 ang %3 %2, na wala naman"};
    case DocumentFaultKind::ContentBroken:
      return {"%1: what stands there cannot be used (%4)", "%1: hindi magamit ang laman (%4)"};
    case DocumentFaultKind::ChainBroken:
      return {
          "%1: the row was changed, or one before it is gone: its digest does not follow; export the contest "
          "again",
          "%1: binago ang hanay, o nawala ang nauna: hindi tugma ang digest nito; i-export muli ang "
          "paligsahan"};
    case DocumentFaultKind::JournalGap:
      return {"%1 is missing from the journal; export the contest again",
              "kulang sa journal ang %1; i-export muli ang paligsahan"};
    case DocumentFaultKind::JournalDiffers:
      return {
          "%1 is not as the journal tells; it was changed outside of the program; export the contest again",
          "iba ang %1 sa sinasabi ng journal; binago ito sa labas ng programa; i-export muli ang paligsahan"};
    case DocumentFaultKind::FileExists:
      return {"the file exists already; choose another name",
              "mayroon nang ganoong file; pumili ng ibang pangalan"};
    case DocumentFaultKind::StoreFailed:
      return {"the contest file cannot be made (%4)", "hindi magawa ang file ng paligsahan (%4)"};
  }
  return {};
}

std::string placeOf(const db::DocumentFault& fault, Language language) {
  if (fault.table.empty()) return filled(Pattern{"the document", "ang dokumento"}.in(language), {});
  if (fault.row.empty())
    return filled(Pattern{"table '%1'", "talahanayang '%1'"}.in(language), {fault.table});
  const Pattern row{"table '%1', row %2", "talahanayang '%1', hanay %2"};
  const Pattern column{"table '%1', row %2, column '%3'", "talahanayang '%1', hanay %2, column na '%3'"};
  return filled((fault.column.empty() ? row : column).in(language), {fault.table, fault.row, fault.column});
}

}  // namespace

std::string message(const db::DocumentFault& fault, Language language) {
  if (fault.store && fault.kind == DocumentFaultKind::StoreFailed) return message(*fault.store, language);
  return filled(patternOf(fault.kind).in(language),
                {placeOf(fault, language), fault.written, fault.right, fault.detail});
}

std::string contentText(const db::DocumentRows& rows, Language language) {
  const Pattern pattern{"events: %1, players: %2, games: %3, scoresheets: %4, journal rows: %5",
                        "event: %1, manlalaro: %2, laro: %3, scoresheet: %4, hanay ng journal: %5"};
  const auto count = [&rows](std::string_view table) { return std::to_string(db::rowsOf(rows, table)); };
  return filled(pattern.in(language),
                {count("event"), count("player"), count("game"), count("sheet"), count("journal")});
}

}  // namespace damath::words
