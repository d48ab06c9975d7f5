# SPDX-License-Identifier: GPL-3.0-or-later
include(EmbedScripts)

# damath_hall_sql(RESULT SCRIPT SQL): turns the SQL of a contest file into PostgreSQL's, for the tables of a
# shared contest. The scripts use SQL that both databases accept, except for the words replaced here. A
# pattern after GLOB must mean the same as a regular expression. If a word of SQLite remains, CMake stops with
# an error.
function(damath_hall_sql result script sql)
  string(REPLACE "INTEGER" "bigint" sql "${sql}")
  string(REPLACE "TEXT" "text" sql "${sql}")
  string(REPLACE "BLOB" "bytea" sql "${sql}")
  string(REPLACE ") STRICT, WITHOUT ROWID;" ");" sql "${sql}")
  string(REPLACE ") STRICT;" ");" sql "${sql}")
  string(REGEX REPLACE "GLOB '([^'*?]*)'" "~ '^\\1$'" sql "${sql}")
  # Lets PostgreSQL check references at the end, because the rows of a document come in any order.
  string(REGEX REPLACE "(REFERENCES [a-z_]+ \\([a-z_, ]+\\))" "\\1 DEFERRABLE" sql "${sql}")
  string(REGEX REPLACE "(FOR EACH ROW\nWHEN [^\n]+\n)BEGIN SELECT RAISE\\(ABORT, ('[^']+')\\); END;"
    "\\1EXECUTE FUNCTION hall.refuse(\\2);" sql "${sql}")
  string(REGEX REPLACE "BEGIN SELECT RAISE\\(ABORT, ('[^']+')\\); END;" "FOR EACH ROW EXECUTE FUNCTION hall.refuse(\\1);"
    sql "${sql}")
  if(sql MATCHES "[^\n]*(GLOB|STRICT|ROWID|RAISE|PRAGMA|AUTOINCREMENT)[^\n]*")
    message(FATAL_ERROR "migrations/${script}: no words for PostgreSQL: ${CMAKE_MATCH_0}")
  endif()
  set(${result} "${sql}" PARENT_SCOPE)
endfunction()

# damath_embed_migrations(OUTPUT DIRECTORY…): writes C++ initializers for all scripts NNNN_verb_object.sql of
# the directories into OUTPUT: number, name, SHA-256, the script, and the script for PostgreSQL. If a number
# is missing or a file has another kind of name, CMake stops with an error. If a script changes, CMake runs
# again.
function(damath_embed_migrations output)
  set(watched CONFIGURE_DEPENDS)
  if(CMAKE_SCRIPT_MODE_FILE)
    unset(watched)  # as a script, CMake has nothing to run again
  endif()
  set(body "")
  set(number "")
  foreach(directory IN LISTS ARGN)
    file(GLOB scripts ${watched} RELATIVE "${directory}" "${directory}/*.sql")
    list(SORT scripts)
    foreach(script IN LISTS scripts)
      if(NOT script MATCHES "^([0-9][0-9][0-9][0-9])_[a-z0-9]+(_[a-z0-9]+)+\\.sql$")
        message(FATAL_ERROR "migrations/${script}: not named NNNN_verb_object.sql")
      endif()
      string(REGEX REPLACE "^0+" "" found "${CMAKE_MATCH_1}")
      if(number STREQUAL "")
        set(number ${found})  # the first number is the first supported version
      endif()
      if(NOT found EQUAL number)
        message(FATAL_ERROR "migrations/${script}: number ${number} is missing or stands twice")
      endif()
      file(READ "${directory}/${script}" sql)
      damath_literal(text "${sql}")
      damath_hall_sql(hall_sql "${script}" "${sql}")
      damath_literal(hall_text "${hall_sql}")
      file(SHA256 "${directory}/${script}" checksum)
      string(APPEND body "Migration{${number}, \"${script}\", \"${checksum}\",\n${text},\n${hall_text}},\n")
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${directory}/${script}")
      math(EXPR number "${number} + 1")
    endforeach()
  endforeach()
  file(CONFIGURE OUTPUT "${output}" CONTENT "@body@" @ONLY)
endfunction()
