# SPDX-License-Identifier: GPL-3.0-or-later
# ctest reads this file when it starts, with `name`, `program` and `large` set by tests/CMakeLists.txt. Each suite of
# the test program becomes a test of ctest named program.suite. The tests of a suite run in one process, so
# that they share what they prepare. The output of a failed test names the tests that failed. If the program
# cannot list its suites, its test fails.
execute_process(COMMAND "${program}" --gtest_list_tests OUTPUT_VARIABLE listed RESULT_VARIABLE status ERROR_QUIET)
string(REGEX MATCHALL "\n[^ .\n]+\\." suites "\n${listed}")
if(NOT status STREQUAL "0" OR suites STREQUAL "")
  set(suites "\n*.")
endif()
list(TRANSFORM suites REPLACE "[\n.]" "")
set(most 40)  # the most tests in one process, so that no suite runs long after all others are done
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
    set(environment QT_QPA_PLATFORM=offscreen GTEST_TOTAL_SHARDS=${parts} GTEST_SHARD_INDEX=${index})
    if(suite STREQUAL "${large}")
      set(scales 1.5 2)  # in turns
      math(EXPR turn "${index} % 2")
      list(GET scales ${turn} scale)
      list(APPEND environment QT_SCALE_FACTOR=${scale})
    endif()
    add_test("${test}" "${program}" "--gtest_filter=${suite}.*")
    # Starts the longest tests first. Until ctest knows how long they take, the number of their tests decides.
    set_tests_properties("${test}" PROPERTIES TIMEOUT 600 COST ${count}
      ENVIRONMENT "${environment}")
  endforeach()
endforeach()
