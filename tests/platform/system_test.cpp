// SPDX-License-Identifier: GPL-3.0-or-later
// Locks, folders, processes, streams and sockets of the operating system.
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <thread>
#include <utility>

#include "platform/datagram_socket.hpp"
#include "platform/file_lock.hpp"
#include "platform/network_address.hpp"
#include "platform/ordinary_file.hpp"
#include "platform/process.hpp"
#include "platform/program_file.hpp"
#include "platform/socket.hpp"
#include "platform/socket_address.hpp"
#include "platform/standard_streams.hpp"
#include "platform/user.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::platform {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::contentOf;
using testing::TempFolder;

// A pipe. The destructor closes both ends.
class Pipe {
 public:
  Pipe() { EXPECT_EQ(::pipe(m_ends), 0); }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    closeInput();
    ::close(m_ends[0]);
  }
  [[nodiscard]] int output() const { return m_ends[0]; }
  [[nodiscard]] int input() const { return m_ends[1]; }
  void put(const std::string& text) const {
    EXPECT_EQ(::write(m_ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  // Waits for a letter from another process.
  void await() const {
    char letter = 0;
    EXPECT_EQ(::read(m_ends[0], &letter, 1), 1);
  }
  void closeInput() {
    if (m_ends[1] >= 0) ::close(std::exchange(m_ends[1], -1));
  }

 private:
  int m_ends[2] = {-1, -1};
};

// A process that holds the lock until it is killed.
class LockingProcess {
 public:
  explicit LockingProcess(const fs::path& path) {
    const Pipe pipe;
    m_process = ::fork();
    if (m_process == 0) {
      const auto lock = FileLock::lock(path);
      if (lock) pipe.put("x");
      for (;;) ::pause();
    }
    pipe.await();
  }
  LockingProcess(const LockingProcess&) = delete;
  LockingProcess& operator=(const LockingProcess&) = delete;
  ~LockingProcess() { kill(); }
  void kill() {
    if (m_process == 0) return;
    ::kill(m_process, SIGKILL);
    ::waitpid(std::exchange(m_process, 0), nullptr, 0);
  }

 private:
  pid_t m_process = 0;
};

TEST(FileLock, IsRefusedWhileAnotherProgramHoldsIt) {
  const TempFolder folder;
  const fs::path path = folder / "lock";
  LockingProcess other(path);
  const auto refused = FileLock::tryLock(path);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), std::errc::resource_unavailable_try_again);
  other.kill();
  EXPECT_TRUE(FileLock::tryLock(path)) << "the system released the lock of the killed program";
}

TEST(FileLock, IsHeldByTheObjectThatItWasMovedTo) {
  const TempFolder folder;
  const fs::path path = folder / "lock";
  {
    auto lock = FileLock::tryLock(path);
    ASSERT_TRUE(lock);
    const FileLock moved = *std::move(lock);
    EXPECT_FALSE(FileLock::tryLock(path)) << "also for this program";
  }
  EXPECT_TRUE(FileLock::tryLock(path));
}

TEST(FileLock, IsWaitedFor) {
  const TempFolder folder;
  const fs::path path = folder / "lock";
  LockingProcess other(path);
  std::atomic<bool> isKilled = false;
  std::thread killer([&other, &isKilled] {
    std::this_thread::sleep_for(50ms);
    isKilled = true;
    other.kill();
  });
  EXPECT_TRUE(FileLock::lock(path));
  EXPECT_TRUE(isKilled);
  killer.join();
}

TEST(FileLock, NeedsItsFolder) {
  const TempFolder folder;
  for (const auto& lock :
       {FileLock::lock(folder / "none/lock").error(), FileLock::tryLock(folder / "none/lock").error()}) {
    EXPECT_EQ(lock, std::errc::no_such_file_or_directory);
  }
}

