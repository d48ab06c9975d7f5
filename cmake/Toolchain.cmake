# SPDX-License-Identifier: GPL-3.0-or-later
# The compiler and linker options for the whole project.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

# DAMATH_TOGETHER compiles several sources of a library as one unit, and reads the large headers of other
# libraries once. bench/build-time measures the time saved. Presets without this option compile each source
# alone, so each source must include what it uses and share no name with its neighbours.
option(DAMATH_TOGETHER "Compile the sources of a room together" ON)

# Programs for users are compiled with -O2, the core with -O3 (damath_fast). DAMATH_QUICK, set by the preset
# quick, compiles with -Og for builds that are only tried out. If std::string is in a precompiled header, GCC
# 12 warns of overflows that do not exist. So these warnings are off in builds with precompiled headers.
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

# g++ often stops to free memory. If it may use more before it begins (this number is in KiB), the largest
# units take an eighth less time than with half of this number. Each then needs up to 1.3 GB of memory.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  add_compile_options("SHELL:--param ggc-min-heapsize=1048576")
endif()

# Makes object files equal wherever the project's folder is, so that ccache finds them again.
# CCACHE_SLOPPINESS has the values that ccache needs for precompiled headers. CCACHE_DEPEND lets the compiler
# list the included files. So nothing is preprocessed twice if the cache is empty, and an old precompiled
# header is not mistaken for a part of the new one.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=true
    CCACHE_DEPEND=true CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE_PROGRAM}")
endif()

# Uses a faster linker, mold or lld, if one is installed.
foreach(linker IN ITEMS mold lld)
  find_program(DAMATH_LINKER_${linker} ld.${linker})
  if(DAMATH_LINKER_${linker} AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_link_options(-fuse-ld=${linker})
    break()
  endif()
endforeach()

# damath_together(TARGET MOST [BYTES]): compiles the target's sources in units of at most MOST sources and
# about BYTES bytes. The units are about equally large, and the sources of a folder stay together.
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

# damath_precompile(TARGET header…): precompiles large headers of the standard library and the named headers,
# once for all sources of the target. damath_precompile(TARGET LIKE OTHER): uses the precompiled header of
# another target with the same flags.
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

# Sets the options with which ccache can keep precompiled headers. Without a fixed time stamp, clang's objects
# differ each time.
function(damath_precompiled_for_ccache target)
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
endfunction()

option(DAMATH_WERROR "Warnings are errors" OFF)
add_library(damath_warnings INTERFACE)
target_compile_options(damath_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual -Wold-style-cast -Wcast-qual
  # Switches off a warning of g++ 12 about overlaps in std::string that do not exist (GCC bug 105651).
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
      if(NOT found)
        message(FATAL_ERROR "${name} has no source")
      endif()
      list(APPEND ${kind} ${found})
    endforeach()
  endforeach()
  list(REMOVE_ITEM UNPARSED_ARGUMENTS ${EXCEPT})
  set(${variable} "${UNPARSED_ARGUMENTS}" PARENT_SCOPE)
endfunction()

# damath_library(NAME SOURCE… [EXCEPT SOURCE…]): adds a static library. Its include paths begin at the root of
# the project. The sources are those of damath_sources().
function(damath_library name)
  damath_sources(sources ${ARGN})
  add_library(${name} STATIC ${sources})
  damath_together(${name} 32)
  target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE damath_warnings)
endfunction()

# damath_products(TARGET PLAY library… SHARING library…): links the optional products that this build has, and
# defines DAMATH_PLAY and DAMATH_SHARING for them. Only products.cpp of the folder gets the definitions, so
# that other programs can use the target's precompiled header.
function(damath_products target)
  cmake_parse_arguments(arg "" "" "PLAY;SHARING" ${ARGN})
  foreach(product IN ITEMS PLAY SHARING)
    if(DAMATH_${product})
      set_property(SOURCE products.cpp APPEND PROPERTY COMPILE_DEFINITIONS DAMATH_${product})
      target_link_libraries(${target} PUBLIC ${arg_${product}})
    endif()
  endforeach()
endfunction()
