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
#include <thread>

namespace damath::web {
namespace {

using ::testing::AllOf;
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
  // Reads until the server closes the connection.
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

  std::atomic<int> m_asked = 0;
  Request m_last;
  Expected<HttpServer, ServerFault> m_server =
      HttpServer::start("127.0.0.1", 0, [this](const Request& request) {
        m_last = request;
        ++m_asked;
        if (request.path == "/slow") std::this_thread::sleep_for(std::chrono::seconds(2));
        return Response{.body = "<p>ñ</p>", .tag = "\"7\"", .cookies = {"phone=x"}};
      });
};

TEST_F(HttpServerTest, ARequestIsReadAndAnswered) {
  const std::string answer = answerTo(
      "GET /table/1?lang=fil&x=%C3%B1+y HTTP/1.1\r\nHost: 10.0.0.1:8080\r\nCookie: phone=a-b; lang=en\r\n"
      "If-None-Match: \"7\"\r\nUser-Agent: A\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 200"));
  EXPECT_THAT(answer, AllOf(HasSubstr("Content-Type: text/html; charset=utf-8"), HasSubstr("ETag: \"7\""),
                            HasSubstr("Set-Cookie: phone=x"), HasSubstr("<p>ñ</p>")));
  // No page may load from other servers, be cached, or be shown inside another page.
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

TEST_F(HttpServerTest, NobodyWaitsForWhoIsSlow) {
  std::vector<std::unique_ptr<Caller>> half;
  for (int i = 0; i < 100; ++i) {
    half.push_back(std::make_unique<Caller>(m_server->port()));
    half.back()->send("GET / HTTP/1.1\r\nHo");
  }
  const Caller slow(m_server->port());
  slow.send("GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const auto began = std::chrono::steady_clock::now();
  EXPECT_THAT(answerTo("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"), StartsWith("HTTP/1.1 200"));
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::milliseconds(1900));
  EXPECT_THAT(slow.heard(), StartsWith("HTTP/1.1 200"));
  EXPECT_EQ(half.front()->heard(), "") << "closed after its time";
}

TEST_F(HttpServerTest, OneComputerTakesNotAllConnections) {
  std::vector<std::unique_ptr<Caller>> many;
  for (int i = 0; i < 260; ++i) many.push_back(std::make_unique<Caller>(m_server->port()));
  many.back()->send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(many.back()->heard(), "");
  many.clear();
  for (int i = 0; i < 50 && m_asked == 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    static_cast<void>(answerTo("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"));
  }
  EXPECT_GT(m_asked, 0);
}

TEST(HttpServer, WhereItCannotBeIsTold) {
  const auto answer = [](const Request&) { return Response{}; };
  const auto first = HttpServer::start("127.0.0.1", 0, answer);
  ASSERT_TRUE(first);
  EXPECT_GT(first->port(), 0);
  const auto second = HttpServer::start("127.0.0.1", first->port(), answer);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error(), ServerFault::PortTaken);
  for (const char* address : {"198.51.100.7", "nowhere", "1.2.3.4.5"}) {
    const auto none = HttpServer::start(address, 0, answer);
    ASSERT_FALSE(none) << address;
    EXPECT_EQ(none.error(), ServerFault::NoSuchAddress) << address;
  }
}

}  // namespace
}  // namespace damath::web
