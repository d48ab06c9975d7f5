// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/http_server.hpp"

#include <microhttpd.h>

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "app/hall/web/incoming.hpp"
#include "app/hall/web/request_line.hpp"
#include "platform/boot_clock.hpp"
#include "platform/handle.hpp"
#include "platform/socket.hpp"
#include "platform/socket_address.hpp"

namespace damath::web {

namespace {

constexpr int kWorkers = 16;
constexpr std::size_t kMostDelayed = 64;  // the largest number of answers that wait until their delay is over
// The largest number of connections that this server has ended, but that libmicrohttpd has not closed yet.
constexpr std::size_t kClosing = 128;
constexpr std::size_t kOtherFiles = 128;  // files and sockets that stay free for other uses of this program
constexpr std::chrono::milliseconds kBetweenChecks{100};
constexpr std::chrono::seconds kLastAnswers{3};

// Calls work() and returns its result; returns `otherwise` if work() throws. The callbacks of libmicrohttpd
// and the threads of the server call work that may throw through this function, because an exception in the C
// frames of the library, or at the end of a thread, would end the program.
template <class Result, class Work>
Result guarded(Result otherwise, Work&& work) noexcept {
  try {
    return std::forward<Work>(work)();
  } catch (...) {
    return otherwise;
  }
}

template <class Work>
void guarded(Work&& work) noexcept {
  guarded(0, [&work] {
    std::forward<Work>(work)();
    return 0;
  });
}

MHD_Response* responseOf(Response& answer) {
  auto* const body = new std::string(std::move(answer.body));
  const auto free = [](void* text) { delete static_cast<std::string*>(text); };
  MHD_Response* response =
      MHD_create_response_from_buffer_with_free_callback_cls(body->size(), body->data(), +free, body);
  if (response == nullptr) {
    delete body;
    return nullptr;
  }
  const auto add = [response](const char* name, const std::string& value) {
    if (!value.empty()) MHD_add_response_header(response, name, value.c_str());
  };
  if (!body->empty()) add("Content-Type", answer.type);
  add("ETag", answer.tag);
  add("Location", answer.location);
  for (const std::string& cookie : answer.cookies) add("Set-Cookie", cookie);
  if (answer.status == MHD_HTTP_METHOD_NOT_ALLOWED) add("Allow", "GET, HEAD, POST");
  // Each connection carries one request, so that the time of the request begins with the connection.
  add("Connection", "close");
  add("Cache-Control", answer.keeping == Keeping::Day ? "max-age=86400" : "no-store");
  add("Content-Security-Policy",
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
      "form-action 'self'; "
      "base-uri 'none'; frame-ancestors 'none'");
  add("X-Content-Type-Options", "nosniff");
  add("X-Frame-Options", "DENY");
  // The address of a card's page contains a secret, so other sites must not learn it from the `Referer`
  // header. Forms of this server's own pages still have the `Origin` header, which WebStation checks.
  add("Referrer-Policy", "same-origin");
  add("Cross-Origin-Resource-Policy", "same-origin");
  return response;
}

PlaceLimits withinSystem(PlaceLimits limits) {
  const std::size_t files = platform::mostOpenFiles();
  const std::size_t others = kOtherFiles + kClosing;
  // If the system allows very few open files, the connections may use half of this number.
  limits.all = std::min(limits.all, files > 2 * others ? files - others : files / 2);
  limits.ofAddress = std::min(limits.ofAddress, std::max<std::size_t>(limits.all / 2, 1));
  return limits;
}

}  // namespace

// The running server. One thread of libmicrohttpd receives and sends for all connections. The workers answer
// whole requests; a request waits for its answer as a suspended connection. The watch ends connections that
// take too long, and sends delayed answers.
class HttpServer::Serving {
 public:
  Serving(Handlers handlers, PlaceLimits limits)
      : m_handlers(std::move(handlers)),
        m_limits(limits),
        m_places(limits, [](platform::Handle::Number socket) { platform::shutDown(socket); }) {}
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;
  ~Serving() {
    end();
    if (m_daemon != nullptr) MHD_stop_daemon(m_daemon);
  }

