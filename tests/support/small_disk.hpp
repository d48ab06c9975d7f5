// SPDX-License-Identifier: GPL-3.0-or-later
// A small disk that a test can fill: a file system in memory, mounted on a folder. Only this test program and
// the programs that it starts see the mount.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace damath::support {

class SmallDisk {
 public:
  enum class Owner { User, Nobody };  // the user who runs the tests; the account "nobody" if this is root

  // Mounts the disk on an empty folder. Throws if the system allows no mount: as root, a mount needs the
  // right CAP_SYS_ADMIN; as another user, user namespaces.
  SmallDisk(std::filesystem::path folder, int megabytes, Owner owner) : m_folder(std::move(folder)) {
    const bool isRoot = ::geteuid() == 0;
    enterNamespace(isRoot);
    const bool isNobodys = isRoot && owner == Owner::Nobody;
    const std::string options =
        "size=" + std::to_string(megabytes) + "m,mode=755" + (isNobodys ? ",uid=65534" : "");
    if (::mount("tmpfs", m_folder.c_str(), "tmpfs", MS_NOSUID | MS_NODEV, options.c_str()) != 0) {
      throw std::runtime_error(std::string("no mount: ") + std::strerror(errno));
    }
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() { ::umount2(m_folder.c_str(), MNT_DETACH); }

  // Fills the disk with a file until no byte is free.
  void fill() const {
    const int file = ::open(ballast().c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    ASSERT_GE(file, 0) << std::strerror(errno);
    for (std::vector<char> piece(std::size_t{1} << 20); !piece.empty();) {
      if (::write(file, piece.data(), piece.size()) > 0) continue;
      EXPECT_EQ(errno, ENOSPC);
      piece.resize(piece.size() / 2);
    }
    ::close(file);
  }
  void makeRoom() const { std::filesystem::remove(ballast()); }

 private:
  [[nodiscard]] std::filesystem::path ballast() const { return m_folder / "ballast"; }

  // Gives this program its own list of mounts, once.
  static void enterNamespace(bool isRoot) {
    static bool isDone = false;
    if (isDone) return;
    const uid_t user = ::geteuid();
    const gid_t group = ::getegid();
    if (::unshare(isRoot ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER) != 0) {
      throw std::runtime_error(std::string("no namespace: ") + std::strerror(errno));
    }
    if (!isRoot) {
      const auto mapped = [](auto id) { return std::to_string(id) + " " + std::to_string(id) + " 1"; };
      std::ofstream("/proc/self/setgroups") << "deny";
      std::ofstream("/proc/self/uid_map") << mapped(user);
      std::ofstream("/proc/self/gid_map") << mapped(group);
    }
    if (::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) {
      throw std::runtime_error(std::string("no private mounts: ") + std::strerror(errno));
    }
    isDone = true;
  }

  std::filesystem::path m_folder;
};

}  // namespace damath::support
