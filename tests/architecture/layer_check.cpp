// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/layer_check.hpp"

#include <array>
#include <cctype>
#include <sstream>
#include <stdexcept>

namespace damath::architecture {

namespace {

constexpr std::string_view kInSourcesOnly = "(.cpp)";
constexpr std::string_view kParent = "^";

struct Prefix {
  std::string_view prefix;
  std::string_view group;
};
constexpr std::array<Prefix, 22> kPrefixes{{{"boost/", "boost"},        {"tl/", "tl"},
                                            {"nlohmann/", "json"},      {"SQLiteCpp/", "sqlite"},
                                            {"qpdf/", "qpdf"},          {"qrencode.h", "qrencode"},
                                            {"xlsxwriter.h", "xlsx"},   {"sqlite3", "sqlite"},
                                            {"libpq-fe.h", "postgres"}, {"openssl/", "ssl"},
                                            {"utf8proc.h", "utf8proc"}, {"CLI/", "cli11"},
                                            {"gtest/", "gtest"},        {"gmock/", "gtest"},
                                            {"benchmark/", "bench"},    {"Qt", "qt"},
                                            {"sys/", "posix"},          {"arpa/", "posix"},
                                            {"net/", "posix"},          {"netinet/", "posix"},
                                            {"microhttpd.h", "http"},   {"minizip/", "zip"}}};

const std::set<std::string_view> kMath{"cmath", "cfenv", "cfloat", "complex", "valarray"};
const std::set<std::string_view> kEdge{"fstream", "iostream", "ctime",  "thread",  "mutex",
                                       "future",  "csignal",  "locale", "clocale", "condition_variable"};

bool takeInSourcesOnly(std::string& word) {
  if (!word.ends_with(kInSourcesOnly)) return false;
  word.resize(word.size() - kInSourcesOnly.size());
  return true;
}

// Headers that the build generates are included by their names alone, without a folder.
bool isGenerated(const Include& include) {
  return include.path.find('/') == std::string::npos &&
         (include.path.ends_with(".moc") || include.path.ends_with(".inc"));
}

}  // namespace

std::string groupOf(std::string_view header) {
  for (const auto& [prefix, group] : kPrefixes) {
    if (header.starts_with(prefix)) return std::string(group);
  }
  if (header.size() > 1 && header[0] == 'Q' && std::isupper(static_cast<unsigned char>(header[1])) != 0) {
    return "qt";
  }
  if (kMath.count(header) > 0) return "math";
  if (header == "filesystem") return "path";
  if (kEdge.count(header) > 0) return "edge";
  if (header.find_first_of("./") == std::string_view::npos) return "std";
  if (header.ends_with(".h") && header.find('/') == std::string_view::npos) return "posix";
  return {};
}

Layers::Layers(std::string_view table) {
  std::istringstream stream{std::string(table)};
  for (std::string row; std::getline(stream, row);) {
    const auto cells = cellsOf(row);
    if (cells.empty()) continue;
    if (cells.size() != 3) throw std::runtime_error("not three cells: " + row);
    const std::string& name = cells[0];
    Room room;
    room.reaches.insert(name);
    for (std::string arrow : wordsOf(cells[1])) {
      if (arrow == kParent) {
        room.reaches.insert(name.substr(0, name.rfind('/')));
        continue;
      }
      auto& reaches = takeInSourcesOnly(arrow) ? room.reachesInSources : room.reaches;
      const auto target = m_rooms.find(arrow);
      if (target == m_rooms.end()) throw std::runtime_error(name + " points at no earlier room: " + arrow);
      reaches.insert(target->second.reaches.begin(), target->second.reaches.end());
    }
    for (std::string group : wordsOf(cells[2])) {
      auto& outside = takeInSourcesOnly(group) ? room.outsideInSources : room.outside;
      outside.insert(group);
    }
    if (!m_rooms.emplace(name, std::move(room)).second) throw std::runtime_error("named twice: " + name);
  }
}

std::string Layers::roomOf(std::string_view path) const {
  for (auto slash = path.rfind('/'); slash != std::string_view::npos && slash > 0;
       slash = path.rfind('/', slash - 1)) {
    std::string folder(path.substr(0, slash));
    if (m_rooms.count(folder) > 0) return folder;
  }
  return {};
}

std::string Layers::wrongWith(const SourceFile& file, const Include& include) const {
  const std::string own = roomOf(file.path);
  const Room& room = m_rooms.at(own);
  const bool isSource = file.path.ends_with(".cpp");
  if (include.quoted) {
    if (isGenerated(include)) return {};
    const std::string target = roomOf(include.path);
    if (target.empty()) return "\"" + include.path + "\" is no path from the root into a room";
    if (room.reaches.count(target) > 0 || (isSource && room.reachesInSources.count(target) > 0)) return {};
    return own + " may not include " + target + " (" + include.path + ")" +
           (room.reachesInSources.count(target) > 0 ? " in a header" : "");
  }
  const std::string group = groupOf(include.path);
  if (group.empty()) return "<" + include.path + "> belongs to no known group";
  if (room.outside.count(group) > 0 || (isSource && room.outsideInSources.count(group) > 0)) return {};
  return own + " may not use " + group + " (<" + include.path + ">)" +
         (room.outsideInSources.count(group) > 0 ? " in a header" : "");
}

std::vector<Breach> Layers::breachesIn(const std::vector<SourceFile>& files) const {
  std::vector<Breach> breaches;
  for (const SourceFile& file : files) {
    if (roomOf(file.path).empty()) {
      breaches.push_back({file.path, 0, "lies in no room of layers.txt"});
      continue;
    }
    for (const Include& include : file.includes) {
      if (std::string wrong = wrongWith(file, include); !wrong.empty()) {
        breaches.push_back({file.path, include.line, std::move(wrong)});
      }
    }
  }
  return breaches;
}

std::vector<std::string> Layers::unusedGroups(const std::vector<SourceFile>& files) const {
  std::set<std::string> used;
  const auto grantOf = [](const std::string& room, const std::string& group) { return room + " " + group; };
  for (const SourceFile& file : files) {
    for (const Include& include : file.includes) {
      if (!include.quoted) used.insert(grantOf(roomOf(file.path), groupOf(include.path)));
    }
  }
  std::vector<std::string> unused;
  for (const auto& [name, room] : m_rooms) {
    for (const auto* groups : {&room.outside, &room.outsideInSources}) {
      for (const std::string& group : *groups) {
        if (group != "std" && used.count(grantOf(name, group)) == 0) unused.push_back(grantOf(name, group));
      }
    }
  }
  return unused;
}

}  // namespace damath::architecture
