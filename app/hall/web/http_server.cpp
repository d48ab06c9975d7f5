// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/http_server.hpp"

#include <microhttpd.h>

#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "platform/network_address.hpp"

namespace damath::web {

namespace {

constexpr std::size_t kMostBytes = 16UL * 1024;  // limit for the head of a request, and for a form
constexpr unsigned kMostConnections = 400;
// The limit for the connections from one address. A Wi-Fi router may give all phones the same address.
constexpr unsigned kMostOfOneAddress = 200;
constexpr unsigned kSilence = 15;  // seconds without data before a connection is closed
constexpr std::size_t kStack = 1024UL * 1024;

// A request that is still being received.
struct Incoming {
  Request request = {};
  MHD_PostProcessor* form = nullptr;
  std::size_t bytes = 0;
  int refusal = 0;  // the HTTP status of a request refused before its body is read; else 0

  Incoming() = default;
  Incoming(const Incoming&) = delete;
  Incoming& operator=(const Incoming&) = delete;
  ~Incoming() {
    if (form != nullptr) MHD_destroy_post_processor(form);
  }
};

std::string textOf(const char* text) {
  return text == nullptr ? std::string() : std::string(text);
}

MHD_Result addField(void* fields, MHD_ValueKind /*kind*/, const char* name, const char* value) {
  (*static_cast<Fields*>(fields))[textOf(name)] = textOf(value);
  return MHD_YES;
}

MHD_Result addOfForm(void* incoming, MHD_ValueKind /*kind*/, const char* name, const char* /*file*/,
                     const char* /*type*/, const char* /*encoding*/, const char* data, std::uint64_t offset,
                     std::size_t size) {
  std::string& value = static_cast<Incoming*>(incoming)->request.form[textOf(name)];
  if (offset == 0) value.clear();
  value.append(data, size);
  return MHD_YES;
}

// True if the browser runs on this computer. In that case both ends of the connection have the same address.
bool isNear(MHD_Connection* connection, const std::string& from) {
  const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info != nullptr && !from.empty() && from == platform::ownAddressOf(info->connect_fd);
}

std::string addressOf(MHD_Connection* connection) {
  const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == nullptr ? std::string() : platform::addressIn(info->client_addr);
}

void readHead(Incoming& incoming, MHD_Connection* connection, const char* url, std::string_view method) {
  Request& request = incoming.request;
  request.path = textOf(url);
  request.method = method == "GET" || method == "HEAD" ? Method::Get
                   : method == "POST"                  ? Method::Post
                                                       : Method::Other;
  MHD_get_connection_values(connection, MHD_GET_ARGUMENT_KIND, &addField, &request.query);
  MHD_get_connection_values(connection, MHD_COOKIE_KIND, &addField, &request.cookies);
  const auto header = [connection](const char* name) {
    return textOf(MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name));
  };
  request.host = header("Host");
  request.origin = header("Origin");
  request.site = header("Sec-Fetch-Site");
  request.knownTag = header("If-None-Match");
  request.agent = header("User-Agent");
  request.from = addressOf(connection);
  request.isNear = isNear(connection, request.from);
  if (request.method == Method::Other) incoming.refusal = MHD_HTTP_METHOD_NOT_ALLOWED;
  if (std::strtoull(header("Content-Length").c_str(), nullptr, 10) > kMostBytes) {
    incoming.refusal = MHD_HTTP_CONTENT_TOO_LARGE;
  }
  if (request.method != Method::Post || incoming.refusal != 0) return;
  constexpr std::size_t kBuffer = 1024;
  incoming.form = MHD_create_post_processor(connection, kBuffer, &addOfForm, &incoming);
  if (incoming.form == nullptr) incoming.refusal = MHD_HTTP_UNSUPPORTED_MEDIA_TYPE;
}

MHD_Result send(MHD_Connection* connection, const Response& answer) {
  MHD_Response* response = MHD_create_response_from_buffer(
      answer.body.size(), const_cast<char*>(answer.body.data()), MHD_RESPMEM_MUST_COPY);
  if (response == nullptr) return MHD_NO;
  const auto add = [response](const char* name, const std::string& value) {
    if (!value.empty()) MHD_add_response_header(response, name, value.c_str());
  };
  if (!answer.body.empty()) add("Content-Type", answer.type);
  add("ETag", answer.tag);
  add("Location", answer.location);
  for (const std::string& cookie : answer.cookies) add("Set-Cookie", cookie);
  add("Cache-Control", answer.keeping == Keeping::Day ? "max-age=86400" : "no-store");
  add("Content-Security-Policy",
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
      "form-action 'self'; "
      "base-uri 'none'; frame-ancestors 'none'");
  add("X-Content-Type-Options", "nosniff");
  add("X-Frame-Options", "DENY");
  // The address of a card's page contains a secret, so other sites must not learn it from the `Referer`
  // header. Pages of this server still receive the header's information about the page that submits a form.
  add("Referrer-Policy", "same-origin");
  add("Cross-Origin-Resource-Policy", "same-origin");
  const auto queued = MHD_queue_response(connection, static_cast<unsigned>(answer.status), response);
  MHD_destroy_response(response);
  return queued;
}

void forget(void* /*serving*/, MHD_Connection* /*connection*/, void** state,
            MHD_RequestTerminationCode /*how*/) {
  delete static_cast<Incoming*>(*state);
  *state = nullptr;
}

}  // namespace

