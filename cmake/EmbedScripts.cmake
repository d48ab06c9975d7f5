# SPDX-License-Identifier: GPL-3.0-or-later
# damath_embed_scripts(OUTPUT script…): writes the texts as C++ string literals, one after the other with commas, into OUTPUT; a
# changed script runs the configuration again. A literal of ours has at most 15000 bytes, so a longer text is put together
# of several.
function(damath_embed_scripts output)
  set(body "")
  foreach(script IN LISTS ARGN)
    file(READ "${script}" text)
    string(LENGTH "${text}" length)
    set(from 0)
    while(from LESS length)
      string(SUBSTRING "${text}" ${from} 15000 piece)
      string(APPEND body "R\"sql(${piece})sql\"\n")
      math(EXPR from "${from} + 15000")
    endwhile()
    string(APPEND body ",\n")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${script}")
  endforeach()
  file(CONFIGURE OUTPUT "${output}" CONTENT "@body@" @ONLY)
endfunction()
