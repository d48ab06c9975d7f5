// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of requests from unknown clients: complete, slow, incomplete, very large and invalid requests.
#include "app/hall/web/http_server.hpp"

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <new>
#include <random>
#include <stdexcept>
#include <thread>
#include <vector>

namespace damath::web {
namespace {

using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// A client connected to the server.
class Caller {
 public:
  explicit Caller(int port) : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(m_socket, reinterpret_cast<const sockaddr*>(&place), sizeof place), 0);
    const timeval patience{20, 0};
    ::setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  }
  Caller(const Caller&) = delete;
  Caller& operator=(const Caller&) = delete;
  ~Caller() { ::close(m_socket); }

  // True if the connection accepts all the bytes.
  bool send(const std::string& bytes) const {
    return ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
  }
  // Reads until the server closes the connection, or is silent for 20 seconds.
  [[nodiscard]] std::string heard() const {
    std::string bytes;
    char piece[4096];
    for (ssize_t got = 0; (got = ::recv(m_socket, piece, sizeof piece, 0)) > 0;) {
      bytes.append(piece, static_cast<std::size_t>(got));
    }
    return bytes;
  }

 private:
  int m_socket;
};

class HttpServerTest : public ::testing::Test {
 protected:
  [[nodiscard]] std::string answerTo(const std::string& bytes) const {
    const Caller caller(m_server->port());
    caller.send(bytes);
    return caller.heard();
  }
  static std::string post(const std::string& form, const std::string& more = {}) {
    return "POST /say HTTP/1.1\r\nHost: 10.0.0.1\r\nConnection: close\r\n" + more +
           "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " +
           std::to_string(form.size()) + "\r\n\r\n" + form;
  }

  // Answers a request. Some paths ask for a late answer, a large answer or an exception.
  Response answer(const Request& request) {
    if (request.path == "/fails") throw std::runtime_error("a handler's fault");
    if (request.path == "/fails-oddly") throw 7;
    if (request.path == "/slow") std::this_thread::sleep_for(std::chrono::seconds(2));
    if (request.path == "/large") return {.body = std::string(30UL << 20U, 'x')};
    if (request.path == "/late") return {.body = "late", .delay = std::chrono::milliseconds(700)};
    const std::scoped_lock lock(m_mutex);
    m_last = request;
    ++m_asked;
    return {.body = "<p>ñ</p>", .tag = "\"7\"", .cookies = {"phone=x"}};
  }
  std::string senderOf(const Request& request) {
    std::string phone = valueOf(request.cookies, "phone");
    if (phone == "throws") throw std::bad_alloc();
    if (!phone.empty()) ++m_received;
    return phone;
  }
  static Response refuse(const Request& request, int status) {
    if (request.query.contains("throws")) throw std::runtime_error("a page's fault");
    return {.body = "refused " + std::to_string(status)};
  }

  std::mutex m_mutex;
  std::atomic<int> m_asked = 0;
  std::atomic<int> m_received = 0;  // the number of requests from known phones
  Request m_last;
  Expected<HttpServer, ServerFault> m_server = HttpServer::start(
      "127.0.0.1", 0,
      {.answer = [this](const Request& request) { return answer(request); },
       .senderOf = [this](const Request& request) { return senderOf(request); },
       .refuse = &refuse},
      {.receiving = std::chrono::milliseconds(1500), .sending = std::chrono::milliseconds(1500)});
};

TEST_F(HttpServerTest, ARequestIsReadAndAnswered) {
  const std::string answer = answerTo(
      "GET /table/1?lang=fil&x=%C3%B1+y HTTP/1.1\r\nHost: 10.0.0.1:8080\r\nCookie: phone=a-b; lang=en\r\n"
      "If-None-Match: \"7\"\r\nUser-Agent: A\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 200"));
  EXPECT_THAT(answer, AllOf(HasSubstr("Content-Type: text/html; charset=utf-8"), HasSubstr("ETag: \"7\""),
                            HasSubstr("Set-Cookie: phone=x"), HasSubstr("<p>ñ</p>")));
  // No page may load files from other servers, be cached, or be shown inside another page.
  EXPECT_THAT(answer,
              AllOf(HasSubstr("Content-Security-Policy: default-src 'none'"),
                    HasSubstr("Cache-Control: no-store"), HasSubstr("X-Content-Type-Options: nosniff"),
                    HasSubstr("X-Frame-Options: DENY"), HasSubstr("Referrer-Policy: same-origin")));
  EXPECT_EQ(m_last.path, "/table/1");
  EXPECT_EQ(valueOf(m_last.query, "lang"), "fil");
  EXPECT_EQ(valueOf(m_last.query, "x"), "ñ y");
  EXPECT_EQ(valueOf(m_last.cookies, "phone"), "a-b");
  EXPECT_EQ(m_last.host, "10.0.0.1:8080");
  EXPECT_EQ(m_last.knownTag, "\"7\"");
  EXPECT_EQ(m_last.from, "127.0.0.1");
  EXPECT_TRUE(m_last.isNear);
}

