// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the table of refusals: each has a code, and only the facts of its kind.
#include <gtest/gtest.h>

#include <set>

#include "core/every.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

constexpr std::size_t kKinds = std::variant_size_v<RefusalFacts>;

TEST(Refusals, EachHasARowOfItsOwn) {
  std::set<std::string_view> codes;
  std::set<std::size_t> kinds;
  for (const Refusal refusal : kEvery<Refusal>) {
    const RefusalRow& row = rowOf(refusal);
    EXPECT_EQ(row.refusal, refusal);
    EXPECT_FALSE(row.code.empty());
    EXPECT_TRUE(codes.insert(row.code).second) << row.code;
    EXPECT_EQ(toText(refusal), row.code);
    kinds.insert(row.facts);
    EXPECT_EQ(DeskError(refusal, someFacts(row.facts)).facts->index(), row.facts) << row.code;
  }
  EXPECT_EQ(kinds.size(), kKinds) << "facts that no refusal has";
}

TEST(Refusals, TellWhatStandsAgainstTheChange) {
  EXPECT_EQ(rowOf(Refusal::RoundHasResults).against, StandsAgainst::Contest);
  EXPECT_EQ(rowOf(Refusal::ConfirmationAsked).against, StandsAgainst::Contest);
  EXPECT_EQ(rowOf(Refusal::NoSuchGame).against, StandsAgainst::Request);
  EXPECT_EQ(rowOf(Refusal::StoreFailed).against, StandsAgainst::Request);
}

TEST(RefusalsDeathTest, FactsOfAnotherKindBreakAPrecondition) {
  for (const Refusal refusal : {Refusal::NameMissing, Refusal::EventExists, Refusal::NoSuchGame}) {
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      if (kind == rowOf(refusal).facts) continue;
      EXPECT_DEATH(static_cast<void>(DeskError(refusal, someFacts(kind))), "precondition failed");
    }
  }
}

TEST(Refusals, GiveTheFactsTheyHaveAndNoOthers) {
  const DeskError named(Refusal::EventExists, Subject{"Grade 7"});
  EXPECT_EQ(named.subject(), "Grade 7");
  EXPECT_EQ(named.question(), nullptr);
  EXPECT_EQ(named.as<Missing>(), nullptr);
  const DeskError silent(Refusal::ByRequired, Asked{});
  EXPECT_EQ(silent.subject(), "");
  EXPECT_EQ(silent.question(), nullptr) << "a name is wanted, and nothing is asked";
  const DeskError asking(Refusal::ByRequired, Asked{Question{.code = ConfirmationReason::Undone}});
  ASSERT_NE(asking.question(), nullptr);
  EXPECT_EQ(asking.question()->code, ConfirmationReason::Undone);
}

}  // namespace
}  // namespace damath::desk
