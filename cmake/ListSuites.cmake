# SPDX-License-Identifier: GPL-3.0-or-later
# Read by ctest when it starts, with `name` and `program` set (tests/CMakeLists.txt): each suite of the test program is a
# test named program.suite. Its tests run in one process and make once what they share; which of them failed is in its
# output. A program that cannot tell its suites is a test that fails.
execute_process(COMMAND "${program}" --gtest_list_tests OUTPUT_VARIABLE listed RESULT_VARIABLE status ERROR_QUIET)
string(REGEX MATCHALL "\n[^ .\n]+\\." suites "\n${listed}")
if(NOT status STREQUAL "0" OR suites STREQUAL "")
  set(suites "\n*.")
endif()
list(TRANSFORM suites REPLACE "[\n.]" "")
set(most 40)  # tests in a process, so that no suite is still at work when all others are done
foreach(suite IN LISTS suites)
  string(REGEX MATCH "\n${suite}\\.[^\n]*(\n +[^\n]+)+" own "\n${listed}")
  string(REGEX MATCHALL "\n " tests "${own}")
  list(LENGTH tests count)
  math(EXPR parts "(${count} + ${most} - 1) / ${most}")
  if(parts EQUAL 0)
    set(parts 1)
  endif()
  foreach(part RANGE 1 ${parts})
    set(test "${name}.${suite}")
    if(parts GREATER 1)
      string(APPEND test ".${part}")
    endif()
    math(EXPR index "${part} - 1")
    add_test("${test}" "${program}" "--gtest_filter=${suite}.*")
    # The longest begin first: the more tests, the longer, until ctest remembers.
    set_tests_properties("${test}" PROPERTIES TIMEOUT 600 COST ${count}
      ENVIRONMENT "QT_QPA_PLATFORM=offscreen;GTEST_TOTAL_SHARDS=${parts};GTEST_SHARD_INDEX=${index}")
  endforeach()
endforeach()
