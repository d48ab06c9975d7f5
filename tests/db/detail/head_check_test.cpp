// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of heads that papers show, in a journal without restores: each row confirms its own head alone.
#include <gtest/gtest.h>

#include "tests/db/store_fixture.hpp"

namespace damath::db {
namespace {

using testing::take;

class HeadCheck : public testing::StoreTest {
 protected:
  HeadAnswer answer(const JournalHead& asked) { return take(take(m_store.read()).journal().answerTo(asked)); }
  HeadStanding standing(JournalHead asked, std::size_t digits = kHeadDigits) {
    asked.digest.resize(digits);
    return answer(asked).standing;
  }
};

TEST_F(HeadCheck, EveryRowIsContainedUnderItsOwnDigestOnly) {
  pair(2);
  const auto rows = take(take(m_store.read()).journal().rows());
  ASSERT_GT(rows.size(), 2U);
  for (const JournalRow& row : rows) {
    for (const std::size_t digits : {std::size_t{16}, std::size_t{32}, std::size_t{64}}) {
      EXPECT_EQ(standing({row.number, row.digest}, digits), HeadStanding::Contained) << row.number;
    }
    const HeadAnswer told = answer({row.number, row.digest});
    EXPECT_EQ(told.row, row.number);
    EXPECT_EQ(told.by, row.by);
    for (std::size_t place = 0; place < kLeastHeadDigits; ++place) {
      JournalHead other{row.number, row.digest};
      other.digest[place] = other.digest[place] == '0' ? '1' : '0';
      EXPECT_EQ(standing(other, 16), HeadStanding::Contradicted) << row.number << " " << place;
      EXPECT_EQ(answer(other).held.digest, row.digest);
    }
  }
  const JournalHead last{rows.back().number, rows.back().digest};
  EXPECT_EQ(standing({last.number + 1, last.digest}), HeadStanding::Newer);
  EXPECT_EQ(answer({last.number + 9, last.digest}).newest, last.number);
}

}  // namespace
}  // namespace damath::db
