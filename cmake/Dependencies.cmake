# SPDX-License-Identifier: GPL-3.0-or-later
# Finds all packages that the suite uses, once for all folders. The oldest accepted versions are those of
# Debian 12.

# damath_find(PACKAGE OLDEST): finds the package in version OLDEST or newer. It passes no version to
# find_package, because many packages would then refuse a newer major version.
macro(damath_find package oldest)
  find_package(${package} REQUIRED)
  if("${${package}_VERSION}" VERSION_LESS "${oldest}")
    message(FATAL_ERROR "${package} ${${package}_VERSION} is too old: ${oldest} or newer is needed")
  endif()
endmacro()

find_package(Boost 1.74 REQUIRED)
find_package(tl-expected REQUIRED)
damath_find(nlohmann_json 3.11)
find_library(DAMATH_UTF8PROC utf8proc REQUIRED)
if(NOT DAMATH_CORE_ONLY)
  find_package(Threads REQUIRED)
  find_package(SQLite3 3.40 REQUIRED)
  damath_find(SQLiteCpp 3.2)
  if(DAMATH_SHARING)
    find_package(PostgreSQL 15 REQUIRED)
    find_library(DAMATH_MICROHTTPD microhttpd REQUIRED)
  endif()
  find_package(OpenSSL 3.0 REQUIRED COMPONENTS Crypto)
  damath_find(CLI11 2.1)
  damath_find(qpdf 11.3)
  find_library(DAMATH_QRENCODE qrencode REQUIRED)
  find_library(DAMATH_XLSXWRITER xlsxwriter REQUIRED)
  find_library(DAMATH_MINIZIP minizip REQUIRED)
  find_package(Qt6 6.4 REQUIRED COMPONENTS Widgets PrintSupport Svg Multimedia Test)
endif()
if(DAMATH_TESTS)
  find_package(GTest 1.12 REQUIRED)
  if(NOT DAMATH_CORE_ONLY)
    # Tests make zip files of every kind with it.
    find_library(DAMATH_ZLIB z REQUIRED)
  endif()
endif()
if(DAMATH_BENCH)
  damath_find(benchmark 1.7)
endif()
