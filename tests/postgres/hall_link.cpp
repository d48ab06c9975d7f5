// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/postgres/hall_link.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <list>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "tests/postgres/hall_server.hpp"

namespace damath::testing {

namespace {

using Moment = std::chrono::steady_clock::time_point;

constexpr std::size_t kMostUnderWay = 1 << 20;

sockaddr_un addressOf(const std::filesystem::path& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.string().size() >= sizeof address.sun_path)
    throw std::runtime_error("the socket's path is too long");
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  return address;
}

int madeSocket() {
  return ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
}

}  // namespace

struct HallLink::Work {
  struct Parcel {
    Moment due;
    std::string bytes;
  };

  // A direction of a connection.
  struct Way {
    HallLink::From from;
    int in = -1;
    int out = -1;
    std::string unread = {};  // received bytes of a message that is not complete yet
    std::deque<Parcel> parcels = {};
    std::size_t underWay = 0;
    bool isStarted = false;  // the first message of a station has no type letter before its length
    bool isEnded = false;

    // Removes and returns the next whole message; nullopt if none is complete.
    std::optional<std::string> taken() {
      const bool isFirst = from == HallLink::From::Station && !isStarted;
      const std::size_t head = isFirst ? 0 : 1;
      if (unread.size() < head + 4) return std::nullopt;
      std::size_t length = 0;
      for (std::size_t i = head; i < head + 4; ++i)
        length = length * 256 + static_cast<unsigned char>(unread[i]);
      if (unread.size() < head + length) return std::nullopt;
      isStarted = true;
      std::string message = unread.substr(0, head + length);
      unread.erase(0, head + length);
      return message;
    }
    // Returns false if the other end has closed the connection.
    bool read() {
      std::array<char, 1 << 16> piece{};
      const ssize_t count = ::read(in, piece.data(), piece.size());
      if (count > 0) unread.append(piece.data(), static_cast<std::size_t>(count));
      return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
    }
    bool write(Moment now) {
      while (!parcels.empty() && parcels.front().due <= now) {
        Parcel& parcel = parcels.front();
        const ssize_t count = ::send(out, parcel.bytes.data(), parcel.bytes.size(), MSG_NOSIGNAL);
        if (count < 0) return errno == EAGAIN || errno == EINTR;
        underWay -= static_cast<std::size_t>(count);
        parcel.bytes.erase(0, static_cast<std::size_t>(count));
        if (!parcel.bytes.empty()) return true;
        parcels.pop_front();
      }
      return true;
    }
  };

  struct Both {
    Way there;
    Way back;
    bool isCut = false;
  };

  std::filesystem::path serverSocket;
  int listener = -1;
  std::array<int, 2> wake{-1, -1};
  std::mutex mutex;
  std::chrono::milliseconds delay{0};
  bool isSilent = false;
  bool isEnded = false;
  bool mustCut = false;
  Look look;
  std::list<Both> connections;  // used only by the link's own thread
  std::thread thread;

  template <class Change>
  void change(const Change& change) {
    const std::scoped_lock lock(mutex);
    change();
    const char word = 'w';
    // the pipe is full of wake-ups already, so the thread wakes up anyway
    if (::write(wake[1], &word, 1) != 1) return;
  }