// An environment variable with this value, or unset for nullptr. The destructor restores the old value.
class Variable {
 public:
  Variable(const char* name, const char* value) : m_name(name) {
    const char* const before = std::getenv(name);
    if (before != nullptr) m_before = before;
    value == nullptr ? ::unsetenv(name) : ::setenv(name, value, 1);
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  ~Variable() { m_before ? ::setenv(m_name, m_before->c_str(), 1) : ::unsetenv(m_name); }

 private:
  const char* m_name;
  std::optional<std::string> m_before;
};

TEST(Folders, AreThoseOfTheEnvironment) {
  const Variable home("HOME", "/users/mara");
  const Variable data("XDG_DATA_HOME", "/data");
  const Variable state("XDG_STATE_HOME", "/state");
  EXPECT_EQ(dataFolder(), "/data");
  EXPECT_EQ(stateFolder(), "/state");
}

TEST(Folders, AreInTheHomeFolderIfTheEnvironmentHasNoAbsolutePath) {
  const Variable home("HOME", "/users/mara");
  for (const char* value : {static_cast<const char*>(nullptr), "", "data"}) {
    const Variable data("XDG_DATA_HOME", value);
    const Variable state("XDG_STATE_HOME", value);
    EXPECT_EQ(dataFolder(), "/users/mara/.local/share");
    EXPECT_EQ(stateFolder(), "/users/mara/.local/state");
  }
}

TEST(Folders, AreAbsoluteWithoutAnyVariable) {
  const Variable home("HOME", nullptr);
  const Variable state("XDG_STATE_HOME", nullptr);
  EXPECT_TRUE(stateFolder().is_absolute());
}

TEST(Process, RunsToItsEndAndWritesItsLog) {
  const TempFolder folder;
  const fs::path log = folder / "log";
  EXPECT_EQ(run({"/bin/sh", "-c", "cat; echo one; echo two >&2; exit 3"}, log), 3);
  EXPECT_EQ(run({"/bin/sh", "-c", "echo $LC_ALL; ls /proc/self/fd | wc -l"}, log), 0);
  // The 4 is the number of open files of `ls`: its three standard streams, and the folder that it lists.
  EXPECT_EQ(contentOf(log), "one\ntwo\nC\n4\n");
  struct stat facts {};
  ASSERT_EQ(::stat(log.c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777U, 0600U);
}

TEST(Process, IsNotRun) {
  const TempFolder folder;
  EXPECT_EQ(run({(folder / "none").string()}, folder / "log"), kNotRun);
  EXPECT_EQ(run({"/bin/sh", "-c", "kill -9 $$"}, folder / "log"), kNotRun);
  EXPECT_EQ(run({"/bin/sh", "-c", "exit 0"}, folder / "none/log"), kNotRun);
}

TEST(Process, InTheBackgroundOutlivesItsStarter) {
  const TempFolder folder;
  const pid_t starter = ::fork();
  if (starter == 0) {
    const auto fault = runInBackground(folder / "log", [&] {
      std::this_thread::sleep_for(100ms);
      static_cast<void>(writeOutput("done"));
      std::ofstream(folder / "end") << fs::current_path().string() << ::getppid();
    });
    ::_exit(fault ? 1 : 0);
  }
  int status = 1;
  ASSERT_EQ(::waitpid(starter, &status, 0), starter);
  EXPECT_EQ(status, 0);
  EXPECT_FALSE(isRunning(starter));
  for (int i = 0; i < 500 && contentOf(folder / "end").empty(); ++i) std::this_thread::sleep_for(10ms);
  EXPECT_EQ(contentOf(folder / "log"), "done");
  EXPECT_TRUE(contentOf(folder / "end").starts_with("/")) << "it holds no folder";
}

TEST(Process, OfThisUserIsRunning) {
  EXPECT_TRUE(isRunning(::getpid()));
  EXPECT_FALSE(isRunning(0));
  EXPECT_FALSE(isRunning(-1));
}

TEST(Programs, AreFoundInTheFoldersOfThePath) {
  const Variable path("PATH", "/one:/two three:/four");
  EXPECT_EQ(programFolders(), (std::vector<fs::path>{"/one", "/two three", "/four"}));
  const Variable none("PATH", nullptr);
  EXPECT_TRUE(programFolders().empty());
  EXPECT_TRUE(isProgram("/bin/sh"));
  EXPECT_FALSE(isProgram("/bin/none"));
  EXPECT_FALSE(isProgram("/bin")) << "a folder";
  EXPECT_EQ(programBeside("platform_tests"), "/proc/self/exe");
  EXPECT_EQ(programBeside("damath"), fs::read_symlink("/proc/self/exe").parent_path() / "damath");
}

TEST(OrdinaryFile, GivesItsFirstBytes) {
  const TempFolder folder;
  testing::writeFile(folder / "file", std::string(50'000, 'x') + "end");
  EXPECT_EQ(firstBytesOf(folder / "file", 3), "xxx");
  EXPECT_EQ(firstBytesOf(folder / "file", 100'000), std::string(50'000, 'x') + "end");
  EXPECT_EQ(firstBytesOf(folder / "file", 0), "");
}

TEST(OrdinaryFile, IsNoPipeAndNoFolder) {
  const TempFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(firstBytesOf(folder / "pipe", 3).error(), ReadFault::NotOrdinary);
  EXPECT_EQ(firstBytesOf(folder.path(), 3).error(), ReadFault::NotOrdinary);
  EXPECT_EQ(firstBytesOf("/dev/zero", 3).error(), ReadFault::NotOrdinary);
  EXPECT_EQ(firstBytesOf(folder / "none", 3).error(), ReadFault::Unreadable);
}

// Replaces standard input by the pipe.
class InputFrom {
 public:
  explicit InputFrom(const Pipe& pipe) : m_before(::dup(STDIN_FILENO)) {
    ::dup2(pipe.output(), STDIN_FILENO);
  }
  InputFrom(const InputFrom&) = delete;
  InputFrom& operator=(const InputFrom&) = delete;
  ~InputFrom() {
    ::dup2(m_before, STDIN_FILENO);
    ::close(m_before);
  }

 private:
  int m_before;
};

TEST(StandardInput, ComesInPiecesUntilItsEnd) {
  Pipe pipe;
  const InputFrom input(pipe);
  EXPECT_FALSE(isTerminal(Stream::Input));
  const InputPiece none = nextInput(1ms);
  EXPECT_EQ(none.bytes, "");
  EXPECT_FALSE(none.isEnded);
  pipe.put("b3xc4\n");
  EXPECT_EQ(nextInput(1s).bytes, "b3xc4\n");
  pipe.closeInput();
  EXPECT_TRUE(nextInput(1s).isEnded);
}

TEST(StandardInput, IsReadUpToTheLimit) {
  Pipe pipe;
  const InputFrom input(pipe);
  pipe.put("12345");
  EXPECT_EQ(readInput(3), "123");
  pipe.closeInput();
  EXPECT_EQ(readInput(100), "45");
}

TEST(Endpoint, IsAnAddressAndAPort) {
  EXPECT_EQ(addressIn(Endpoint::of("192.168.1.10", 80)->native()), "192.168.1.10");
  EXPECT_EQ(addressIn(Endpoint::of("", 80)->native()), "0.0.0.0");
  EXPECT_FALSE(Endpoint::of("192.168.1", 80));
  EXPECT_FALSE(Endpoint::of("localhost", 80));
  EXPECT_EQ(addressIn(nullptr), "");
  EXPECT_EQ(ownAddressOf(Handle::kNone), "");
}

TEST(Network, HasThisComputer) {
  bool isFound = false;
  for (const NetworkAddress& address : networkAddresses()) isFound = isFound || address.own == "127.0.0.1";
  EXPECT_TRUE(isFound);
}

TEST(DatagramSocket, SendsAndReceives) {
  int port = 46000;
  while (!DatagramSocket(port).isOpen()) ++port;
  const DatagramSocket one(port);
  EXPECT_FALSE(DatagramSocket(port).isOpen()) << "the port is taken";
  const DatagramSocket other;
  ASSERT_TRUE(other.isOpen());
  EXPECT_FALSE(one.receive(1ms));
  other.send("127.0.0.1", port, "ping");
  const auto asked = one.receive(5s);
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->text, "ping");
  EXPECT_EQ(asked->address, "127.0.0.1");
  one.send(asked->address, asked->port, "pong");
  const auto answer = other.receive(5s);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->text, "pong");
  EXPECT_EQ(answer->port, port);
}

TEST(DatagramSocket, OnlyWaitsIfItIsNotOpen) {
  int port = 46000;
  while (!DatagramSocket(port).isOpen()) ++port;
  const DatagramSocket first(port);
  const DatagramSocket second(port);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_FALSE(second.receive(30ms));
  EXPECT_GE(std::chrono::steady_clock::now() - start, 25ms);
}

TEST(AwaitSocket, TellsInputAndRoom) {
  const Pipe pipe;
  EXPECT_EQ(awaitSocket(pipe.output(), Awaited::Input, 1ms), SocketEvent::None);
  pipe.put("x");
  EXPECT_EQ(awaitSocket(pipe.output(), Awaited::Input, 1s), SocketEvent::Input);
  EXPECT_EQ(awaitSocket(pipe.output(), Awaited::InputOrWritable, 1s), SocketEvent::Input);
  EXPECT_EQ(awaitSocket(pipe.input(), Awaited::InputOrWritable, 1s), SocketEvent::Writable);
}

TEST(TcpPort, IsFreeUntilAServerHasIt) {
  int port = 47000;
  while (!isPortFree(port)) ++port;
  const auto all = Endpoint::of("", port);
  const Handle server(::socket(AF_INET, SOCK_STREAM, 0));
  ASSERT_EQ(::bind(static_cast<int>(server.number()), all->native(), Endpoint::size()), 0);
  ASSERT_EQ(::listen(static_cast<int>(server.number()), 1), 0);
  EXPECT_FALSE(isPortFree(port));
  EXPECT_EQ(ownAddressOf(server.number()), "0.0.0.0");
}

}  // namespace
}  // namespace damath::platform
