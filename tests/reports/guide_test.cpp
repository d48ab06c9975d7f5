// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of guides as they are read from Markdown. Drawn guides are written in many ways and read back equal.
#include "reports/compose/lists/guide.hpp"

#include <gtest/gtest.h>

#include <random>

#include "reports/compose/wording.hpp"
#include "tests/reports/samples.hpp"

namespace damath::compose {
namespace {

using Kind = GuideBlock::Kind;
using GuideLook = GuideRun::Look;

TEST(GuideText, BlocksAndLooksAreRead) {
  const Guide guide = guideOf(
      "# A day\n\nPress * or *Open\nnow…*,\nthen `31 gr`.\n\n## Before\n\n10. **Make it.** Go.\n    On.\n"
      "- Last (*x*)\n");
  EXPECT_EQ(guide.title, "A day");
  const std::vector<GuideBlock> expected = {
      {Kind::Paragraph,
       "",
       {{"Press * or ", GuideLook::Plain},
        {"Open now…", GuideLook::Slanted},
        {", then 31 gr.", GuideLook::Plain}}},
      {Kind::Heading, "", {{"Before", GuideLook::Plain}}},
      {Kind::Item, "10.", {{"Make it.", GuideLook::Bold}, {" Go. On.", GuideLook::Plain}}},
      {Kind::Item, "•", {{"Last (", GuideLook::Plain}, {"x", GuideLook::Slanted}, {")", GuideLook::Plain}}}};
  EXPECT_EQ(guide.blocks, expected);
}

TEST(GuideText, SignsThatCloseNothingAreText) {
  for (const char* text : {"*", "**", "`", "a *b", "a **b", "2 * 3 * 4", "a ` b", "2020. Year", "-x"}) {
    const Guide guide = guideOf(text);
    ASSERT_EQ(guide.blocks.size(), 1U) << text;
    std::string all = guide.blocks.front().mark;
    for (const GuideRun& run : guide.blocks.front().runs) {
      EXPECT_EQ(run.look, GuideLook::Plain) << text;
      all += (guide.blocks.front().mark.empty() ? "" : " ") + run.text;
    }
    EXPECT_EQ(all, text);
  }
  EXPECT_TRUE(guideOf("").blocks.empty());
  EXPECT_TRUE(guideOf("\n \n# Only a title\n").blocks.empty());
}

class DrawnGuide {
 public:
  explicit DrawnGuide(unsigned seed) : m_chance(seed) {}

  Guide guide() {
    Guide drawn;
    drawn.title = words();
    for (int i = some(1, 12); i > 0; --i) {
      GuideBlock block{static_cast<Kind>(some(0, 2)), {}, {}};
      if (block.kind == Kind::Heading) {
        block.runs = {{words(), GuideLook::Plain}};
      } else {
        if (block.kind == Kind::Item) block.mark = some(0, 1) == 0 ? "•" : std::to_string(some(1, 99)) + ".";
        block.runs = runs();
      }
      drawn.blocks.push_back(std::move(block));
    }
    return drawn;
  }
  // Writes the guide with line ends in place of some spaces.
  std::string written(const Guide& guide) {
    std::string text = "# " + guide.title + "\n";
    for (const GuideBlock& block : guide.blocks) {
      text += "\n";
      if (block.kind == Kind::Heading) text += "## ";
      if (block.kind == Kind::Item) text += (block.mark == "•" ? "-" : block.mark) + " ";
      for (const GuideRun& run : block.runs) {
        const char* sign = run.look == GuideLook::Bold ? "**" : run.look == GuideLook::Slanted ? "*" : "";
        text += sign + (block.kind == Kind::Heading ? run.text : broken(run.text)) + sign;
      }
      text += "\n";
    }
    return text;
  }

 private:
  int some(int least, int most) { return std::uniform_int_distribution<int>(least, most)(m_chance); }
  std::string words() {
    std::string text;
    for (int i = some(1, 6); i > 0; --i) {
      if (!text.empty()) text += ' ';
      for (int letters = some(1, 9); letters > 0; --letters) text += static_cast<char>('a' + some(0, 25));
    }
    return text;
  }
  // Returns runs of which every second run is plain.
  std::vector<GuideRun> runs() {
    std::vector<GuideRun> all;
    const int count = some(1, 7);
    const bool beginsPlain = some(0, 1) == 0;
    for (int i = 0; i < count; ++i) {
      const bool isPlain = (i % 2 == 0) == beginsPlain;
      if (!isPlain) {
        all.push_back({words(), some(0, 1) == 0 ? GuideLook::Bold : GuideLook::Slanted});
        continue;
      }
      const char* before = i == 0 || some(0, 2) == 0 ? "" : " ";
      const char* after = i == count - 1 || some(0, 2) == 0 ? "" : " ";
      const char* star = some(0, 3) == 0 ? " * " : " ";
      all.push_back({before + words() + star + words() + after, GuideLook::Plain});
    }
    return all;
  }
  std::string broken(const std::string& text) {
    std::string lines;
    for (const char c : text) {
      if (c == ' ' && some(0, 3) == 0) {
        lines += "\n   ";
      } else {
        lines += c;
      }
    }
    return lines;
  }

  std::mt19937 m_chance;
};

TEST(GuideText, WrittenGuidesReadBackEqual) {
  for (unsigned seed = 1; seed <= 300; ++seed) {
    DrawnGuide drawn(seed);
    const Guide guide = drawn.guide();
    const std::string text = drawn.written(guide);
    const Guide read = guideOf(text);
    EXPECT_EQ(read.title, guide.title) << text;
    EXPECT_EQ(read.blocks, guide.blocks) << text;
  }
}

TEST(GuideText, EachWordIsPartOfTheWording) {
  const auto wordingOf = [](const Guide& guide) {
    std::string wording;
    giveWording(samples::documentOf(guide), [&wording](std::string_view text) { wording += text; });
    return wording;
  };
  const Guide guide = guideOf("# A\n\nb *c*\n\n1. d\n");
  for (const char* other : {"# B\n\nb *c*\n\n1. d\n", "# A\n\nx *c*\n\n1. d\n", "# A\n\nb *x*\n\n1. d\n",
                            "# A\n\nb *c*\n\n2. d\n", "# A\n\nb *c*\n", "# A\n\nb *c*\n\n## d\n"}) {
    EXPECT_NE(wordingOf(guideOf(other)), wordingOf(guide)) << other;
  }
}

}  // namespace
}  // namespace damath::compose