  void accept() {
    const int station = ::accept4(listener, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (station < 0) return;
    const int server = madeSocket();
    const sockaddr_un address = addressOf(serverSocket);
    if (::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
      ::close(server);
      ::close(station);
      return;
    }
    connections.push_back({{From::Station, station, server}, {From::Server, server, station}});
  }

  void forward(Both& both, Way& way, Moment now, const Look& looked, std::chrono::milliseconds later) {
    while (!both.isCut) {
      auto message = way.taken();
      if (!message) return;
      if (looked && !looked(way.from, *message)) {
        both.isCut = true;
        return;
      }
      way.underWay += message->size();
      way.parcels.push_back({now + later, *std::move(message)});
    }
  }

  void run() {
    std::vector<pollfd> polled;
    for (;;) {
      polled.clear();
      Look looked;
      std::chrono::milliseconds later{};
      bool silent = false;
      {
        const std::scoped_lock lock(mutex);
        if (isEnded) break;
        if (std::exchange(mustCut, false)) {
          for (Both& both : connections) both.isCut = true;
        }
        looked = look;
        later = delay;
        silent = isSilent;
      }
      sweep();
      const Moment now = std::chrono::steady_clock::now();
      std::optional<Moment> next;
      polled.push_back({wake[0], POLLIN, 0});
      polled.push_back({listener, static_cast<short>(silent ? 0 : POLLIN), 0});
      for (const Both& both : connections) {
        for (const auto& [way, other] : {std::pair(&both.there, &both.back), {&both.back, &both.there}}) {
          short events = 0;
          if (!silent && !way->isEnded && way->underWay < kMostUnderWay) events |= POLLIN;
          if (!silent && !other->parcels.empty()) {
            if (other->parcels.front().due <= now)
              events |= POLLOUT;
            else if (!next || other->parcels.front().due < *next)
              next = other->parcels.front().due;
          }
          polled.push_back({silent ? -1 : way->in, events, 0});
        }
      }
      const int wait =
          next ? static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(*next - now).count()) : -1;
      if (::poll(polled.data(), polled.size(), wait) < 0) continue;
      if ((polled[0].revents & POLLIN) != 0) {
        std::array<char, 64> words{};
        if (::read(wake[0], words.data(), words.size()) >= 0) continue;
      }
      const Moment then = std::chrono::steady_clock::now();
      std::size_t place = 2;
      for (Both& both : connections) {
        for (Way* way : {&both.there, &both.back}) {
          const short events = polled[place++].revents;
          if (both.isCut || silent) continue;
          if ((events & (POLLIN | POLLHUP | POLLERR)) != 0 && !way->isEnded) {
            way->isEnded = !way->read();
            forward(both, *way, then, looked, later);
          }
        }
        for (Way* way : {&both.there, &both.back}) {
          if (!both.isCut && !silent && !way->write(then)) both.isCut = true;
          if (way->isEnded && way->parcels.empty()) both.isCut = true;
        }
      }
      if ((polled[1].revents & POLLIN) != 0) accept();
    }
    for (Both& both : connections) both.isCut = true;
    sweep();
  }

  void sweep() {
    connections.remove_if([](const Both& both) {
      if (!both.isCut) return false;
      ::close(both.there.in);
      ::close(both.there.out);
      return true;
    });
  }
};

HallLink::HallLink(const HallServer& server) : m_work(std::make_unique<Work>()) {
  std::string pattern = (std::filesystem::temp_directory_path() / "damath-link-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  m_folder = pattern;
  m_work->serverSocket = server.socket();
  m_work->listener = madeSocket();
  const sockaddr_un address = addressOf(m_folder / ".s.PGSQL.5432");
  if (::bind(m_work->listener, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      ::listen(m_work->listener, 128) != 0 || ::pipe2(m_work->wake.data(), O_NONBLOCK | O_CLOEXEC) != 0) {
    throw std::runtime_error("no link to the server");
  }
  m_work->thread = std::thread([work = m_work.get()] { work->run(); });
}

HallLink::~HallLink() {
  m_work->change([this] { m_work->isEnded = true; });
  m_work->thread.join();
  ::close(m_work->listener);
  for (const int end : m_work->wake) ::close(end);
  std::error_code ignored;
  std::filesystem::remove_all(m_folder, ignored);
}

std::string HallLink::address(const std::string& name) const {
  return hallAddress(m_folder, name);
}

void HallLink::setDelay(std::chrono::milliseconds eachWay) {
  m_work->change([&] { m_work->delay = eachWay; });
}

void HallLink::fallSilent() {
  m_work->change([this] { m_work->isSilent = true; });
}

void HallLink::goOn() {
  m_work->change([this] { m_work->isSilent = false; });
}

void HallLink::cut() {
  m_work->change([this] { m_work->mustCut = true; });
}

void HallLink::look(Look look) {
  m_work->change([&] { m_work->look = std::move(look); });
}

}  // namespace damath::testing
