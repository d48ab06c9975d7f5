// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/postgres/hall_server.hpp"

#include <fcntl.h>
#include <libpq-fe.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

namespace damath::testing {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kPatience{30};

// Returns the command line that runs `words` as a user that PostgreSQL accepts. The process ends when this
// program ends.
std::vector<std::string> asServer(std::vector<std::string> words) {
  std::vector<std::string> all{"setpriv", "--pdeathsig", "KILL"};
  if (::geteuid() == 0) {
    for (const char* word : {"--reuid", "postgres", "--regid", "postgres", "--init-groups"})
      all.emplace_back(word);
  }
  for (std::string& word : words) all.push_back(std::move(word));
  return all;
}

pid_t started(const std::vector<std::string>& words, const fs::path& log) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const pid_t child = ::fork();
  if (child != 0) return child;
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(out, STDERR_FILENO);
  ::chdir("/");
  ::execvp(arguments[0], arguments.data());
  ::_exit(127);
}

std::string outputOf(const std::string& command) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
  std::string text;
  std::array<char, 256> piece{};
  while (std::fgets(piece.data(), static_cast<int>(piece.size()), pipe.get()) != nullptr)
    text += piece.data();
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

const std::string& programs() {
  static const std::string folder = outputOf("pg_config --bindir");
  return folder;
}

// Creates a new cluster (the data of a PostgreSQL server) in the folder. The first cluster of a build is kept
// and copied for all others: creating a cluster takes most of a second of processor time.
void makeCluster(const fs::path& folder) {
  const fs::path data = folder / "data";
  const fs::path kept = fs::path(DAMATH_CLUSTERS) /
                        outputOf("echo $(pg_config --version) of $(id -un) | tr -c '[:alnum:].\n' _");
  const auto copied = [](const fs::path& from, const fs::path& to) {
    return outputOf("cp -a '" + from.string() + "' '" + to.string() + "' 2>&1");
  };
  if (fs::exists(kept)) {
    if (const std::string fault = copied(kept, data); !fault.empty()) throw std::runtime_error(fault);
    return;
  }
  const pid_t maker = started(asServer({programs() + "/initdb", "-D", data.string(), "-U", "postgres", "-A",
                                        "trust", "-E", "UTF8", "--locale=C", "--no-sync"}),
                              folder / "log");
  int status = 0;
  ::waitpid(maker, &status, 0);
  if (status != 0) throw std::runtime_error("initdb: " + outputOf("tail -n 3 " + (folder / "log").string()));
  // The rename is atomic, so the kept cluster is always whole. If several programs create one at the same
  // time, the first stays.
  const fs::path mine = kept.string() + "." + std::to_string(::getpid());
  std::error_code isKeptAlready = std::make_error_code(std::errc::io_error);
  if (copied(data, mine).empty()) fs::rename(mine, kept, isKeptAlready);
  if (isKeptAlready) fs::remove_all(mine, isKeptAlready);
}

}  // namespace

HallServer& HallServer::ofProgram() {
  static HallServer server({"fsync=off", "wal_writer_delay=10s"});
  return server;
}

HallServer::HallServer(std::vector<std::string> settings) : m_settings(std::move(settings)) {
  std::string pattern = (fs::temp_directory_path() / "damath-hall-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  m_folder = pattern;
  if (::geteuid() == 0 && outputOf("chown postgres:postgres " + pattern + " 2>&1") != "") {
    throw std::runtime_error("no user postgres on this machine");
  }
  makeCluster(m_folder);
  start();
}

HallServer::~HallServer() {
  stop(SIGQUIT);
  std::error_code ignored;
  fs::remove_all(m_folder, ignored);
}

void HallServer::start() {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  std::vector<std::string> words{programs() + "/postgres", "-D", (m_folder / "data").string(), "-k",
                                 m_folder.string()};
  for (const std::string& setting : m_settings) words.insert(words.end(), {"-c", setting});
  words.insert(words.end(), {"-c", "listen_addresses=", "-c", "max_connections=200"});
  const auto launch = [&] { return started(asServer(words), m_folder / "log"); };
  m_process = launch();
  while (PQping(address("postgres").c_str()) != PQPING_OK) {
    if (std::chrono::steady_clock::now() > end) throw std::runtime_error("the server does not start");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    // The remains of a killed server disappear a moment later. Until then a new server refuses to start.
    if (::waitpid(m_process, nullptr, WNOHANG) == m_process) m_process = launch();
  }
}

void HallServer::stop(int signal) {
  if (m_process <= 0) return;
  ::kill(m_process, signal);
  ::waitpid(std::exchange(m_process, -1), nullptr, 0);
}

void HallServer::crash() {
  halt();
  goOn();
}

void HallServer::halt() {
  stop(SIGKILL);
}

void HallServer::goOn() {
  start();
}

std::string HallServer::address(const std::string& name) const {
  return hallAddress(m_folder, name);
}

fs::path HallServer::socket() const {
  return m_folder / ".s.PGSQL.5432";
}

std::string hallAddress(const fs::path& folder, const std::string& name) {
  std::string host;
  for (const char letter : folder.string()) host += letter == '/' ? "%2F" : std::string(1, letter);
  return "postgresql://postgres@" + host + "/" + name;
}

void HallServer::makeDatabase(const std::string& name) {
  const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(address("postgres").c_str()),
                                                              PQfinish);
  const std::string sql =
      "CREATE DATABASE \"" + name + "\" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'";
  const std::unique_ptr<PGresult, void (*)(PGresult*)> made(PQexec(connection.get(), sql.c_str()), PQclear);
  if (PQresultStatus(made.get()) != PGRES_COMMAND_OK)
    throw std::runtime_error(PQerrorMessage(connection.get()));
}

}  // namespace damath::testing
