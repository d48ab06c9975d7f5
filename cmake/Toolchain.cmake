# SPDX-License-Identifier: GPL-3.0-or-later
# The one place that says how everything is compiled.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

# Compiles the sources of one room together, in units of a few files, and reads the large headers of libraries once.
# bench/build-time measures what that saves. Each source still includes what it uses and shares no name with its
# neighbours: presets without this option compile it alone. Declared before its first use below.
option(DAMATH_TOGETHER "Compile the sources of a room together" ON)

# Users get -O2, and the law -O3 (damath_fast). DAMATH_QUICK, the preset quick, compiles at -Og for builds that are only
# tried out. GCC 12 reports overflows inside std::string that do not exist where its header is precompiled. Builds without
# precompiled headers keep those warnings.
option(DAMATH_QUICK "Compile quickly, with little optimization" OFF)
if(DAMATH_QUICK)
  set(level -Og)
else()
  set(level -O2)
endif()
string(REPLACE "-O3" "${level}" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
if(DAMATH_TOGETHER AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  add_compile_options(-Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds)
endif()
function(damath_fast target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O3>)
endfunction()

# g++ sweeps its memory often; where it holds more before it begins (in KiB), the largest units of a room take an
# eighth less than with half of it, and up to 1.3 GB.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  add_compile_options("SHELL:--param ggc-min-heapsize=1048576")
endif()

# Objects are the same wherever the checkout lies. The sloppiness is what ccache asks for precompiled headers. What
# a source includes is asked of the compiler alone: nothing is preprocessed twice where the cache is empty, and a
# precompiled header that lies there from before is not taken for what the new one is made of.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=true
    CCACHE_DEPEND=true CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE_PROGRAM}")
endif()

# A quicker linker where there is one.
foreach(linker IN ITEMS mold lld)
  find_program(DAMATH_LINKER_${linker} ld.${linker})
  if(DAMATH_LINKER_${linker} AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_link_options(-fuse-ld=${linker})
    break()
  endif()
endforeach()

# damath_together(TARGET MOST [BYTES]): units of its sources, at most so many and about so many bytes, evenly filled; a
# folder's stay side by side.
function(damath_together target most)
  if(NOT DAMATH_TOGETHER)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(SORT sources)
  list(LENGTH sources count)
  math(EXPR units "(${count} + ${most} - 1) / ${most}")
  if(ARGC GREATER 2)
    set(bytes 0)
    foreach(source IN LISTS sources)
      get_filename_component(path "${source}" ABSOLUTE)
      file(SIZE "${path}" size)
      math(EXPR bytes "${bytes} + ${size}")
    endforeach()
    math(EXPR heavy "(${bytes} + ${ARGV2} - 1) / ${ARGV2}")
    if(heavy GREATER units)
      set(units ${heavy})
    endif()
  endif()
  set(index 0)
  foreach(source IN LISTS sources)
    math(EXPR unit "${index} * ${units} / ${count} + 1")
    set_property(SOURCE "${source}" PROPERTY UNITY_GROUP "${unit}")
    math(EXPR index "${index} + 1")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# damath_precompile(TARGET header…): the standard library's large headers and those named, read once for all sources of
# the target. damath_precompile(TARGET LIKE OTHER): those of another target with the same flags.
function(damath_precompile target)
  cmake_parse_arguments(arg "" "LIKE" "" ${ARGN})
  if(arg_LIKE)
    target_precompile_headers(${target} REUSE_FROM ${arg_LIKE})
  else()
    target_precompile_headers(${target} PRIVATE <algorithm> <chrono> <functional> <map> <optional> <ranges> <span>
      <string> <string_view> <tuple> <variant> <vector> ${ARGN})
  endif()
  damath_precompiled_for_ccache(${target})
endfunction()

# What ccache asks for; without it clang's objects are never the same.
function(damath_precompiled_for_ccache target)
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()

option(DAMATH_WERROR "Warnings are errors" OFF)
add_library(damath_warnings INTERFACE)
target_compile_options(damath_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual -Wold-style-cast -Wcast-qual
  # g++ 12 sees overlaps in std::string that are not there (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  $<$<BOOL:${DAMATH_WERROR}>:-Werror>)

set(DAMATH_SANITIZE "" CACHE STRING "Sanitizers to build with, as in -fsanitize=")
if(DAMATH_SANITIZE)
  add_compile_options(-fsanitize=${DAMATH_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${DAMATH_SANITIZE})
endif()

# damath_sources(VARIABLE SOURCE… [EXCEPT SOURCE…]): the list of these sources. A name with a "/" at its end stands for all
# sources in the folder and in its folders, a name with a "*" for all sources that it matches. So no source and no test is
# forgotten.
function(damath_sources variable)
  cmake_parse_arguments(arg "" "" "EXCEPT" ${ARGN})
  foreach(kind IN ITEMS UNPARSED_ARGUMENTS EXCEPT)
    set(${kind} "")
    foreach(name IN LISTS arg_${kind})
      if(NOT name MATCHES "^[$]<")
        cmake_path(ABSOLUTE_PATH name NORMALIZE)
      endif()
      set(found "${name}")
      if(name MATCHES "/$")
        file(GLOB_RECURSE found CONFIGURE_DEPENDS "${name}*.cpp")
      elseif(name MATCHES "\\*")
        file(GLOB found CONFIGURE_DEPENDS "${name}")
      endif()
      list(APPEND ${kind} ${found})
    endforeach()
  endforeach()
  list(REMOVE_ITEM UNPARSED_ARGUMENTS ${EXCEPT})
  set(${variable} "${UNPARSED_ARGUMENTS}" PARENT_SCOPE)
endfunction()

# damath_library(NAME SOURCE… [EXCEPT SOURCE…]): a static library that sees the project from its root. The sources are those
# of damath_sources().
function(damath_library name)
  damath_sources(sources ${ARGN})
  add_library(${name} STATIC ${sources})
  damath_together(${name} 32)
  target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE damath_warnings)
endfunction()

# damath_products(TARGET PLAY library… SHARING library…): tells products.cpp of the folder which optional products this
# build has, and links them. Only this source gets the definitions, so that other programs can share the target's
# precompiled header.
function(damath_products target)
  cmake_parse_arguments(arg "" "" "PLAY;SHARING" ${ARGN})
  foreach(product IN ITEMS PLAY SHARING)
    if(DAMATH_${product})
      set_property(SOURCE products.cpp APPEND PROPERTY COMPILE_DEFINITIONS DAMATH_${product})
      target_link_libraries(${target} PUBLIC ${arg_${product}})
    endif()
  endforeach()
endfunction()