  // False if the server could not start. `errno` is then the system's reason.
  [[nodiscard]] bool start(const platform::Endpoint& place, int port) {
    try {
      const auto workOn = [this] {
        while (guarded(true, [this] { return work(); })) continue;
      };
      for (int i = 0; i < kWorkers; ++i) m_threads.emplace_back(workOn);
      m_threads.emplace_back([this] { watch(); });
    } catch (const std::system_error&) {  // the system gives no further thread
      errno = EAGAIN;
      return false;
    }
    constexpr unsigned kLongestSilence = 60;  // seconds; longer than the times in PlaceLimits
    errno = 0;
    m_daemon = MHD_start_daemon(
        static_cast<unsigned>(MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_ITC |
                              MHD_ALLOW_SUSPEND_RESUME),
        static_cast<std::uint16_t>(port), nullptr, nullptr, &hear, this, MHD_OPTION_SOCK_ADDR, place.native(),
        MHD_OPTION_URI_LOG_CALLBACK, &begin, this, MHD_OPTION_NOTIFY_COMPLETED, &forget, this,
        MHD_OPTION_NOTIFY_CONNECTION, &connected, this, MHD_OPTION_CONNECTION_LIMIT,
        static_cast<unsigned>(m_limits.all + kClosing), MHD_OPTION_CONNECTION_TIMEOUT, kLongestSilence,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, 2 * kMostBytes, MHD_OPTION_END);
    return m_daemon != nullptr;
  }