TEST_F(HttpServerTest, AFormIsReadInWhateverPieces) {
  const Caller caller(m_server->port());
  const std::string whole = post("blue=%E2%88%9272&redMinus=1&name=Jos%C3%A9+Pe%C3%B1a&empty=");
  for (const char byte : whole) EXPECT_TRUE(caller.send(std::string(1, byte)));
  EXPECT_THAT(caller.heard(), StartsWith("HTTP/1.1 200"));
  EXPECT_EQ(m_last.method, Method::Post);
  EXPECT_EQ(valueOf(m_last.form, "blue"), "−72");
  EXPECT_EQ(valueOf(m_last.form, "redMinus"), "1");
  EXPECT_EQ(valueOf(m_last.form, "name"), "José Peña");
  EXPECT_EQ(valueOf(m_last.form, "empty"), "");
}

TEST_F(HttpServerTest, WhatIsTooLargeIsNotLookedAt) {
  EXPECT_THAT(answerTo(post(std::string(20000, 'a'))), StartsWith("HTTP/1.1 413"));
  // A request that does not state its length.
  std::string chunked =
      "POST /say HTTP/1.1\r\nHost: 10.0.0.1\r\nTransfer-Encoding: chunked\r\n"
      "Content-Type: application/x-www-form-urlencoded\r\n\r\n";
  for (int i = 0; i < 40; ++i) chunked += "400\r\n" + std::string(1024, 'b') + "\r\n";
  EXPECT_THAT(answerTo(chunked + "0\r\n\r\n"), Not(StartsWith("HTTP/1.1 200")));
  EXPECT_THAT(answerTo("GET /" + std::string(60000, 'c') + " HTTP/1.1\r\nHost: a\r\n\r\n"),
              Not(StartsWith("HTTP/1.1 200")));
  std::string heads = "GET / HTTP/1.1\r\nHost: a\r\n";
  for (int i = 0; i < 2000; ++i) heads += "X-" + std::to_string(i) + ": " + std::string(50, 'd') + "\r\n";
  EXPECT_THAT(answerTo(heads + "\r\n"), Not(StartsWith("HTTP/1.1 200")));
  EXPECT_EQ(m_asked, 0);
}

