// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the command `damath guide`: its text, its PDF, and the files that it does not replace.
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class GuideCommand : public ::testing::Test {
 protected:
  std::string pagesOf(const std::string& pdf) const {
    return outputOf("pdfinfo '" + m_place.at(pdf) + "' | grep Pages");
  }
  Workplace m_place;
};

TEST_F(GuideCommand, ShowsTheTextInEachLanguage) {
  const CommandResult english = m_place.damath({"guide"});
  EXPECT_EQ(english.status, 0) << english.err;
  EXPECT_THAT(english.out, StartsWith("# Your first contest day\n"));
  EXPECT_THAT(english.out, HasSubstr("*Pair next round*"));
  const CommandResult filipino = m_place.damath({"--lang", "fil", "guide"});
  EXPECT_EQ(filipino.status, 0) << filipino.err;
  EXPECT_THAT(filipino.out, StartsWith("# Ang una mong araw ng paligsahan\n"));
  EXPECT_THAT(filipino.out, HasSubstr("*Ipares ang susunod na round*"));
}

TEST_F(GuideCommand, SavesTwoPages) {
  for (const char* language : {"en", "fil"}) {
    for (const char* paper : {"A4", "Letter", "LongBond"}) {
      const CommandResult run =
          m_place.damath({"--lang", language, "guide", "-o", m_place.at("guide.pdf"), "--paper", paper});
      EXPECT_EQ(run.status, 0) << run.err;
      EXPECT_EQ(run.err, "");
      EXPECT_THAT(run.out, HasSubstr("guide.pdf"));
      EXPECT_THAT(pagesOf("guide.pdf"), HasSubstr(" 2\n")) << language << ' ' << paper;
    }
  }
  const CommandResult piped = m_place.damath({"guide", "-o", "-"}, m_place.at("piped.pdf"));
  EXPECT_EQ(piped.status, 0) << piped.err;
  EXPECT_THAT(m_place.read("piped.pdf"), StartsWith("%PDF-"));
}

TEST_F(GuideCommand, ReplacesNoOtherFile) {
  const std::string taken = m_place.write("plan.txt", "our plan");
  EXPECT_EQ(m_place.damath({"guide", "-o", taken}).status, 2);
  EXPECT_EQ(m_place.read("plan.txt"), "our plan");
  EXPECT_EQ(m_place.damath({"guide", "-o", taken, "--force"}).status, 0);
  EXPECT_THAT(m_place.read("plan.txt"), StartsWith("%PDF-"));
}

TEST_F(GuideCommand, RefusesPapersThatItDoesNotKnow) {
  const CommandResult run = m_place.damath({"guide", "-o", m_place.at("x.pdf"), "--paper", "A9"});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("LongBond"));
  EXPECT_FALSE(m_place.has("x.pdf"));
  EXPECT_EQ(m_place.damath({"guide", "--paper", "A4"}).status, 2) << "the text has no paper";
}

TEST_F(GuideCommand, TakesFolioForLongBondAndTellsLegalApart) {
  const auto onPaper = [this](const char* paper, const char* language) {
    return m_place.damath({"--lang", language, "guide", "-o", m_place.at("folio.pdf"), "--paper", paper});
  };
  for (const char* language : {"en", "fil"}) {
    const CommandResult legal = onPaper("legal", language);
    EXPECT_EQ(legal.status, 2);
    EXPECT_THAT(legal.err, AllOf(HasSubstr("8.5 × 14 in"), HasSubstr("8.5 × 13 in"), HasSubstr("LongBond")));
    EXPECT_FALSE(m_place.has("folio.pdf"));
  }
  EXPECT_EQ(onPaper("Folio", "en").status, 0);
  EXPECT_TRUE(m_place.has("folio.pdf"));
}

}  // namespace
}  // namespace damath::cli
