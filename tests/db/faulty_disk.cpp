// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/faulty_disk.hpp"

#include <sqlite3.h>

#include <limits>

namespace damath::testing {

namespace {

constexpr int kNever = std::numeric_limits<int>::max();
constexpr const char* kName = "faulty";
constexpr sqlite3_int64 kHeaderBytes = 100;

struct State {
  int writes = 0;
  int failAfter = kNever;
  int code = SQLITE_OK;
  bool readsFail = false;
  bool protectedFromWriting = false;
};
State state;

// SQLite's object for an open file on this disk. The object of the real disk follows this struct in memory.
struct File {
  sqlite3_file base;
  sqlite3_file* real;
};

File* fileOf(sqlite3_file* file) {
  return reinterpret_cast<File*>(file);
}
sqlite3_file* realOf(sqlite3_file* file) {
  return fileOf(file)->real;
}
sqlite3_vfs* realDisk(sqlite3_vfs* disk) {
  return static_cast<sqlite3_vfs*>(disk->pAppData);
}

int closeFile(sqlite3_file* file) {
  return realOf(file)->pMethods->xClose(realOf(file));
}
int readFile(sqlite3_file* file, void* bytes, int count, sqlite3_int64 at) {
  if (state.readsFail && at + count > kHeaderBytes) return SQLITE_IOERR_READ;
  return realOf(file)->pMethods->xRead(realOf(file), bytes, count, at);
}
int writeToFile(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at) {
  if (state.writes++ >= state.failAfter) return state.code;
  return realOf(file)->pMethods->xWrite(realOf(file), bytes, count, at);
}
int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
  return realOf(file)->pMethods->xTruncate(realOf(file), size);
}
int syncFile(sqlite3_file* file, int flags) {
  if (state.writes >= state.failAfter && state.code == SQLITE_IOERR_WRITE) return SQLITE_IOERR_FSYNC;
  return realOf(file)->pMethods->xSync(realOf(file), flags);
}
int sizeOfFile(sqlite3_file* file, sqlite3_int64* size) {
  return realOf(file)->pMethods->xFileSize(realOf(file), size);
}
int lockFile(sqlite3_file* file, int level) {
  return realOf(file)->pMethods->xLock(realOf(file), level);
}
int unlockFile(sqlite3_file* file, int level) {
  return realOf(file)->pMethods->xUnlock(realOf(file), level);
}
int checkLock(sqlite3_file* file, int* result) {
  return realOf(file)->pMethods->xCheckReservedLock(realOf(file), result);
}
int controlFile(sqlite3_file* file, int operation, void* argument) {
  return realOf(file)->pMethods->xFileControl(realOf(file), operation, argument);
}
int sectorSize(sqlite3_file* file) {
  return realOf(file)->pMethods->xSectorSize(realOf(file));
}
int characteristics(sqlite3_file* file) {
  return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file));
}

const sqlite3_io_methods* methods() {
  static const sqlite3_io_methods table = [] {
    sqlite3_io_methods list{};
    list.iVersion = 1;
    list.xClose = closeFile;
    list.xRead = readFile;
    list.xWrite = writeToFile;
    list.xTruncate = truncateFile;
    list.xSync = syncFile;
    list.xFileSize = sizeOfFile;
    list.xLock = lockFile;
    list.xUnlock = unlockFile;
    list.xCheckReservedLock = checkLock;
    list.xFileControl = controlFile;
    list.xSectorSize = sectorSize;
    list.xDeviceCharacteristics = characteristics;
    return list;
  }();
  return &table;
}

int openFile(sqlite3_vfs* disk, const char* name, sqlite3_file* file, int flags, int* outFlags) {
  File* own = fileOf(file);
  own->base.pMethods = nullptr;
  own->real = reinterpret_cast<sqlite3_file*>(own + 1);
  if (state.protectedFromWriting && (flags & SQLITE_OPEN_MAIN_DB) != 0) {
    flags &= ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    flags |= SQLITE_OPEN_READONLY;
  }
  const int code = realDisk(disk)->xOpen(realDisk(disk), name, own->real, flags, outFlags);
  if (code == SQLITE_OK) own->base.pMethods = methods();
  return code;
}

sqlite3_vfs makeDisk() {
  sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
  sqlite3_vfs disk = *real;
  disk.iVersion = 1;
  disk.szOsFile = static_cast<int>(sizeof(File)) + real->szOsFile;
  disk.pNext = nullptr;
  disk.zName = kName;
  disk.pAppData = real;
  disk.xOpen = openFile;
  disk.xDelete = [](sqlite3_vfs* d, const char* name, int sync) {
    return realDisk(d)->xDelete(realDisk(d), name, sync);
  };
  disk.xAccess = [](sqlite3_vfs* d, const char* name, int flags, int* result) {
    return realDisk(d)->xAccess(realDisk(d), name, flags, result);
  };
  disk.xFullPathname = [](sqlite3_vfs* d, const char* name, int size, char* out) {
    return realDisk(d)->xFullPathname(realDisk(d), name, size, out);
  };
  return disk;
}

sqlite3_vfs& theDisk() {
  static sqlite3_vfs disk = makeDisk();
  return disk;
}

}  // namespace

FaultyDisk::FaultyDisk() {
  state = State{};
  sqlite3_vfs_register(&theDisk(), 0);
}

FaultyDisk::~FaultyDisk() {
  sqlite3_vfs_unregister(&theDisk());
}

std::string FaultyDisk::name() {
  return kName;
}

void FaultyDisk::heal() {
  state = State{};
}

void FaultyDisk::fillAfter(int writes) {
  state = {0, writes, SQLITE_FULL, false, false};
}

void FaultyDisk::breakAfter(int writes) {
  state = {0, writes, SQLITE_IOERR_WRITE, false, false};
}

void FaultyDisk::breakReads() {
  state.readsFail = true;
}

void FaultyDisk::writeProtect() {
  state.protectedFromWriting = true;
}

int FaultyDisk::writes() const {
  return state.writes;
}

}  // namespace damath::testing
