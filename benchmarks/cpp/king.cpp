// The yardstick: a stripped King is Dead for two, written the way C++ game frameworks are.
//
// The rules are those of the basic game for two players. Left out, against the full rules:
//   - the ban on undoing the latest Manoeuvre or Outmanoeuvre (the choices would be filtered);
//   - the chronicle, the discard piles, the notation of choices, undo and everything else that
//     serves people and hidden information;
//   - alliances, three and four players, the special cards.
// Negotiate is one decision (a pair of cards), and so is the answer to an Outmanoeuvre (a region and
// up to two followers); the full rules ask for these one click at a time.
//
// Plays random games for a while and prints one line of JSON.

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "yardstick.h"

namespace {

constexpr int kFactions = 3;
constexpr int kRegions = 8;
constexpr int kPlayers = 2;
constexpr int kFollowers = kRegions * kFactions;  // kinds of follower: region * kFactions + faction

constexpr int kFollowersEach = 16;  // of each faction; two of eighteen stay in the box
constexpr int kHomeFollowers = 2;
constexpr int kRegionFollowers = 4;
constexpr int kCourtFollowers = 2;
constexpr int kSupportFollowers = 2;
constexpr int kInstabilityDiscs = 3;

constexpr int kNobody = -1;
constexpr int8_t kOpen = -1;                // no disc yet
constexpr int8_t kUnstable = kFactions;     // an instability disc; a control disc is its faction's number

enum Region { kMoray, kStrathclyde, kLancaster, kNorthumbria, kGwynedd, kWarwick, kEssex, kDevon };

enum Card { kScottishSupport, kWelshSupport, kEnglishSupport, kAssemble, kNegotiate, kManoeuvre, kOutmanoeuvre, kCards };

constexpr int kPass = 0;  // choices of a turn: pass, or 1 + card

constexpr std::array<int, kFactions> kHome = {kMoray, kGwynedd, kEssex};

constexpr int bit(int region) { return 1 << region; }

// The neighbours of each region as a set of bits.
constexpr std::array<int, kRegions> kBorders = {
    bit(kStrathclyde),
    bit(kMoray) | bit(kLancaster) | bit(kNorthumbria),
    bit(kStrathclyde) | bit(kNorthumbria) | bit(kGwynedd) | bit(kWarwick),
    bit(kStrathclyde) | bit(kLancaster) | bit(kWarwick) | bit(kEssex),
    bit(kLancaster) | bit(kWarwick) | bit(kDevon),
    bit(kLancaster) | bit(kNorthumbria) | bit(kGwynedd) | bit(kEssex) | bit(kDevon),
    bit(kNorthumbria) | bit(kWarwick) | bit(kDevon),
    bit(kGwynedd) | bit(kWarwick) | bit(kEssex),
};

// Two followers that answer an Outmanoeuvre, by their factions; then come the single ones.
constexpr std::array<std::pair<int, int>, 6> kPairs = {{{0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}}};
constexpr int kAnswers = kPairs.size() + kFactions;

class King final : public Position {
 public:
  explicit King(Dice& dice);

  bool over() const override { return step_ == Step::over; }
  std::vector<int> options() const override;
  void take(int choice) override;
  std::unique_ptr<Position> clone() const override { return std::make_unique<King>(*this); }
  int winner() const;

 private:
  enum class Step { turn, summon, support, assemble, negotiate, exchange, exchange_answer, lead, lead_answer, over };

  int draw(Dice& dice);
  int regions_with(int least) const;
  int bordering(int faction) const;
  bool has_neighbours_with(int regions) const;
  int complete_sets(int player) const;

  void play(int card);
  void next_assembled();
  void begin_summons();
  void end_turn();
  void place(int faction, int region, int number);
  void move(int faction, int from, int to);
  void power_struggle();

  void add_followers(std::vector<int>& out) const;
  void add_negotiations(std::vector<int>& out) const;
  void add_leads(std::vector<int>& out) const;
  void add_answers(std::vector<int>& out) const;

