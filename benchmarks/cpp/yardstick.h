// What all yardsticks share: the dice, what a position offers, and the measuring of random games.
//
// Positions hide behind an abstract class, the legal choices of each decision are returned in a
// std::vector, and the state is plain data that copies itself. Nothing is tuned beyond that.

#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <random>
#include <string>
#include <vector>

class Dice {
 public:
  explicit Dice(uint32_t seed) : generator_(seed) {}
  int below(int n) { return static_cast<int>(generator_() % n); }

 private:
  std::minstd_rand generator_;
};

// What every game offers to whoever plays it.
class Position {
 public:
  virtual ~Position() = default;
  virtual bool over() const = 0;
  virtual std::vector<int> options() const = 0;
  virtual void take(int choice) = 0;
  virtual std::unique_ptr<Position> clone() const = 0;
};

// Processor time, so that other programs on the machine count as little as possible.
inline double seconds_since(std::clock_t start) {
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

struct Played {
  long games = 0;
  long decisions = 0;
  double seconds = 0;

  double per_game(long total) const { return static_cast<double>(total) / games; }
};

// Random games for a while; `look` sees the end of each, so that no compiler drops the games.
template <class Game, class Look>
Played play_for(double seconds, int batch, Dice& dice, Look look) {
  Played played;
  const std::clock_t start = std::clock();
  while (played.seconds < seconds) {
    for (int k = 0; k < batch; ++k) {  // games between two looks at the clock
      const auto game = std::make_unique<Game>(dice);
      Position* position = game.get();
      while (!position->over()) {
        const std::vector<int> options = position->options();
        position->take(options[dice.below(static_cast<int>(options.size()))]);
        ++played.decisions;
      }
      look(*game);
    }
    played.games += batch;
    played.seconds = seconds_since(start);
  }
  return played;
}

template <class Game>
double clone_microseconds(Dice& dice) {
  constexpr int kClones = 200'000;
  const std::unique_ptr<Position> position = std::make_unique<Game>(dice);
  const std::clock_t start = std::clock();
  for (int k = 0; k < kClones; ++k) {
    const std::unique_ptr<Position> copy = position->clone();
    asm volatile("" ::"r"(copy.get()) : "memory");  // a copy that nobody looks at must still be made
  }
  return seconds_since(start) / kClones * 1e6;
}

// The first word of the command line.
inline double seconds_asked(int count, char** words) { return count > 1 ? std::atof(words[1]) : 1.0; }

// One line of JSON; `more` holds what only this game tells.
inline void print_figures(const Played& played, double clone_us, const std::string& more) {
  std::printf(
      "{\"decisions_per_s\": %.0f, \"playouts_per_s\": %.1f, \"clone_us\": %.4f, \"games\": %ld, "
      "\"decisions_per_game\": %.2f, %s}\n",
      played.decisions / played.seconds, played.games / played.seconds, clone_us, played.games,
      played.per_game(played.decisions), more.c_str());
}