struct HttpServer::Serving {
  Answer answer;
  MHD_Daemon* daemon = nullptr;

  static MHD_Result hear(void* serving, MHD_Connection* connection, const char* url, const char* method,
                         const char* /*version*/, const char* data, std::size_t* size, void** state) {
    if (*state == nullptr) {
      auto* const begun = new Incoming();
      *state = begun;
      readHead(*begun, connection, url, method);
      // Answers a refused request without reading its body.
      return begun->refusal == 0 ? MHD_YES : send(connection, {.status = begun->refusal});
    }
    Incoming& incoming = *static_cast<Incoming*>(*state);
    if (*size > 0) {
      incoming.bytes += *size;
      const bool isRead = incoming.form != nullptr && incoming.bytes <= kMostBytes &&
                          MHD_post_process(incoming.form, data, *size) == MHD_YES;
      *size = 0;
      return isRead ? MHD_YES : MHD_NO;
    }
    if (incoming.form != nullptr) {
      const auto ended = MHD_destroy_post_processor(std::exchange(incoming.form, nullptr));
      if (ended != MHD_YES) return send(connection, {.status = MHD_HTTP_BAD_REQUEST});
    }
    return send(connection, static_cast<Serving*>(serving)->answer(incoming.request));
  }
};

HttpServer::HttpServer(std::unique_ptr<Serving> serving) : m_serving(std::move(serving)) {}
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer::~HttpServer() {
  if (m_serving != nullptr) MHD_stop_daemon(m_serving->daemon);
}

Expected<HttpServer, ServerFault> HttpServer::start(const std::string& address, int port, Answer answer) {
  const auto place = platform::Endpoint::of(address, port);
  if (!place) return Unexpected(ServerFault::NoSuchAddress);
  auto serving = std::make_unique<Serving>(Serving{std::move(answer)});
  errno = 0;
  // Each connection has a thread, so that a request that waits for the contest blocks no other request.
  serving->daemon = MHD_start_daemon(
      static_cast<unsigned>(MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL |
                            MHD_USE_ITC),
      static_cast<std::uint16_t>(port), nullptr, nullptr, &Serving::hear, serving.get(), MHD_OPTION_SOCK_ADDR,
      place->native(), MHD_OPTION_NOTIFY_COMPLETED, &forget, nullptr, MHD_OPTION_CONNECTION_LIMIT,
      kMostConnections, MHD_OPTION_PER_IP_CONNECTION_LIMIT, kMostOfOneAddress, MHD_OPTION_CONNECTION_TIMEOUT,
      kSilence, MHD_OPTION_CONNECTION_MEMORY_LIMIT, 2 * kMostBytes, MHD_OPTION_THREAD_STACK_SIZE, kStack,
      MHD_OPTION_END);
  if (serving->daemon != nullptr) return HttpServer(std::move(serving));
  if (errno == EADDRNOTAVAIL) return Unexpected(ServerFault::NoSuchAddress);
  return Unexpected(errno == EADDRINUSE || errno == EACCES ? ServerFault::PortTaken
                                                           : ServerFault::CannotServe);
}

int HttpServer::port() const {
  const auto* info = MHD_get_daemon_info(m_serving->daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info == nullptr ? 0 : info->port;
}

}  // namespace damath::web
