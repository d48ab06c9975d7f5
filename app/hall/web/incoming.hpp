// SPDX-License-Identifier: GPL-3.0-or-later
// A request while libmicrohttpd receives it: reads its head and its form, and refuses what no browser sends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "app/hall/web/exchange.hpp"
#include "app/hall/web/request_line.hpp"

struct MHD_Connection;
struct MHD_PostProcessor;

namespace damath::web {

// The largest size of a form, in bytes. libmicrohttpd has twice this memory for each connection, which limits
// the size of a request's head.
inline constexpr std::size_t kMostBytes = 16UL * 1024;

class Incoming {
 public:
  // `uri` is the address in the request's first line, as it was sent.
  explicit Incoming(std::string_view uri);
  Incoming(const Incoming&) = delete;
  Incoming& operator=(const Incoming&) = delete;
  ~Incoming();

  enum class Step {
    Begun,     // no part of the request was read
    Body,      // the head was read
    Waiting,   // the whole request waits for its answer
    Answered,  // the answer stands in `response`
  };
  Step step = Step::Begun;
  Request request = {};
  Response response = {};
  Sender sender = {};
  std::uint64_t place = 0;               // the number of the connection in ConnectionPlaces
  MHD_Connection* connection = nullptr;  // set when the whole request has arrived

  // Reads the head. A fault of the head sets refusal().
  void readHead(MHD_Connection* from, const char* path, std::string_view method);
  // Reads the next bytes of the form. A fault of the form sets refusal(). The bytes of a refused request are
  // dropped. False if so many bytes came that the connection must be closed.
  [[nodiscard]] bool readBody(const char* bytes, std::size_t size);
  // Ends the form. An incomplete form sets refusal().
  void endBody();
  // Returns the HTTP status of a request that no handler may see; 0 if the request is acceptable.
  [[nodiscard]] int refusal() const { return m_refusal; }
  // True if the answer of a refused request need not wait for its body. A short body is read first, because
  // a browser that still sends would not receive the answer.
  [[nodiscard]] bool isRefusedNow() const;

 private:
  void checkHead(MHD_Connection* from);
  void refuse(int status) {
    if (m_refusal == 0) m_refusal = status;
  }

  MHD_PostProcessor* m_form = nullptr;
  std::size_t m_bytes = 0;     // the bytes of the body so far
  std::uint64_t m_length = 0;  // the length of the body that the head tells
  int m_refusal = 0;
};

}  // namespace damath::web