  [[nodiscard]] int port() const {
    const auto* info = MHD_get_daemon_info(m_daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info == nullptr ? 0 : info->port;
  }

 private:
  using Moment = ConnectionPlaces::Moment;

  // begin(), forget(), connected() and hear() are callbacks: only the thread of libmicrohttpd calls them.
  static void* begin(void* /*serving*/, const char* uri, MHD_Connection* /*connection*/) noexcept {
    return guarded<void*>(nullptr, [&] { return new Incoming(uri == nullptr ? "" : uri); });
  }
  static void forget(void* /*serving*/, MHD_Connection* /*connection*/, void** state,
                     MHD_RequestTerminationCode /*how*/) noexcept {
    delete static_cast<Incoming*>(std::exchange(*state, nullptr));
  }
  static void connected(void* serving, MHD_Connection* connection, void** place,
                        MHD_ConnectionNotificationCode code) noexcept {
    auto& self = *static_cast<Serving*>(serving);
    guarded([&] {
      if (code == MHD_CONNECTION_NOTIFY_CLOSED) return self.m_places.leave(numberIn(*place));
      const auto* socket = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
      const auto* from = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
      if (socket == nullptr || from == nullptr) return;
      const auto number = self.m_places.enter(socket->connect_fd, platform::addressIn(from->client_addr),
                                              platform::sinceBoot());
      *place = reinterpret_cast<void*>(static_cast<std::uintptr_t>(number));
    });
  }
  static MHD_Result hear(void* serving, MHD_Connection* connection, const char* url, const char* method,
                         const char* /*version*/, const char* data, std::size_t* size,
                         void** state) noexcept {
    return guarded(MHD_NO, [&] {
      if (*state == nullptr) return MHD_NO;
      Incoming& incoming = *static_cast<Incoming*>(*state);
      auto& self = *static_cast<Serving*>(serving);
      if (incoming.step == Incoming::Step::Begun) return self.head(incoming, connection, url, method);
      if (incoming.step == Incoming::Step::Answered) return self.send(connection, incoming);
      if (*size > 0) return incoming.readBody(data, std::exchange(*size, 0)) ? MHD_YES : MHD_NO;
      incoming.endBody();
      return self.whole(incoming, connection);
    });
  }

  // Returns the number of a connection's place. libmicrohttpd keeps this number as the pointer `place`.
  static ConnectionPlaces::Number numberIn(const void* place) {
    return reinterpret_cast<std::uintptr_t>(place);
  }

  MHD_Result head(Incoming& incoming, MHD_Connection* connection, const char* url, const char* method) {
    const auto* place = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    incoming.place = place == nullptr ? 0 : numberIn(place->socket_context);
    incoming.readHead(connection, url, method);
    if (incoming.isRefusedNow()) return refuse(connection, incoming, incoming.refusal());
    incoming.sender = {incoming.request.from, false};
    if (incoming.refusal() != 0) return MHD_YES;
    const std::string name = guarded(std::string(), [&] {
      return m_handlers.senderOf ? m_handlers.senderOf(incoming.request) : std::string();
    });
    if (m_places.recognize(incoming.place, name)) incoming.sender = {name, true};
    return MHD_YES;
  }

  // Puts a request that has arrived completely into the queue m_line, or refuses the request.
  MHD_Result whole(Incoming& incoming, MHD_Connection* connection) {
    if (incoming.refusal() != 0) return refuse(connection, incoming, incoming.refusal());
    const std::scoped_lock lock(m_mutex);
    if (m_isEnding) return refuse(connection, incoming, kBusy);
    incoming.step = Incoming::Step::Waiting;
    incoming.connection = connection;
    // The connection is suspended before a worker can answer the request and resume the connection.
    m_places.work(incoming.place);
    MHD_suspend_connection(connection);
    if (const auto crowdedOut = m_line.add(incoming.sender, &incoming)) {
      answerWith(**crowdedOut, refusal((*crowdedOut)->request, kBusy));
    }
    m_hasWork.notify_one();
    return MHD_YES;
  }

  [[nodiscard]] Response refusal(const Request& request, int status) const {
    Response page = guarded(
        Response{}, [&] { return m_handlers.refuse ? m_handlers.refuse(request, status) : Response{}; });
    page.status = status;
    return page;
  }

  MHD_Result refuse(MHD_Connection* connection, Incoming& incoming, int status) {
    incoming.response = status == kBusy ? refusal(incoming.request, status) : Response{.status = status};
    return send(connection, incoming);
  }

  MHD_Result send(MHD_Connection* connection, Incoming& incoming) {
    m_places.send(incoming.place, incoming.response.body.size(), platform::sinceBoot());
    MHD_Response* response = responseOf(incoming.response);
    if (response == nullptr) return MHD_NO;
    const auto queued =
        MHD_queue_response(connection, static_cast<unsigned>(incoming.response.status), response);
    MHD_destroy_response(response);
    return queued;
  }

  // Gives a waiting request its answer. libmicrohttpd then calls hear() again, which sends the answer. After
  // this call, `incoming` may be gone.
  static void answerWith(Incoming& incoming, Response response) {
    incoming.response = std::move(response);
    incoming.step = Incoming::Step::Answered;
    MHD_resume_connection(incoming.connection);
  }

  // Answers a request. False if the server ends and no request is left. Runs in each worker.
  [[nodiscard]] bool work() {
    std::unique_lock lock(m_mutex);
    std::optional<RequestLine<Incoming*>::Turn> turn;
    m_hasWork.wait(lock, [&] {
      turn = m_line.take();
      return turn.has_value() || (m_isEnding && m_line.isEmpty());
    });
    if (!turn) return false;
    // When the server ends, waiting strangers are refused, because they could keep the program running for
    // long.
    const bool isTooLate = m_isEnding && !turn->sender.isKnown;
    lock.unlock();
    if (isTooLate) {
      answerWith(*turn->job, refusal(turn->job->request, kBusy));
    } else {
      answer(*turn->job);
    }
    lock.lock();
    m_line.done(turn->sender);
    // Wakes the other workers, because another request of this sender, or of any stranger, may have waited
    // for the end of this request.
    m_hasWork.notify_all();
    return true;
  }

  void answer(Incoming& incoming) {
    const Request& request = incoming.request;
    std::optional<Response> made = guarded(
        std::optional<Response>(), [&] { return std::optional<Response>(m_handlers.answer(request)); });
    Response response = made ? *std::move(made) : refusal(request, kFailed);
    if (response.delay > std::chrono::milliseconds::zero()) {
      const std::scoped_lock lock(m_mutex);
      const Moment until = platform::sinceBoot() + response.delay;
      if (!m_isEnding && m_delayed.size() < kMostDelayed) {
        const bool isDelayed = guarded(false, [&] { return m_delayed.emplace(until, &incoming), true; });
        if (isDelayed) return static_cast<void>(incoming.response = std::move(response));
      }
      // The answer cannot be delayed, because too many delayed answers wait already or the server ends. A
      // known sender gets the answer at once, and a stranger is refused.
      if (!incoming.sender.isKnown) response = refusal(request, kBusy);
    }
    answerWith(incoming, std::move(response));
  }

  // Ends overdue connections and sends delayed answers, until the server ends.
  void watch() {
    std::unique_lock lock(m_mutex);
    while (!m_isEnding) {
      guarded([&] { m_places.endOverdue(platform::sinceBoot()); });
      sendDelayed(platform::sinceBoot());
      m_ended.wait_for(lock, kBetweenChecks);
    }
  }

  // Precondition: this thread holds m_mutex.
  void sendDelayed(Moment now) {
    const auto later = m_delayed.upper_bound(now);
    for (auto each = m_delayed.begin(); each != later; ++each) {
      answerWith(*each->second, std::move(each->second->response));
    }
    m_delayed.erase(m_delayed.begin(), later);
  }

  void end() {
    {
      const std::scoped_lock lock(m_mutex);
      m_isEnding = true;
      sendDelayed(Moment::max());
    }
    m_hasWork.notify_all();
    m_ended.notify_all();
    for (std::thread& thread : m_threads) thread.join();
    if (m_daemon == nullptr) return;
    const auto limit = platform::sinceBoot() + kLastAnswers;
    // The workers have made the last answers, but libmicrohttpd may not have begun to send them.
    while (m_places.isAnswering() && platform::sinceBoot() < limit) {
      constexpr std::chrono::milliseconds kShort{10};
      std::this_thread::sleep_for(kShort);
    }
  }

  Handlers m_handlers;
  PlaceLimits m_limits;
  ConnectionPlaces m_places;
  std::mutex m_mutex;  // protects m_line, m_delayed and m_isEnding
  std::condition_variable m_hasWork;
  std::condition_variable m_ended;
  RequestLine<Incoming*> m_line;
  std::multimap<Moment, Incoming*> m_delayed;
  bool m_isEnding = false;
  std::vector<std::thread> m_threads;
  MHD_Daemon* m_daemon = nullptr;
};

HttpServer::HttpServer(std::unique_ptr<Serving> serving) : m_serving(std::move(serving)) {}
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer::~HttpServer() = default;

Expected<HttpServer, ServerFault> HttpServer::start(const std::string& address, int port, Handlers handlers,
                                                    PlaceLimits limits) {
  const auto place = platform::Endpoint::of(address, port);
  if (!place) return Unexpected(ServerFault::NoSuchAddress);
  auto serving = std::make_unique<Serving>(std::move(handlers), withinSystem(limits));
  if (serving->start(*place, port)) return HttpServer(std::move(serving));
  const int reason = errno;
  if (reason == EADDRNOTAVAIL) return Unexpected(ServerFault::NoSuchAddress);
  return Unexpected(reason == EADDRINUSE || reason == EACCES ? ServerFault::PortTaken
                                                             : ServerFault::CannotServe);
}

int HttpServer::port() const {
  return m_serving->port();
}

}  // namespace damath::web