TEST_F(HttpServerTest, WhatIsBrokenIsRefusedAndTheNextOneIsServed) {
  for (const std::string& bytes : {std::string("\r\n\r\n\r\n"), std::string("nonsense\r\n\r\n"),
                                   std::string("\x16\x03\x01\x02\x00\x01", 6),
                                   std::string("GET / HTTP/9.9\r\n\r\n"), std::string(300, '\0')}) {
    const Caller caller(m_server->port());
    caller.send(bytes);
  }
  EXPECT_THAT(answerTo("DELETE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
              StartsWith("HTTP/1.1 405"));
  EXPECT_THAT(answerTo("POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/xml\r\n"
                       "Content-Length: 3\r\n\r\n<a>"),
              StartsWith("HTTP/1.1 415"));
  EXPECT_EQ(m_asked, 0);
  EXPECT_THAT(answerTo("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"), StartsWith("HTTP/1.1 200"));
}

struct HostileRequest {
  const char* name;
  std::string bytes;
  int status;  // 0: the connection is closed, with or without an answer
};

std::string repeated(const std::string& piece, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += piece;
  return all;
}

const std::vector<HostileRequest>& hostileRequests() {
  const std::string head = " HTTP/1.1\r\nHost: a\r\n";
  const std::string form = "Content-Type: application/x-www-form-urlencoded\r\n";
  static const std::vector<HostileRequest> kAll{
      {"no host", "GET / HTTP/1.1\r\n\r\n", 400},
      {"no host, HTTP 1.0", "GET / HTTP/1.0\r\n\r\n", 400},
      {"two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400},
      {"two equal hosts", "GET / HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n", 400},
      {"a whole address", "GET http://a/" + head + "\r\n", 400},
      {"no slash", "GET table" + head + "\r\n", 400},
      {"byte zero in the path", "GET /table/1-1%00x" + head + "\r\n", 400},
      {"byte zero in the query", "GET /?lang=en%00" + head + "\r\n", 400},
      {"half a percent code", "GET /a%2" + head + "\r\n", 400},
      {"no hex digits", "GET /%zz" + head + "\r\n", 400},
      {"OPTIONS", "OPTIONS /" + head + "\r\n", 405},
      {"OPTIONS of the server", "OPTIONS *" + head + "\r\n", 400},
      {"CONNECT", "CONNECT a:80" + head + "\r\n", 400},
      {"TRACE", "TRACE /" + head + "\r\n", 405},
      {"an unknown method", "BREW /" + head + "\r\n", 405},
      {"small letters", "get /" + head + "\r\n", 405},
      {"a body of GET", "GET /" + head + "Content-Length: 3\r\n\r\nabc", 400},
      {"two lengths", "POST /" + head + form + "Content-Length: 3\r\nContent-Length: 4\r\n\r\na=bc", 400},
      {"a negative length", "POST /" + head + form + "Content-Length: -1\r\n\r\n", 400},
      {"a length with a sign", "POST /" + head + form + "Content-Length: +3\r\n\r\na=b", 400},
      {"a length in words", "POST /" + head + form + "Content-Length: three\r\n\r\na=b", 400},
      {"a huge length", "POST /" + head + form + "Content-Length: 99999999999999999999999\r\n\r\na=b", 0},
      {"a large length", "POST /" + head + form + "Content-Length: 17000000\r\n\r\na=b", 413},
      {"a length that is too long", "POST /" + head + form + "Content-Length: 30\r\n\r\na=b", 0},
      {"chunks", "POST /" + head + form + "Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n", 411},
      {"endless chunks",
       "POST /" + head + form + "Transfer-Encoding: chunked\r\n\r\n" + repeated("3\r\na=b\r\n", 9000), 0},
      {"chunks and a length",
       "POST /" + head + form + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411},
      {"a huge header", "GET /" + head + "X: " + std::string(200000, 'x') + "\r\n\r\n", 0},
      {"many headers", "GET /" + head + repeated("X: y\r\n", 20000) + "\r\n", 0},
      {"many cookies", "GET /" + head + "Cookie: " + repeated("a=b; ", 20000) + "\r\n\r\n", 0},
      {"a long path", "GET /" + std::string(200000, 'x') + head + "\r\n", 0},
      {"many fields",
       "POST /" + head + form + "Content-Length: 4000\r\n\r\n" +
           [] {
             std::string fields;
             for (int i = 0; i < 400; ++i) fields += "f" + std::to_string(100 + i) + "=" + "abc" + "&&";
             return fields.substr(0, 4000);
           }(),
       400},
      {"a file",
       "POST /" + head + "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 6\r\n\r\n--x--x",
       0},
      {"nothing", "\r\n\r\n\r\n", 0},
      {"TLS", std::string("\x16\x03\x01\x02\x00\x01\xfc\x03\x03", 9), 0},
      {"HTTP 2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 0},
      {"HTTP 9.9", "GET / HTTP/9.9\r\nHost: a\r\n\r\n", 0},
      {"zeros", std::string(40000, '\0'), 0}};
  return kAll;
}

TEST_F(HttpServerTest, HostileRequestsAreRefusedAndReachNoHandler) {
  for (const HostileRequest& each : hostileRequests()) {
    const auto began = std::chrono::steady_clock::now();
    const std::string answer = answerTo(each.bytes);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(3)) << each.name;
    if (each.status != 0) {
      EXPECT_THAT(answer, StartsWith("HTTP/1.1 " + std::to_string(each.status))) << each.name;
    } else {
      EXPECT_THAT(answer, Not(StartsWith("HTTP/1.1 2"))) << each.name;
    }
    EXPECT_EQ(m_asked, 0) << each.name;
  }
  EXPECT_THAT(answerTo("GET / HTTP/1.1\r\nHost: a\r\n\r\n"), StartsWith("HTTP/1.1 200"));
}

// Requests with random changes: bytes replaced, left out, doubled, and the end cut off.
TEST_F(HttpServerTest, ChangedRequestsEndInATime) {
  std::mt19937 random(20261130);
  const auto below = [&random](std::size_t end) { return random() % end; };
  const std::vector<HostileRequest>& all = hostileRequests();
  std::vector<std::unique_ptr<Caller>> callers;
  for (int i = 0; i < 400; ++i) {
    std::string bytes = i % 2 == 0 ? post("blue=1&red=2") : all[below(all.size())].bytes.substr(0, 3000);
    for (std::size_t changes = 1 + below(6); changes > 0 && !bytes.empty(); --changes) {
      const std::size_t at = below(bytes.size());
      const std::size_t size = 1 + below(8);
      switch (below(4)) {
        case 0:
          bytes[at] = static_cast<char>(below(256));
          break;
        case 1:
          bytes.erase(at, size);
          break;
        case 2:
          bytes.insert(at, bytes.substr(at, size));
          break;
        default:
          if (below(4) == 0) bytes.resize(at);
      }
    }
    callers.push_back(std::make_unique<Caller>(m_server->port()));
    callers.back()->send(bytes);
  }
  const auto began = std::chrono::steady_clock::now();
  for (const auto& caller : callers) static_cast<void>(caller->heard());
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(5));
  EXPECT_THAT(answerTo(post("a=b")), StartsWith("HTTP/1.1 200"));
}

TEST_F(HttpServerTest, OneConnectionCarriesOneRequest) {
  const std::string one = "GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n";
  const std::string answer = answerTo(repeated(one, 500));
  EXPECT_EQ(answer.find("HTTP/1.1 200", 1), std::string::npos);
  EXPECT_LE(m_asked, 1);
}

TEST_F(HttpServerTest, AHeadHasNoBody) {
  const std::string answer = answerTo("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_THAT(answer,
              AllOf(StartsWith("HTTP/1.1 200"), HasSubstr("Content-Length: 9"), Not(HasSubstr("<p>"))));
}

TEST_F(HttpServerTest, ABrowserThatStillSendsReceivesItsRefusal) {
  for (int i = 0; i < 20; ++i) {
    EXPECT_THAT(answerTo(post(std::string(200000, 'a'))), StartsWith("HTTP/1.1 413"));
  }
}

std::string get(const std::string& path, const std::string& more = {}) {
  return "GET " + path + " HTTP/1.1\r\nHost: a\r\n" + more + "\r\n";
}

std::chrono::milliseconds since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
}

