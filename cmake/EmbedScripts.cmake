# SPDX-License-Identifier: GPL-3.0-or-later
# damath_literal(RESULT TEXT): returns TEXT as a C++ string literal. A literal has at most 15000 bytes. A
# longer text becomes several literals, each of which ends at a line end.
function(damath_literal result text)
  set(literal "")
  string(LENGTH "${text}" length)
  while(length GREATER 15000)
    string(SUBSTRING "${text}" 0 15000 piece)
    string(FIND "${piece}" "\n" end REVERSE)
    math(EXPR end "${end} + 1")
    string(SUBSTRING "${text}" 0 ${end} piece)
    string(SUBSTRING "${text}" ${end} -1 text)
    string(APPEND literal "R\"sql(${piece})sql\"\n")
    string(LENGTH "${text}" length)
  endwhile()
  set(${result} "${literal}R\"sql(${text})sql\"" PARENT_SCOPE)
endfunction()

# damath_embed_scripts(OUTPUT script…): writes the texts of the scripts into OUTPUT, as C++ string literals
# with commas between. If a script changes, CMake runs again.
function(damath_embed_scripts output)
  set(body "")
  foreach(script IN LISTS ARGN)
    file(READ "${script}" text)
    damath_literal(literal "${text}")
    string(APPEND body "${literal},\n")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${script}")
  endforeach()
  file(CONFIGURE OUTPUT "${output}" CONTENT "@body@" @ONLY)
endfunction()
