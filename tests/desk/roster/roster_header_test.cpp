// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the headings of a player list, as schools spell them, and of a user's choice of columns.
#include <gtest/gtest.h>

#include <utility>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/words/texts/roster_words.hpp"
#include "core/every.hpp"

namespace damath::desk {
namespace {

// Returns "line:reason text" for each error.
std::string faultsUnder(std::string_view list, const std::vector<ColumnChoice>& choices = {}) {
  std::string text;
  for (const RowFault& fault : parseRoster(list, choices).faults) {
    text += (text.empty() ? "" : " | ") + std::to_string(fault.line) + ":" +
            std::string(toText(fault.reason)) + " " + fault.text;
  }
  return text;
}

// Returns the errors of the list, then "Last+First+Middle (School)" for each good row.
std::string readAs(std::string_view list, const std::vector<ColumnChoice>& choices = {}) {
  const Roster roster = parseRoster(list, choices);
  std::string text = faultsUnder(list, choices);
  for (const RosterRow& row : roster.rows) {
    text +=
        (text.empty() ? "" : " | ") + row.last + "+" + row.first + "+" + row.middle + " (" + row.school + ")";
  }
  return text;
}

struct Heading {
  const char* spelling;
  RosterField field;
};

TEST(RosterHeadings, InEnglishAndFilipinoInAnySpelling) {
  for (const Heading& heading : {Heading{"Last name", RosterField::Last},
                                 {"SURNAME", RosterField::Last},
                                 {"Family Name", RosterField::Last},
                                 {"last_name", RosterField::Last},
                                 {"Last-Name *", RosterField::Last},
                                 {"Apelyido", RosterField::Last},
                                 {"  APELYIDO: ", RosterField::Last},
                                 {"Apelyido / Surname", RosterField::Last},
                                 {"First name", RosterField::First},
                                 {"Given name", RosterField::First},
                                 {"Unang Pangalan", RosterField::First},
                                 {"Middle name", RosterField::Middle},
                                 {"M.I.", RosterField::Middle},
                                 {"MI", RosterField::Middle},
                                 {"Gitnang pangalan", RosterField::Middle},
                                 {"Full name", RosterField::Name},
                                 {"Last name, First name", RosterField::Name},
                                 {"Player", RosterField::Name},
                                 {"Pangalan ng manlalaro", RosterField::Name},
                                 {"Buong Pangalan", RosterField::Name},
                                 {"Name", RosterField::Name},
                                 {"Pangalan", RosterField::Name},
                                 {"NAME (Last Name, First Name, Middle Name)", RosterField::Name},
                                 {"School", RosterField::School},
                                 {"School name", RosterField::School},
                                 {"Name of School", RosterField::School},
                                 {"Paaralan", RosterField::School},
                                 {"Páaralan", RosterField::School},
                                 {"District", RosterField::District},
                                 {"Distrito", RosterField::District},
                                 {"Division", RosterField::Division},
                                 {"Dibisyon", RosterField::Division},
                                 {"Sangay", RosterField::Division},
                                 {"Grade", RosterField::Grade},
                                 {"Grade Level", RosterField::Grade},
                                 {"Year", RosterField::Grade},
                                 {"Baitang", RosterField::Grade},
                                 {"Coach", RosterField::Coach},
                                 {"Tagapagsanay", RosterField::Coach},
                                 {"Rating", RosterField::Rating}}) {
    const auto meaning = meaningOf(heading.spelling);
    ASSERT_TRUE(meaning) << heading.spelling;
    EXPECT_EQ(meaning->field, heading.field) << heading.spelling;
  }
  for (const char* other : {"", "Adviser", "School / Grade", "Edad", "(School)", "No. / Name"}) {
    EXPECT_FALSE(meaningOf(other)) << other;
  }
}

TEST(RosterHeadings, EachFieldIsReadByItsOwnNameAndByThatOfEitherLanguage) {
  for (const RosterField field : kEvery<RosterField>) {
    EXPECT_EQ(parseRosterField(toText(field)), field);
    for (const words::Language language : {words::Language::English, words::Language::Filipino}) {
      const auto meaning = meaningOf(words::fieldText(field, language));
      ASSERT_TRUE(meaning) << words::fieldText(field, language);
      EXPECT_EQ(meaning->field, field) << words::fieldText(field, language);
      const auto spelled = meaningOf(toText(field));
      ASSERT_TRUE(spelled) << toText(field);
      EXPECT_EQ(spelled->field, field);
    }
  }
  EXPECT_FALSE(parseRosterField("none"));
}

TEST(RosterHeadings, AFilipinoList) {
  EXPECT_EQ(readAs("Apelyido,Pangalan,Gitnang pangalan,Paaralan,Baitang\nPeña,Niño,Muñoz,Doña Aurora HS,7\n"),
            "Peña+Niño+Muñoz (Doña Aurora HS)");
  EXPECT_EQ(readAs("Paaralan\tPangalan\tApelyido\nRizal HS\tAna\tCruz\n"), "Cruz+Ana+ (Rizal HS)");
  EXPECT_EQ(readAs("Surname;Name;School\nCruz;Ana;Rizal HS\n"), "Cruz+Ana+ (Rizal HS)");
}

TEST(RosterHeadings, TheEmptyListIsReadInEitherLanguage) {
  for (const words::Language language : {words::Language::English, words::Language::Filipino}) {
    const std::string list = words::emptyRoster(language);
    EXPECT_EQ(faultsUnder(list), "1:noRows ");
    EXPECT_EQ(readAs(list + "Cruz,Ana,Santos,Rizal HS,I,Manila,7,Bb. Uy,1200\r\n"),
              "Cruz+Ana+Santos (Rizal HS)");
  }
}

TEST(RosterNames, OneColumnIsPartedAtItsComma) {
  const std::string head = "Name,School\n";
  EXPECT_EQ(readAs(head + "\"Cruz, Ana\",Rizal\n"), "Cruz+Ana+ (Rizal)");
  EXPECT_EQ(readAs(head + "\"De la Cruz ,Ana Maria\",Rizal\n"), "De la Cruz+Ana Maria+ (Rizal)");
  EXPECT_EQ(readAs(head + "\"Cruz, Ana S.\",Rizal\n"), "Cruz+Ana+S. (Rizal)");
  EXPECT_EQ(readAs(head + "\"Cruz, Ana Ñ\",Rizal\n"), "Cruz+Ana+Ñ (Rizal)");
  EXPECT_EQ(readAs(head + "\"DELA CRUZ,JUAN,SANTOS\",Rizal\n"), "DELA CRUZ+JUAN+SANTOS (Rizal)");
  EXPECT_EQ(readAs(head + "\"Cruz, Juan Jr.\",Rizal\n"), "Cruz+Juan Jr.+ (Rizal)");
  EXPECT_EQ(readAs("Pangalan;Paaralan\nCruz, Ana;Rizal\n"), "Cruz+Ana+ (Rizal)");
  EXPECT_EQ(readAs("Name;M.I.;School\nCruz, Ana;S.;Rizal\nUy, Bo T.;T.;Rizal\nGo, Al;;Rizal\n"),
            "Cruz+Ana+S. (Rizal) | Uy+Bo+T. (Rizal) | Go+Al+ (Rizal)");
}

TEST(RosterNames, WithoutOrWithTooManyCommasTheyAreRefusedByLine) {
  EXPECT_EQ(readAs("Name;School\nAna Cruz;Rizal\nUy, Bo;Rizal\nCruz, Jr., Juan;Rizal\na, b, c, d;Rizal\n"
                   "Cruz,;Rizal\n;Rizal\n"),
            "2:nameUndivided Ana Cruz | 4:nameUnclear Cruz, Jr., Juan | 5:nameUnclear a, b, c, d | "
            "6:missingFirst Cruz | 7:missingLast  | 7:missingFirst  | Uy+Bo+ (Rizal)");
  EXPECT_EQ(faultsUnder("Name;M.I.;School\nCruz, Ana, Santos;T.;Rizal\n"), "2:nameUnclear Cruz, Ana, Santos");
}

TEST(RosterHeader, EachFaultOnce) {
  EXPECT_EQ(faultsUnder("last,first\nCruz,Ana\n"), "1:columnMissing school");
  EXPECT_EQ(faultsUnder("grade,coach\n7,Uy\n"), "1:columnMissing last, first, school");
  EXPECT_EQ(faultsUnder("Name\n\"Cruz, Ana\"\n"), "1:columnMissing school");
  EXPECT_EQ(faultsUnder("last,first,edad\nCruz,Ana,12\n"), "1:wrongHeader edad | 1:columnMissing school");
  EXPECT_EQ(faultsUnder("Cruz,Ana,Rizal\nReyes,Luz,Mabini\n"), "1:noHeader Cruz");
  EXPECT_EQ(faultsUnder("last first school\n"), "1:noHeader last first school");
  EXPECT_EQ(faultsUnder("last,,first,school\nCruz,S.,Ana,Rizal\n"), "1:blankHeading 2");
  EXPECT_EQ(faultsUnder("last,,first,school\nCruz,,Ana,Rizal\n"), "") << "nothing is lost by leaving it out";
}

TEST(RosterHeader, TwoColumnsOfOneThingAreOneFault) {
  EXPECT_EQ(faultsUnder("last,first,school,Surname\nCruz,Ana,Rizal,X\n"), "1:columnTwice Surname");
  EXPECT_EQ(parseRoster("last,first,school,Surname\nCruz,Ana,Rizal,X\n").faults[0].otherText, "last");
  EXPECT_EQ(faultsUnder("Full name,Last name,First name,School\n"),
            "1:columnTwice Last name | 1:columnTwice First name");
  EXPECT_EQ(faultsUnder("last,first,name,school\n"), "1:columnTwice name");
}

TEST(RosterHeader, APersonSaysWhatAColumnIs) {
  const std::string list = "Angkan,Given name,Edad,Institusyon\nCruz,Ana,13\u200B,Rizal\n";
  EXPECT_EQ(
      faultsUnder(list),
      "1:wrongHeader Angkan | 1:wrongHeader Edad | 1:wrongHeader Institusyon | 1:columnMissing last, school");
  const std::vector<ColumnChoice> choices = {{1, RosterField::Last}, {3, {}}, {4, RosterField::School}};
  EXPECT_EQ(readAs(list, choices), "Cruz+Ana+ (Rizal)") << "what is left out is not looked at";
  EXPECT_EQ(readAs("Surname,Family name,First name,School\nX,Cruz,Ana,Rizal\n", {{1, {}}}),
            "Cruz+Ana+ (Rizal)");
  EXPECT_EQ(readAs("a,b\n\"Cruz, Ana\",Rizal\n", {{1, RosterField::Name}, {2, RosterField::School}, {9, {}}}),
            "Cruz+Ana+ (Rizal)");
  EXPECT_EQ(faultsUnder("last,first,school\n", {{1, RosterField::School}}),
            "1:columnTwice school | 1:columnMissing last");
}

TEST(RosterHeader, ItsColumnsAreThereToBeAskedAbout) {
  const Roster roster = parseRoster("last,Edad,first,school\n,,Ana,Rizal\nCruz,13,Luz,Rizal\n", {{4, {}}});
  ASSERT_EQ(roster.columns.size(), 4U);
  EXPECT_EQ(roster.columns[0].field, RosterField::Last);
  EXPECT_EQ(roster.columns[0].source, ColumnSource::Heading);
  EXPECT_EQ(roster.columns[0].sample, "Cruz");
  EXPECT_EQ(roster.columns[1].heading, "Edad");
  EXPECT_EQ(roster.columns[1].sample, "13");
  EXPECT_EQ(roster.columns[1].source, ColumnSource::Nobody);
  EXPECT_EQ(roster.columns[3].source, ColumnSource::Person);
  EXPECT_FALSE(roster.columns[3].field);
}

TEST(RosterHeader, ARowWithNothingButWhatIsLeftOutIsNone) {
  EXPECT_EQ(readAs("No.,last,first,school\n1,Cruz,Ana,Rizal\n2,,,\n3,,,\n", {{1, {}}}), "Cruz+Ana+ (Rizal)");
  EXPECT_EQ(faultsUnder("No.,last,first,school\n1,,,\n", {{1, {}}}), "1:noRows ");
}

std::string utf16Of(std::u16string_view text) {
  std::string bytes = "\xFF\xFE";
  for (const char16_t unit : text) {
    bytes += static_cast<char>(unit & 0xFFU);
    bytes += static_cast<char>(unit >> 8U);
  }
  return bytes;
}

TEST(ListText, TheUnicodeTextOfSpreadsheetsIsRead) {
  const std::string list = utf16Of(u"Apelyido\tPangalan\tPaaralan\r\nPeña\tNiño 𝄞\tRizal\r\n");
  EXPECT_EQ(readAs(list), "Peña+Niño 𝄞+ (Rizal)");
  EXPECT_EQ(parseRoster(list).encoding, TextEncoding::Utf16);
  EXPECT_EQ(faultsUnder(list + "a"), "1:notText ") << "half a letter";
  EXPECT_EQ(faultsUnder(utf16Of(u"last\xD800,")), "1:notText ");
  // Some programs leave out the mark.
  const std::string unmarked = list.substr(2);
  EXPECT_EQ(readAs(unmarked), readAs(list));
  EXPECT_EQ(parseRoster(unmarked).encoding, TextEncoding::Utf16);
  std::string highFirst = unmarked;
  for (std::size_t at = 0; at + 1 < highFirst.size(); at += 2) std::swap(highFirst[at], highFirst[at + 1]);
  EXPECT_EQ(readAs(highFirst), readAs(list));
  EXPECT_EQ(faultsUnder(utf16Of(u"last,first\x01").substr(2)), "1:notText ");
}

TEST(ListText, TheOldLettersOfWindowsAreReadAndTold) {
  const std::string list =
      "last,first,school\nCruz,Ana,Rizal\nPe\xF1"
      "a,Jos\xE9,Do\xF1"
      "a Aurora HS\n";
  const Roster roster = parseRoster(list);
  EXPECT_EQ(readAs(list), "Cruz+Ana+ (Rizal) | Peña+José+ (Doña Aurora HS)");
  EXPECT_EQ(roster.encoding, TextEncoding::Windows);
  EXPECT_EQ(roster.sample, "Peña");
  EXPECT_EQ(parseRoster("last,first,school\nPeña,Ana,Rizal\n").encoding, TextEncoding::Utf8);
}

// The program does not guess the encoding of a list if a name could come out wrong: half UTF-8, the letters
// of old Macs or of DOS, binary files. It refuses such a list and names the line.
TEST(ListText, WhatIsNeitherIsRefusedOnceByItsLine) {
  for (const char* cell : {"Pe\xF1"
                           "a \u00F1",
                           "Pe\x96"
                           "a",
                           "Pe\xA4"
                           "a",
                           "Jos\x8E", "\xE2\x82"}) {
    EXPECT_EQ(faultsUnder("last,first,school\nCruz,Ana,Rizal\n" + std::string(cell) + ",Jo,Rizal\n" + cell +
                          ",Al,Rizal\n"),
              "3:notText ")
        << shown(cell);
  }
  EXPECT_EQ(faultsUnder(std::string("last,first\0", 11)), "1:notText ");
}

}  // namespace
}  // namespace damath::desk