TEST_F(HttpServerTest, NobodyWaitsForWhoIsSlow) {
  std::vector<std::unique_ptr<Caller>> half;
  for (int i = 0; i < 100; ++i) {
    half.push_back(std::make_unique<Caller>(m_server->port()));
    half.back()->send("GET / HTTP/1.1\r\nHo");
  }
  const Caller slow(m_server->port());
  slow.send(get("/slow"));
  const auto began = std::chrono::steady_clock::now();
  EXPECT_THAT(answerTo(get("/")), StartsWith("HTTP/1.1 200"));
  EXPECT_LT(since(began).count(), 1000);
  EXPECT_THAT(slow.heard(), StartsWith("HTTP/1.1 200"));
  EXPECT_EQ(half.front()->heard(), "") << "closed after its time";
}

// A request must arrive within its time, even if its bytes never stop coming.
TEST_F(HttpServerTest, ARequestThatTricklesIsClosed) {
  for (const std::string& bytes :
       {get("/", "X: " + std::string(400, 'y') + "\r\n"), post(std::string(400, 'a'))}) {
    const Caller caller(m_server->port());
    const auto began = std::chrono::steady_clock::now();
    std::size_t sent = 0;
    while (sent < bytes.size() && caller.send(bytes.substr(sent, 1))) {
      ++sent;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_LT(sent, bytes.size());
    EXPECT_LT(since(began).count(), 3000);
  }
  EXPECT_EQ(m_asked, 0);
}

TEST_F(HttpServerTest, AnAnswerThatNobodyReceivesIsClosed) {
  const Caller caller(m_server->port());
  caller.send(get("/large"));
  std::this_thread::sleep_for(std::chrono::milliseconds(2500));
  EXPECT_LT(caller.heard().size(), 30UL << 20U);
}

TEST_F(HttpServerTest, AnExceptionOfAHandlerIsAnAnswer) {
  for (const char* path : {"/fails", "/fails-oddly"}) {
    for (int i = 0; i < 40; ++i) {
      EXPECT_THAT(answerTo(get(path)), AllOf(StartsWith("HTTP/1.1 500"), HasSubstr("refused 500"))) << path;
    }
  }
  EXPECT_THAT(answerTo(get("/fails?throws=1")), StartsWith("HTTP/1.1 500")) << "its page fails too";
  EXPECT_THAT(answerTo(get("/", "Cookie: phone=throws\r\n")), StartsWith("HTTP/1.1 200"))
      << "a stranger if nobody can tell";
  EXPECT_THAT(answerTo(get("/")), StartsWith("HTTP/1.1 200")) << "every worker still works";
}

TEST_F(HttpServerTest, ADelayedAnswerKeepsNobodyWaiting) {
  const auto began = std::chrono::steady_clock::now();
  std::vector<std::unique_ptr<Caller>> many;
  for (int i = 0; i < 100; ++i) {
    many.push_back(std::make_unique<Caller>(m_server->port()));
    many.back()->send(get("/late"));
  }
  EXPECT_THAT(answerTo(get("/")), StartsWith("HTTP/1.1 200"));
  EXPECT_LT(since(began).count(), 600);
  int late = 0;
  int refused = 0;
  for (const auto& caller : many) {
    const std::string answer = caller->heard();
    late += answer.starts_with("HTTP/1.1 200") ? 1 : 0;
    refused += answer.starts_with("HTTP/1.1 503") ? 1 : 0;
  }
  EXPECT_GE(since(began).count(), 700);
  EXPECT_EQ(late + refused, 100);
  EXPECT_GE(late, 64);
  EXPECT_GT(refused, 0) << "only so many answers wait";
}

// 700 strangers send whole or half requests from the address of a known phone. The known phone still gets an
// answer within half a second.
TEST_F(HttpServerTest, AKnownSenderIsAnsweredInACrowd) {
  std::vector<std::unique_ptr<Caller>> crowd;
  for (int i = 0; i < 700; ++i) {
    crowd.push_back(std::make_unique<Caller>(m_server->port()));
    crowd.back()->send(i % 7 == 0 ? get("/slow") : std::string("GET / HTTP/1.1\r\nHo"));
    if (i % 20 != 0) continue;
    const auto began = std::chrono::steady_clock::now();
    EXPECT_THAT(answerTo(get("/", "Cookie: phone=known\r\n")), StartsWith("HTTP/1.1 200")) << i;
    EXPECT_LT(since(began).count(), 500) << i;
  }
}

TEST_F(HttpServerTest, TheServerEndsWhileRequestsWait) {
  std::vector<std::unique_ptr<Caller>> known;
  std::vector<std::unique_ptr<Caller>> strangers;
  for (int i = 0; i < 12; ++i) {
    const std::string path = i % 2 == 0 ? "/late" : "/slow";
    known.push_back(std::make_unique<Caller>(m_server->port()));
    known.back()->send(get(path, "Cookie: phone=" + std::to_string(i) + "\r\n"));
    strangers.push_back(std::make_unique<Caller>(m_server->port()));
    strangers.back()->send(i % 4 == 3 ? "GET / HT" : get(path));
  }
  const auto sent = std::chrono::steady_clock::now();
  while (m_received < 12 && since(sent) < std::chrono::minutes(1))
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  ASSERT_EQ(m_received, 12);
  // A single thread receives all requests, and it answers this one itself. So after this answer, the workers
  // have all requests of known phones.
  EXPECT_THAT(answerTo("DELETE / HTTP/1.1\r\nHost: 10.0.0.1\r\n\r\n"), StartsWith("HTTP/1.1 405"));
  const auto began = std::chrono::steady_clock::now();
  { const HttpServer ended = *std::move(m_server); }
  m_server = Unexpected(ServerFault::CannotServe);
  EXPECT_LT(since(began).count(), 5000);
  for (const auto& each : known) EXPECT_THAT(each->heard(), StartsWith("HTTP/1.1 200"));
  for (const auto& each : strangers)
    EXPECT_THAT(each->heard().substr(0, 12), AnyOf("HTTP/1.1 200", "HTTP/1.1 503", ""));
}

TEST(HttpServer, WhereItCannotBeIsTold) {
  const Handlers handlers{.answer = [](const Request&) { return Response{}; }};
  const auto first = HttpServer::start("127.0.0.1", 0, handlers);
  ASSERT_TRUE(first);
  EXPECT_GT(first->port(), 0);
  const auto second = HttpServer::start("127.0.0.1", first->port(), handlers);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error(), ServerFault::PortTaken);
  for (const char* address : {"198.51.100.7", "nowhere", "1.2.3.4.5"}) {
    const auto none = HttpServer::start(address, 0, handlers);
    ASSERT_FALSE(none) << address;
    EXPECT_EQ(none.error(), ServerFault::NoSuchAddress) << address;
  }
}

}  // namespace
}  // namespace damath::web
