// SPDX-License-Identifier: GPL-3.0-or-later
// The request of a browser and the response, as plain values.
#pragma once

#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace damath::web {

using Fields = std::map<std::string, std::string, std::less<>>;

// Returns the value of the field `name`; an empty text if `fields` has no field of this name.
[[nodiscard]] inline std::string valueOf(const Fields& fields, std::string_view name) {
  const auto found = fields.find(name);
  return found == fields.end() ? std::string() : found->second;
}

enum class Method { Get, Post, Other };

struct Request {
  Method method = Method::Get;
  std::string path = {};  // the path in the address, decoded, without the query
  Fields query = {};      // the fields after `?`; of a repeated field, the last value
  Fields form = {};       // the fields of a submitted form
  Fields cookies = {};
  std::string host = {};  // the `Host` header: "192.168.1.10:8080"
  // the `Origin` header: the address of the site that sends the request; may be missing
  std::string origin = {};
  std::string site = {};      // the `Sec-Fetch-Site` header; may be missing
  std::string knownTag = {};  // the `If-None-Match` header: the tag of the browser's stored version
  std::string agent = {};     // the `User-Agent` header
  std::string from = {};      // the address of the browser's computer
  // the address and port of this computer to which the request came: "192.168.1.10:8080"
  std::string at = {};
  bool isNear = false;  // true if the browser runs on this computer
};

// Status codes of an HTTP response, named by their meaning.
inline constexpr int kSeeOther = 303;
inline constexpr int kNotModified = 304;
inline constexpr int kForbidden = 403;
inline constexpr int kNotFound = 404;
inline constexpr int kConflict = 409;
inline constexpr int kMisdirected = 421;
inline constexpr int kTooMany = 429;
inline constexpr int kFailed = 500;
inline constexpr int kBusy = 503;

enum class Keeping { Never, Day };  // how long the browser may store the answer

struct Response {
  int status = 200;
  std::string body = {};
  std::string type = "text/html; charset=utf-8";
  std::string tag = {};       // the `ETag` header
  std::string location = {};  // the `Location` header
  std::vector<std::string> cookies = {};
  Keeping keeping = Keeping::Never;
  std::chrono::milliseconds delay{};  // the time to wait before the answer is sent
};

}  // namespace damath::web
