// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that a document has exactly one error.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/notation/json/json_fault.hpp"

namespace damath::notation {

inline void expectOne(const JsonFaults& faults, JsonFaultCode code, const std::string& where,
                      const std::string& clause = "") {
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_EQ(static_cast<int>(faults[0].code), static_cast<int>(code));
  EXPECT_EQ(faults[0].where, where);
  EXPECT_EQ(toText(faults[0].clause), clause);
}

}  // namespace damath::notation
