// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/command_run.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "app/cli/products.hpp"
#include "app/cli/shell/damath.hpp"

namespace damath::cli {

namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

void redirect(const char* path, int flags, int descriptor) {
  const int file = ::open(path, flags, 0600);
  if (file < 0 || ::dup2(file, descriptor) < 0) ::_exit(126);
  ::close(file);
}

enum class Rights { Own, Nobodys };
enum class Loaded { Anew, Already };  // Anew: runs the program file; Already: runs in the forked test process

// Forks the test process. Flushes the output buffers first, so that buffered text is not written twice.
pid_t forked() {
  std::cout.flush();
  std::fflush(nullptr);
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error("no process");
  return child;
}

Loaded loadedNext() {
  static Loaded next = Loaded::Anew;
  return std::exchange(next, Loaded::Already);
}

// Runs the command in the child process. Leaves standard input unchanged.
[[noreturn]] void become(const std::vector<std::string>& arguments, const fs::path& out, const fs::path& err,
                         Loaded which, Rights rights = Rights::Own) {
  redirect(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
  redirect(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
  // Opens the program file before the rights of root are dropped, because the folders above the file may be
  // closed to other users.
  const int command = ::open(DAMATH_COMMAND, O_RDONLY | O_CLOEXEC);
  constexpr uid_t kNobody = 65534;
  const bool changes = rights == Rights::Nobodys && ::geteuid() == 0;
  if (changes && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) ::_exit(125);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  // After 120 seconds, SIGALRM ends a command that hangs. The test sees the signal in the exit status.
  constexpr unsigned kLongest = 120;
  ::alarm(kLongest);
  std::vector<std::string> words = {DAMATH_COMMAND};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  if (which == Loaded::Already) {
    std::exit(static_cast<int>(
        cli::run(static_cast<int>(pointers.size()), pointers.data(), cli::programCommands())));
  }
  pointers.push_back(nullptr);
  ::fexecve(command, pointers.data(), environ);
  ::_exit(127);
}

}  // namespace

Workplace::Workplace() {
  std::string pattern = (fs::temp_directory_path() / "damath-cli-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  m_folder = pattern;
}

Workplace::~Workplace() {
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(m_folder, ignored)) {
    if (entry.is_directory(ignored)) fs::permissions(entry, fs::perms::owner_all, ignored);
  }
  fs::remove_all(m_folder, ignored);
}

std::string Workplace::write(const std::string& name, const std::string& bytes) const {
  fs::create_directories(path(name).parent_path());
  std::ofstream file(path(name), std::ios::binary);
  file << bytes;
  if (!file.flush()) throw std::runtime_error("cannot write " + name);
  return at(name);
}

std::string Workplace::read(const std::string& name) const {
  return contentOf(path(name));
}

CommandResult Workplace::damath(const std::vector<std::string>& arguments,
                                const std::string& outputTo) const {
  const fs::path out = outputTo.empty() ? path(".out") : fs::path(outputTo);
  const fs::path err = path(".err");
  const Loaded which = loadedNext();
  const pid_t child = forked();
  if (child == 0) {
    redirect("/dev/null", O_RDONLY, STDIN_FILENO);
    become(arguments, out, err, which);
  }
  return resultOf(child, outputTo.empty() ? out : fs::path());
}

CommandResult Workplace::damathKilledAt(int call, LastCall last,
                                        const std::vector<std::string>& arguments) const {
  const pid_t child = forked();
  if (child == 0) {
    redirect("/dev/null", O_RDONLY, STDIN_FILENO);
    dieAtCall(call, last);
    become(arguments, path(".out"), path(".err"), Loaded::Already);
  }
  return resultOf(child, path(".out"));
}

void Workplace::becomeDamathOfNobody(const std::vector<std::string>& arguments) const {
  redirect("/dev/null", O_RDONLY, STDIN_FILENO);
  become(arguments, path(".out"), path(".err"), Loaded::Already, Rights::Nobodys);
}

CommandResult Workplace::damathPausedAt(int call, const std::function<void()>& meanwhile,
                                        const std::vector<std::string>& arguments) const {
  const pid_t child = forked();
  if (child == 0) {
    redirect("/dev/null", O_RDONLY, STDIN_FILENO);
    pauseAtCall(call);
    become(arguments, path(".out"), path(".err"), Loaded::Already);
  }
  int status = 0;
  if (::waitpid(child, &status, WUNTRACED) != child) throw std::runtime_error("the process is lost");
  if (!WIFSTOPPED(status)) return resultWith(status, path(".out"));
  meanwhile();
  ::kill(child, SIGCONT);
  return resultOf(child, path(".out"));
}

CommandResult Workplace::damathOfNobody(const std::vector<std::string>& arguments) const {
  const pid_t child = forked();
  if (child == 0) {
    redirect("/dev/null", O_RDONLY, STDIN_FILENO);
    become(arguments, path(".out"), path(".err"), Loaded::Anew, Rights::Nobodys);
  }
  return resultOf(child, path(".out"));
}

namespace {

// Starts the command in a new process and returns the process id at once.
int begun(const std::vector<std::string>& arguments, const fs::path& out, const fs::path& err,
          Rights rights) {
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error("no process");
  if (child == 0) {
    redirect("/dev/null", O_RDONLY, STDIN_FILENO);
    become(arguments, out, err, Loaded::Anew, rights);
  }
  return child;
}

}  // namespace

int Workplace::beginAsNobody(const std::vector<std::string>& arguments, const std::string& out) const {
  return begun(arguments, path(out), path(".err"), Rights::Nobodys);
}

int Workplace::begin(const std::vector<std::string>& arguments, const std::string& out) const {
  return begun(arguments, path(out), path(".err"), Rights::Own);
}

CommandResult Workplace::damathTyped(const std::vector<std::string>& arguments,
                                     const std::string& typed) const {
  int ends[2];
  if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
  const Loaded which = loadedNext();
  const pid_t child = forked();
  if (child == 0) {
    ::dup2(ends[0], STDIN_FILENO);
    ::close(ends[0]);
    ::close(ends[1]);
    become(arguments, path(".out"), path(".err"), which);
  }
  ::close(ends[0]);
  // A command that exits before it has read all its input is no error of the test.
  const auto before = ::signal(SIGPIPE, SIG_IGN);
  for (std::size_t done = 0; done < typed.size();) {
    const ssize_t written = ::write(ends[1], typed.data() + done, typed.size() - done);
    if (written <= 0) break;
    done += static_cast<std::size_t>(written);
  }
  ::close(ends[1]);
  ::signal(SIGPIPE, before);
  return resultOf(child, path(".out"));
}

CommandResult Workplace::resultOf(int child, const fs::path& out) const {
  int status = 0;
  if (::waitpid(child, &status, 0) != child) throw std::runtime_error("the process is lost");
  return resultWith(status, out);
}

CommandResult Workplace::resultWith(int status, const fs::path& out) const {
  CommandResult result;
  result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (!out.empty()) result.out = contentOf(out);
  result.err = contentOf(path(".err"));
  return result;
}

}  // namespace damath::cli
