// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/collected_output.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "tests/platform/system_calls.hpp"

namespace damath::platform {
namespace {

// The parameter is true for a temporary file without a name, false for a file that loses its name after it is
// opened.
class CollectedOutputTest : public ::testing::TestWithParam<bool> {
 protected:
  CollectedOutputTest() {
    if (!GetParam()) m_calls.fail("nameless", EOPNOTSUPP);
  }

  testing::SystemCalls m_calls;
};
INSTANTIATE_TEST_SUITE_P(EveryKind, CollectedOutputTest, ::testing::Bool(),
                         [](const auto& kind) { return std::string(kind.param ? "Nameless" : "Named"); });

// Replaces standard output by a pipe.
TEST_P(CollectedOutputTest, IsCopiedToStandardOutput) {
  int ends[2] = {};
  ASSERT_EQ(::pipe(ends), 0);
  const int before = ::dup(STDOUT_FILENO);
  ::dup2(ends[1], STDOUT_FILENO);
  auto file = CollectedOutput::opened();
  const bool isCopied = file && !file->write("one ") && !file->write("two") && !file->copyToOutput();
  ::dup2(before, STDOUT_FILENO);
  ::close(before);
  ::close(ends[1]);
  EXPECT_TRUE(isCopied);
  std::string heard(20, '\0');
  heard.resize(static_cast<std::size_t>(::read(ends[0], heard.data(), heard.size())));
  ::close(ends[0]);
  EXPECT_EQ(heard, "one two");
}

}  // namespace
}  // namespace damath::platform
