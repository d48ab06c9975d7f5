// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/incoming.hpp"

#include <microhttpd.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "platform/socket_address.hpp"

namespace damath::web {

namespace {

// The largest number of bytes of a refused request's body that are read and dropped.
constexpr std::uint64_t kMostDropped = 256UL * 1024;
// The largest number of fields of a form. The largest form of this server has about 20 fields.
constexpr std::size_t kMostFields = 200;

// Returns a text from libmicrohttpd as a string; empty if `text` is null, which means a missing value.
std::string textOf(const char* text, std::size_t size) {
  return text == nullptr ? std::string() : std::string(text, size);
}

// addField(), addHeader() and addOfForm() are callbacks of libmicrohttpd. No exception may pass through the C
// frames of the library.
MHD_Result addField(void* fields, MHD_ValueKind /*kind*/, const char* name, std::size_t nameSize,
                    const char* value, std::size_t valueSize) noexcept {
  try {
    (*static_cast<Fields*>(fields))[textOf(name, nameSize)] = textOf(value, valueSize);
    return MHD_YES;
  } catch (...) {
    return MHD_NO;
  }
}

using Header = std::pair<std::string, std::string>;

MHD_Result addHeader(void* headers, MHD_ValueKind /*kind*/, const char* name, std::size_t nameSize,
                     const char* value, std::size_t valueSize) noexcept {
  try {
    std::string lower = textOf(name, nameSize);
    std::ranges::transform(lower, lower.begin(), [](char letter) {
      return 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    static_cast<std::vector<Header>*>(headers)->emplace_back(std::move(lower), textOf(value, valueSize));
    return MHD_YES;
  } catch (...) {
    return MHD_NO;
  }
}

MHD_Result addOfForm(void* form, MHD_ValueKind /*kind*/, const char* name, const char* /*file*/,
                     const char* /*type*/, const char* /*encoding*/, const char* data, std::uint64_t offset,
                     std::size_t size) noexcept {
  try {
    Fields& fields = *static_cast<Fields*>(form);
    if (name == nullptr || fields.size() >= kMostFields) return MHD_NO;
    std::string& value = fields[name];
    if (offset == 0) value.clear();
    value.append(data, size);
    return MHD_YES;
  } catch (...) {
    return MHD_NO;
  }
}

// Returns the headers, query fields or cookies of the request, as `kind` says. libmicrohttpd calls `add` for
// each of them, in the order of the request.
template <class Values>
Values valuesOf(MHD_Connection* connection, MHD_ValueKind kind, MHD_KeyValueIteratorN add) {
  Values values;
  MHD_get_connection_values_n(connection, kind, add, &values);
  return values;
}

bool isHexDigit(char letter) {
  return ('0' <= letter && letter <= '9') || ('a' <= letter && letter <= 'f') ||
         ('A' <= letter && letter <= 'F');
}

// True if the address is a path on this server whose every `%` begins the code of a byte. A byte zero would
// end the decoded text too early. A whole address ("http://…"), which browsers send only to proxies, does not
// begin with `/`.
bool isPath(std::string_view uri) {
  if (!uri.starts_with('/')) return false;
  for (auto at = uri.find('%'); at != std::string_view::npos; at = uri.find('%', at + 1)) {
    const std::string_view code = uri.substr(at + 1, 2);
    if (code.size() < 2 || !std::ranges::all_of(code, isHexDigit) || code == "00") return false;
  }
  return true;
}

int descriptorOf(MHD_Connection* connection) {
  const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == nullptr ? -1 : info->connect_fd;
}

std::string addressOf(MHD_Connection* connection) {
  const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == nullptr ? std::string() : platform::addressIn(info->client_addr);
}

// The headers of a request, with their names in small letters.
class Headers {
 public:
  explicit Headers(MHD_Connection* from)
      : m_all(valuesOf<std::vector<Header>>(from, MHD_HEADER_KIND, &addHeader)) {}

  [[nodiscard]] std::size_t count(std::string_view name) const {
    return static_cast<std::size_t>(std::ranges::count(m_all, name, &Header::first));
  }
  // Returns the first value of the header. Empty if the request does not have the header.
  [[nodiscard]] std::string valueOf(std::string_view name) const {
    const auto found = std::ranges::find(m_all, name, &Header::first);
    return found == m_all.end() ? std::string() : found->second;
  }

 private:
  std::vector<Header> m_all;
};

// Returns the length in a Content-Length header. A length of too many digits counts as the largest number.
// nullopt if the text is not a number.
std::optional<std::uint64_t> lengthIn(std::string_view text) {
  std::uint64_t length = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), length);
  if (text.empty() || read.ptr != text.data() + text.size()) return std::nullopt;
  return read.ec == std::errc() ? length : std::numeric_limits<std::uint64_t>::max();
}

}  // namespace

Incoming::Incoming(std::string_view uri) {
  if (!isPath(uri)) refuse(MHD_HTTP_BAD_REQUEST);
}

Incoming::~Incoming() {
  if (m_form != nullptr) MHD_destroy_post_processor(m_form);
}

void Incoming::readHead(MHD_Connection* from, const char* path, std::string_view method) {
  step = Step::Body;
  request.path = path == nullptr ? std::string() : path;
  request.method = method == "GET" || method == "HEAD" ? Method::Get
                   : method == "POST"                  ? Method::Post
                                                       : Method::Other;
  request.query = valuesOf<Fields>(from, MHD_GET_ARGUMENT_KIND, &addField);
  request.cookies = valuesOf<Fields>(from, MHD_COOKIE_KIND, &addField);
  const int socket = descriptorOf(from);
  request.from = addressOf(from);
  const std::string own = platform::ownAddressOf(socket);
  request.at = own + ":" + std::to_string(platform::ownPortOf(socket));
  // If the browser runs on this computer, both ends of the connection have the same address.
  request.isNear = !request.from.empty() && request.from == own;
  checkHead(from);
  if (request.method != Method::Post || m_refusal != 0) return;
  constexpr std::size_t kBuffer = 1024;
  m_form = MHD_create_post_processor(from, kBuffer, &addOfForm, &request.form);
  if (m_form == nullptr) refuse(MHD_HTTP_UNSUPPORTED_MEDIA_TYPE);
}

void Incoming::checkHead(MHD_Connection* from) {
  const Headers headers(from);
  request.host = headers.valueOf("host");
  request.origin = headers.valueOf("origin");
  request.site = headers.valueOf("sec-fetch-site");
  request.knownTag = headers.valueOf("if-none-match");
  request.agent = headers.valueOf("user-agent");
  if (request.method == Method::Other) refuse(MHD_HTTP_METHOD_NOT_ALLOWED);
  if (headers.count("host") != 1) refuse(MHD_HTTP_BAD_REQUEST);
  // Refuses a body in chunks, because such a body could be endless. Browsers send a form with its length and
  // not in chunks.
  if (headers.count("transfer-encoding") > 0) {
    m_length = std::numeric_limits<std::uint64_t>::max();
    refuse(MHD_HTTP_LENGTH_REQUIRED);
  }
  const std::size_t lengths = headers.count("content-length");
  if (lengths == 0) return;
  const auto length = lengthIn(headers.valueOf("content-length"));
  if (lengths > 1 || !length) return refuse(MHD_HTTP_BAD_REQUEST);
  m_length = std::max(m_length, *length);
  if (m_length > kMostBytes) refuse(MHD_HTTP_CONTENT_TOO_LARGE);
  if (request.method == Method::Get && m_length > 0) refuse(MHD_HTTP_BAD_REQUEST);
}

bool Incoming::isRefusedNow() const {
  return m_refusal != 0 && (m_length == 0 || m_length > kMostDropped);
}

bool Incoming::readBody(const char* bytes, std::size_t size) {
  m_bytes += size;
  if (m_refusal != 0) return m_bytes <= kMostDropped;
  if (m_form == nullptr || m_bytes > kMostBytes) return false;
  if (MHD_post_process(m_form, bytes, size) != MHD_YES) refuse(MHD_HTTP_BAD_REQUEST);
  return true;
}

void Incoming::endBody() {
  if (m_form == nullptr) return;
  if (MHD_destroy_post_processor(std::exchange(m_form, nullptr)) != MHD_YES) refuse(MHD_HTTP_BAD_REQUEST);
}

}  // namespace damath::web
