// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/server.hpp"

#include <iterator>
#include <string>

#include "app/hall/server/server_certificate.hpp"
#include "app/hall/server/server_programs.hpp"
#include "core/expected.hpp"
#include "platform/process.hpp"
#include "platform/side_file.hpp"
#include "platform/socket.hpp"
#include "platform/user.hpp"

namespace damath::station {

namespace fs = std::filesystem;

namespace {

// The greatest length of a socket's whole path, in bytes.
constexpr std::size_t kMostSocketPath = 107;
// The part of kMostSocketPath that is reserved for the name of the socket itself, in bytes.
constexpr std::size_t kSocketName = 16;

// The server's access rules. Connections over the network need TLS. The owner cannot connect over the
// network.
constexpr const char* kWhoMayEnter =
    "local   all     all                peer map=damath\n"
    "host    all     owner all          reject\n"
    "hostssl contest all   samenet      scram-sha-256\n"
    "host    all     all   all          reject\n";

constexpr const char* kSettings =
    "\n# Of the hall\n"
    "ssl = on\n"
    "ssl_cert_file = 'server.crt'\n"
    "ssl_key_file = 'server.key'\n"
    "ssl_min_protocol_version = 'TLSv1.2'\n"
    "password_encryption = 'scram-sha-256'\n"
    "unix_socket_directories = '../socket'\n"
    "unix_socket_permissions = 0700\n"
    // The server accepts 200 connections: two for each of fifty stations, and a reserve.
    "max_connections = 200\n"
    "superuser_reserved_connections = 5\n"
    // A connection that does not log in is closed after ten seconds.
    "authentication_timeout = 10s\n"
    // Turns off replication, and transactions that outlive their connection.
    "max_wal_senders = 0\n"
    "max_replication_slots = 0\n"
    "max_prepared_transactions = 0\n"
    // Ends the connection of a station that disappeared from the network.
    "tcp_user_timeout = 5000\n"
    "tcp_keepalives_idle = 2\n"
    "tcp_keepalives_interval = 1\n"
    "tcp_keepalives_count = 3\n"
    "log_connections = on\n"
    "log_line_prefix = '%t %u %h '\n";

// Returns the settings for two modules of PostgreSQL. The module auth_delay answers each wrong password only
// after a second. The module passwordcheck refuses a password that equals the login's name. Leaves out a
// module that is not installed.
std::string moduleSettings(const fs::path& programs) {
  std::string list;
  for (const char* module : {"auth_delay", "passwordcheck"}) {
    std::error_code fault;
    const std::string file = std::string(module) + ".so";
    const fs::path library = programs.parent_path() / "lib";
    if (!fs::exists(library / file, fault) && !fs::exists(library / "postgresql" / file, fault)) continue;
    list += (list.empty() ? "" : ",") + std::string(module);
  }
  if (list.empty()) return {};
  std::string settings = "shared_preload_libraries = '" + list + "'\n";
  if (list.starts_with("auth_delay")) settings += "auth_delay.milliseconds = 1000\n";
  return settings;
}

}  // namespace

Answer<Server> Server::in(const HallFolder& folder) {
  if (platform::isAdministrator()) return refused(StationFault::AsRoot);
  const auto programs = serverPrograms();
  if (!programs) return refused(StationFault::NoServer);
  if (folder.socket().string().size() + kSocketName > kMostSocketPath) {
    return refused(StationFault::PathTooLong, folder.path().string());
  }
  return Server(folder, *programs);
}

Unexpected<StationError> Server::failed() const {
  return refused(StationFault::ServerFailed, m_folder.log().string(), lastLineOf(m_folder.log()));
}

Answer<void> Server::make() const {
  std::error_code fault;
  fs::create_directories(m_folder.socket(), fault);
  if (!fault) fs::permissions(m_folder.path(), fs::perms::owner_all, fault);
  if (fault) return refused(StationFault::CannotWrite, m_folder.path().string(), fault.message());
  const std::string data = m_folder.data().string();
  const int status =
      platform::run({(m_programs / "initdb").string(), "-D", data, "-U", "owner", "--auth-local=peer",
                     "--auth-host=scram-sha-256", "-E", "UTF8", "--locale=C", "--no-instructions"},
                    m_folder.log());
  if (status != 0) return failed();
  if (auto made = makeCertificate(data); !made) return made;
  const std::string names = "damath \"" + platform::userName() + "\" owner\n";
  DAMATH_CHECK(writeFile(m_folder.data() / "pg_hba.conf", kWhoMayEnter, platform::Rights::Kept));
  DAMATH_CHECK(writeFile(m_folder.data() / "pg_ident.conf", names, platform::Rights::Kept));
  const fs::path path = m_folder.data() / "postgresql.conf";
  constexpr std::size_t kMostSettingsBytes = 1 << 20;
  const std::string usual = platform::readSideFile(path, kMostSettingsBytes).value_or(std::string());
  return writeFile(path, usual + kSettings + moduleSettings(m_programs), platform::Rights::Kept);
}

Answer<void> Server::start(int port, Reach reach) const {
  if (reach == Reach::Hall && !platform::isPortFree(port)) {
    return refused(StationFault::PortTaken, std::to_string(port));
  }
  const std::string options =
      "-p " + std::to_string(port) + " -c listen_addresses='" + (reach == Reach::Hall ? "*" : "") + "'";
  const int status = platform::run({(m_programs / "pg_ctl").string(), "start", "-w", "-t", "60", "-D",
                                    m_folder.data().string(), "-l", m_folder.log().string(), "-o", options},
                                   m_folder.log());
  if (status != 0) return failed();
  return {};
}

Answer<void> Server::stop() const {
  if (!isRunning()) return {};
  const int status = platform::run({(m_programs / "pg_ctl").string(), "stop", "-w", "-t", "60", "-m", "fast",
                                    "-D", m_folder.data().string()},
                                   m_folder.log());
  if (status != 0) return failed();
  return {};
}

bool Server::isRunning() const {
  return platform::run({(m_programs / "pg_ctl").string(), "status", "-D", m_folder.data().string()},
                       "/dev/null") == 0;
}

}  // namespace damath::station
