// SPDX-License-Identifier: GPL-3.0-or-later
// damath_pair_bench measures `damath pair` for a late round, from the start of the program to its end.
//   damath_pair_bench [PROGRAM]
// Makes events of 13 rounds with `damath generate` (seeds 1 to 3). Pairs round 11 of each from its report
// after ten rounds, explains the pairing, and checks the whole event. Prints processor seconds: the fastest
// of three runs for each seed, and of these the slowest seed; and the greatest resident memory. Beside them
// stand the published times of the reference program.
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern char** environ;

namespace damath::bench {
namespace {

namespace fs = std::filesystem;

constexpr int kRounds = 13;
constexpr int kPaired = 10;
constexpr int kSeeds = 3;
constexpr int kRuns = 3;

struct Size {
  int players;
  double reference;  // the published time of the reference program, in seconds
  double share;      // the goal: so many times faster than `reference`
};
constexpr Size kSizes[] = {{200, 0.23, 12}, {500, 4, 25}, {1000, 41, 80}, {2000, 450, 200}};

struct Cost {
  double seconds = 0;
  double mebibytes = 0;
};

// Runs another program and returns its processor time and its greatest memory. The system also counts the
// memory of this program, from which the other program starts. This program is small, so the error is small.
Cost run(const std::vector<std::string>& words, const fs::path& output) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  pid_t child = 0;
  const int failure = posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  int status = 0;
  rusage used{};
  if (failure != 0 || wait4(child, &status, 0, &used) != child || status != 0) {
    std::fprintf(stderr, "%s failed\n", words[0].c_str());
    std::exit(1);
  }
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return {seconds(used.ru_utime) + seconds(used.ru_stime), static_cast<double>(used.ru_maxrss) / 1024};
}

Cost quickest(const std::vector<std::string>& words, const fs::path& output) {
  Cost best = run(words, output);
  for (int again = 1; again < kRuns; ++again) {
    const Cost cost = run(words, output);
    best = {std::min(best.seconds, cost.seconds), std::max(best.mebibytes, cost.mebibytes)};
  }
  return best;
}

void worsen(Cost& worst, const Cost& cost) {
  worst = {std::max(worst.seconds, cost.seconds), std::max(worst.mebibytes, cost.mebibytes)};
}

// Copies the report with its first ten rounds only: cuts each line of a player after the columns of round 10.
void cut(const fs::path& whole, const fs::path& part) {
  constexpr std::size_t kColumns = 91 + 10 * kPaired;
  std::ifstream in(whole, std::ios::binary);
  std::ofstream out(part, std::ios::binary);
  std::string line;
  while (std::getline(in, line)) {
    if (line.starts_with("001")) line.resize(std::min(line.size(), kColumns));
    out << line << '\n';
  }
}

void measure(const std::string& program, const fs::path& place) {
  std::printf("%8s %10s %12s %8s %8s %10s %10s %8s\n", "players", "pair, s", "reference, s", "faster",
              "asked", "explain, s", "check, s", "MiB");
  const fs::path whole = place / "whole.trf";
  const fs::path part = place / "part.trf";
  const fs::path output = place / "output";
  for (const Size& size : kSizes) {
    Cost pair;
    Cost explain;
    Cost check;
    for (int seed = 1; seed <= kSeeds; ++seed) {
      run({program, "generate", "--players", std::to_string(size.players), "--rounds",
           std::to_string(kRounds), "--forfeits", "4", "--absences", "4", "--seed", std::to_string(seed)},
          whole);
      cut(whole, part);
      worsen(pair, quickest({program, "pair", "--trf", part.string()}, output));
      worsen(explain, quickest({program, "pair", "--trf", part.string(), "--explain"}, output));
      worsen(check, quickest({program, "pair", "--trf", whole.string(), "--check"}, output));
    }
    std::printf("%8d %10.3f %12.2f %8.0f %8.0f %10.3f %10.3f %8.1f\n", size.players, pair.seconds,
                size.reference, size.reference / pair.seconds, size.share, explain.seconds, check.seconds,
                std::max({pair.mebibytes, explain.mebibytes, check.mebibytes}));
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace damath::bench

int main(int count, char** words) {
  namespace fs = std::filesystem;
  const fs::path program = count > 1 ? fs::path(words[1]) : fs::absolute(words[0]).parent_path() / "damath";
  std::string name = (fs::temp_directory_path() / "damath-pair-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) return 1;
  damath::bench::measure(program.string(), name);
  fs::remove_all(name);
  return 0;
}
