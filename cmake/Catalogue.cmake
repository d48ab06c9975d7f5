# SPDX-License-Identifier: GPL-3.0-or-later
# damath_catalogue_tables(TARGET OUTPUT FOLDER): makes the target build the C++ tables of all texts
# (catalogues). The folder has damath.pot, the list of languages LINGUAS, and LANGUAGE.po for each of them.
# words/generator/tables.hpp describes the tables. An error in a catalogue stops the build with file and line.
function(damath_catalogue_tables target output folder)
  cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE place)
  file(STRINGS "${folder}/LINGUAS" languages REGEX "^[a-z]")
  list(TRANSFORM languages PREPEND "${place}/" OUTPUT_VARIABLE catalogues)
  list(TRANSFORM catalogues APPEND ".po")
  list(PREPEND catalogues "${place}/damath.pot")
  # Lists the files that the generator writes: Phrase.inc has all texts, and each group of texts for an enum
  # has a file with its switch.
  file(STRINGS "${folder}/damath.pot" contexts REGEX "^msgctxt ")
  set(tables languages.inc Phrase.inc Phrase_names.inc)
  foreach(context IN LISTS contexts)
    string(REGEX REPLACE "^msgctxt \"(.*)\"$" "\\1" context "${context}")
    string(REGEX REPLACE "::[^:]*$" "" group "${context}")
    string(REGEX REPLACE " |::" "_" file "${group}")
    list(APPEND tables "${file}.inc")
  endforeach()
  list(REMOVE_DUPLICATES tables)
  list(TRANSFORM tables PREPEND "${output}/")
  file(MAKE_DIRECTORY "${output}")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${folder}/LINGUAS" "${folder}/damath.pot")
  list(TRANSFORM catalogues PREPEND "${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE watched)
  add_custom_command(OUTPUT ${tables} COMMAND damath_catalogue "${output}" ${catalogues} DEPENDS damath_catalogue ${watched}
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" COMMENT "Texts of ${place}" VERBATIM)
  add_custom_target(${target} DEPENDS ${tables})
endfunction()