  std::array<int8_t, kFollowers> followers_{};
  std::array<int8_t, kRegions> count_{};
  std::array<int8_t, kFactions> supply_{};
  std::array<int8_t, kPlayers * kFactions> court_{};
  std::array<int8_t, kPlayers * kCards> hand_{};
  std::array<int8_t, kRegions> order_{};    // the region whose card lies on each space
  std::array<int8_t, kRegions> control_{};
  std::array<int8_t, kFactions> latest_win_{-1, -1, -1};
  Step step_ = Step::turn;
  int actor_ = 0;
  int open_ = (1 << kRegions) - 1;
  int held_ = 0;  // spaces whose card bears a negotiation disc
  int struggles_ = 0;
  int unstable_ = 0;
  int passes_ = 0;
  int faction_ = 0;
  int picked_ = 0;
  int latest_to_act_ = 0;
  int first_to_finish_ = kNobody;
};

King::King(Dice& dice) {
  supply_.fill(kFollowersEach - kHomeFollowers);
  control_.fill(kOpen);
  for (int f = 0; f < kFactions; ++f) {
    followers_[kHome[f] * kFactions + f] = kHomeFollowers;
    count_[kHome[f]] = kHomeFollowers;
  }
  for (int p = 0; p < kPlayers; ++p) {
    for (int k = 0; k < kCourtFollowers; ++k) ++court_[p * kFactions + draw(dice)];
    for (int card = 0; card < kCards; ++card) hand_[p * kCards + card] = card == kAssemble ? 2 : 1;
  }
  for (int r = 0; r < kRegions; ++r) {
    order_[r] = static_cast<int8_t>(r);
    for (; count_[r] < kRegionFollowers; ++count_[r]) ++followers_[r * kFactions + draw(dice)];
  }
  for (int left = kRegions; left > 1; --left) std::swap(order_[left - 1], order_[dice.below(left)]);
  actor_ = dice.below(kPlayers);
}

int King::draw(Dice& dice) {
  int k = dice.below(supply_[0] + supply_[1] + supply_[2]);
  int f = 0;
  for (; k >= supply_[f]; ++f) k -= supply_[f];
  --supply_[f];
  return f;
}

// --- What the rules ask of a position ---------------------------------------------------------------

int King::regions_with(int least) const {
  int out = 0;
  for (int r = 0; r < kRegions; ++r) {
    if (count_[r] >= least) out |= bit(r);
  }
  return out;
}

int King::bordering(int faction) const {
  int out = 0;
  for (int r = 0; r < kRegions; ++r) {
    if (control_[r] == faction || (r == kHome[faction] && control_[r] == kOpen)) out |= kBorders[r];
  }
  return out & open_;
}

bool King::has_neighbours_with(int regions) const {
  for (int r = 0; r < kRegions; ++r) {
    if ((regions & bit(r)) && (kBorders[r] & regions)) return true;
  }
  return false;
}

// --- Options ----------------------------------------------------------------------------------------

std::vector<int> King::options() const {
  std::vector<int> out;
  switch (step_) {
    case Step::turn:
      out.push_back(kPass);
      for (int card = 0; card < kCards; ++card) {
        if (hand_[actor_ * kCards + card]) out.push_back(1 + card);
      }
      break;
    case Step::summon:
    case Step::exchange:
      add_followers(out);
      break;
    case Step::support: {
      const int regions = bordering(faction_);
      for (int r = 0; r < kRegions; ++r) {
        if (regions & bit(r)) out.push_back(r);
      }
      break;
    }
    case Step::assemble:
      for (int r = 0; r < kRegions; ++r) {
        if (open_ & bit(r)) out.push_back(r);
      }
      break;
    case Step::negotiate:
      add_negotiations(out);
      break;
    case Step::exchange_answer:
      for (int c = 0; c < kFollowers; ++c) {
        if (followers_[c] && c / kFactions != picked_ / kFactions) out.push_back(c);
      }
      break;
    case Step::lead:
      add_leads(out);
      break;
    case Step::lead_answer:
      add_answers(out);
      break;
    case Step::over:
      break;
  }
  return out;
}

void King::add_followers(std::vector<int>& out) const {
  for (int c = 0; c < kFollowers; ++c) {
    if (followers_[c]) out.push_back(c);
  }
}

// Two spaces whose cards change places; the first card will be held.
void King::add_negotiations(std::vector<int>& out) const {
  for (int i = struggles_; i < kRegions; ++i) {
    if (held_ & bit(i)) continue;
    for (int j = struggles_; j < kRegions; ++j) {
      if (i != j && !(held_ & bit(j))) out.push_back(i * kRegions + j);
    }
  }
}

// A follower with a neighbouring region that can answer with two, or with one if none has two.
void King::add_leads(std::vector<int>& out) const {
  for (int least = 2; least >= 1 && out.empty(); --least) {
    const int answering = regions_with(least);
    for (int c = 0; c < kFollowers; ++c) {
      if (followers_[c] && (kBorders[c / kFactions] & answering)) out.push_back(c);
    }
  }
}

void King::add_answers(std::vector<int>& out) const {
  const int neighbours = kBorders[picked_ / kFactions];
  const bool with_two = neighbours & regions_with(2);
  for (int r = 0; r < kRegions; ++r) {
    if (!(neighbours & bit(r))) continue;
    const int8_t* here = &followers_[r * kFactions];
    if (with_two) {
      for (std::size_t k = 0; k < kPairs.size(); ++k) {
        const auto [f, g] = kPairs[k];
        if (f == g ? here[f] >= 2 : here[f] && here[g]) out.push_back(r * kAnswers + static_cast<int>(k));
      }
    } else {
      for (int f = 0; f < kFactions; ++f) {
        if (here[f]) out.push_back(r * kAnswers + static_cast<int>(kPairs.size()) + f);
      }
    }
  }
}

// --- What a choice does -----------------------------------------------------------------------------

void King::take(int choice) {
  switch (step_) {
    case Step::turn:
      if (choice != kPass) {
        play(choice - 1);
        break;
      }
      actor_ ^= 1;
      if (++passes_ == kPlayers) {
        passes_ = 0;
        power_struggle();
      }
      break;
    case Step::summon:
      --followers_[choice];
      --count_[choice / kFactions];
      ++court_[actor_ * kFactions + choice % kFactions];
      end_turn();
      break;
    case Step::support:
      place(faction_, choice, supply_[faction_] < kSupportFollowers ? supply_[faction_] : kSupportFollowers);
      begin_summons();
      break;
    case Step::assemble:
      place(faction_, choice, 1);
      ++faction_;
      next_assembled();
      break;
    case Step::negotiate:
      std::swap(order_[choice / kRegions], order_[choice % kRegions]);
      held_ |= bit(choice % kRegions);  // the disc moves with the first card
      begin_summons();
      break;
    case Step::exchange:
      picked_ = choice;
      step_ = Step::exchange_answer;
      break;
    case Step::exchange_answer:
      move(picked_ % kFactions, picked_ / kFactions, choice / kFactions);
      move(choice % kFactions, choice / kFactions, picked_ / kFactions);
      begin_summons();
      break;
    case Step::lead:
      picked_ = choice;
      step_ = Step::lead_answer;
      break;
    case Step::lead_answer: {
      const int region = picked_ / kFactions;
      const int other = choice / kAnswers;
      const std::size_t answer = choice % kAnswers;
      move(picked_ % kFactions, region, other);
      if (answer < kPairs.size()) {
        move(kPairs[answer].first, other, region);
        move(kPairs[answer].second, other, region);
      } else {
        move(static_cast<int>(answer - kPairs.size()), other, region);
      }
      begin_summons();
      break;
    }
    case Step::over:
      break;
  }
}

void King::play(int card) {
  --hand_[actor_ * kCards + card];
  latest_to_act_ = actor_;
  passes_ = 0;
  if (first_to_finish_ == kNobody) {
    int left = 0;
    for (int k = 0; k < kCards; ++k) left += hand_[actor_ * kCards + k];
    if (left == 0) first_to_finish_ = actor_;
  }
  const int occupied = regions_with(1);
  switch (card) {
    case kAssemble:
      faction_ = 0;
      next_assembled();
      return;
    case kNegotiate: {
      int free = 0;
      for (int i = struggles_; i < kRegions; ++i) free += !(held_ & bit(i));
      if (free >= 2) {
        step_ = Step::negotiate;
        return;
      }
      break;
    }
    case kManoeuvre:
      if (occupied & (occupied - 1)) {
        step_ = Step::exchange;
        return;
      }
      break;
    case kOutmanoeuvre:
      if (has_neighbours_with(occupied)) {
        step_ = Step::lead;
        return;
      }
      break;
    default:
      faction_ = card;
      if (supply_[faction_] && bordering(faction_)) {
        step_ = Step::support;
        return;
      }
  }
  begin_summons();  // the card has no effect
}

void King::next_assembled() {
  while (faction_ < kFactions && supply_[faction_] == 0) ++faction_;
  if (faction_ < kFactions) {
    step_ = Step::assemble;
  } else {
    begin_summons();
  }
}

void King::begin_summons() {
  step_ = Step::summon;
  if (regions_with(1) == 0) end_turn();
}

void King::end_turn() {
  step_ = Step::turn;
  actor_ ^= 1;
}

void King::place(int faction, int region, int number) {
  supply_[faction] -= number;
  followers_[region * kFactions + faction] += number;
  count_[region] += number;
}

void King::move(int faction, int from, int to) {
  --followers_[from * kFactions + faction];
  --count_[from];
  ++followers_[to * kFactions + faction];
  ++count_[to];
}

void King::power_struggle() {
  const int region = order_[struggles_];
  int8_t* here = &followers_[region * kFactions];
  int8_t winner = kUnstable;
  int most = 0;
  for (int f = 0; f < kFactions; ++f) {
    if (here[f] > most) {
      most = here[f];
      winner = static_cast<int8_t>(f);
    } else if (here[f] == most) {
      winner = kUnstable;
    }
  }
  control_[region] = winner;
  if (winner == kUnstable) {
    ++unstable_;
  } else {
    latest_win_[winner] = static_cast<int8_t>(struggles_);
  }
  for (int f = 0; f < kFactions; ++f) {
    supply_[f] += here[f];
    here[f] = 0;
  }
  count_[region] = 0;
  open_ &= ~bit(region);
  ++struggles_;
  if (unstable_ == kInstabilityDiscs || struggles_ == kRegions) step_ = Step::over;
}

// --- The end ----------------------------------------------------------------------------------------

int King::complete_sets(int player) const {
  const int8_t* court = &court_[player * kFactions];
  int least = court[0];
  for (int f = 1; f < kFactions; ++f) {
    if (court[f] < least) least = court[f];
  }
  return least;
}

int King::winner() const {
  if (unstable_ == kInstabilityDiscs) {
    const int difference = complete_sets(0) - complete_sets(1);
    return difference ? difference < 0 : latest_to_act_;
  }
  std::array<int, kFactions> strength{};
  for (int f = 0; f < kFactions; ++f) {
    for (int r = 0; r < kRegions; ++r) strength[f] += control_[r] == f ? kRegions + 1 : 0;
    strength[f] += latest_win_[f];
  }
  for (int rank = 0; rank < 2; ++rank) {
    int strongest = 0;
    for (int f = 1; f < kFactions; ++f) {
      if (strength[f] > strength[strongest]) strongest = f;
    }
    const int difference = court_[strongest] - court_[kFactions + strongest];
    if (difference) return difference < 0;
    strength[strongest] = -2;
  }
  return first_to_finish_ != kNobody ? first_to_finish_ : latest_to_act_ ^ 1;
}

}  // namespace

int main(int count, char** words) {
  Dice dice(1066);
  long wins_of_first = 0;
  const Played played =
      play_for<King>(seconds_asked(count, words), 256, dice, [&](const King& game) { wins_of_first += game.winner() == 0; });
  print_figures(played, clone_microseconds<King>(dice),
                "\"first_wins\": " + std::to_string(played.per_game(wins_of_first)));
}
