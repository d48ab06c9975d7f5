// SPDX-License-Identifier: GPL-3.0-or-later
// What a browser asks and what it gets, as values.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace damath::web {

using Fields = std::map<std::string, std::string, std::less<>>;

// Empty where there is none.
[[nodiscard]] inline std::string valueOf(const Fields& fields, std::string_view name) {
  const auto found = fields.find(name);
  return found == fields.end() ? std::string() : found->second;
}

enum class Method { Get, Post, Other };

struct Request {
  Method method = Method::Get;
  std::string path = {};  // decoded, without the query
  Fields query = {};      // what stands twice: the last
  Fields form = {};       // of a form that was sent
  Fields cookies = {};
  std::string host = {};      // to which the browser thinks it speaks, "192.168.1.10:8080"
  std::string origin = {};    // the page that sends a form, where the browser tells it
  std::string site = {};      // `Sec-Fetch-Site`, where it tells that
  std::string knownTag = {};  // what the browser has already
  std::string agent = {};     // what it calls itself
  std::string from = {};      // its computer's address
  bool isNear = false;        // that is this one
};

// What the status of an answer says.
inline constexpr int kSeeOther = 303;
inline constexpr int kNotModified = 304;
inline constexpr int kForbidden = 403;
inline constexpr int kNotFound = 404;
inline constexpr int kConflict = 409;
inline constexpr int kMisdirected = 421;
inline constexpr int kTooMany = 429;

enum class Keeping { Never, Day };  // by the browser

struct Response {
  int status = 200;
  std::string body = {};
  std::string type = "text/html; charset=utf-8";
  std::string tag = {};       // by which the same is known again
  std::string location = {};  // where else it stands
  std::vector<std::string> cookies = {};
  Keeping keeping = Keeping::Never;
};

}  // namespace damath::web
