// The yardstick: Rex Britannorum for three, written the way C++ game frameworks are.
//
// The rules are those for three players with objectives and open reinforcements, decision by decision as in
// the full rules, and the board is made from the game's own facts (rex_board.h, written by benchmarks/engine.py).
// Left out, against the full rules:
//   - kingdoms without a player, two players alone, the variants;
//   - the limit of ten oppida, which hardly ever matters;
//   - the chronicle, the cards that others have seen, discards, the notation of choices, undo and
//     everything else that serves people and hidden information.
//
// Plays random games for a while and prints one line of JSON.

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "rex_board.h"
#include "yardstick.h"

namespace {

constexpr int kKingdoms = 3;
constexpr int kZones = 3;
constexpr int kTracks = 3;
constexpr int kValues = 7;
constexpr int kColours = 4;  // three kingdoms and Rome
constexpr int kRome = 3;
constexpr int kKinds = kColours * kValues;
constexpr int kNone = -1;
constexpr int kQueue = 3;
constexpr int kHand = 3;
constexpr int kRecruits = 2;
constexpr int kWinnerTokens = 3;
constexpr int kVassalTokens = 2;

enum Power { kRising = 1, kHiring = 2, kJoining = 3, kShielding = 4, kHighest = 7 };

// Choices: a verb's first number plus its argument.
enum Choice {
  kDecline = 0,
  kConfirm = 1,
  kDraw = 2,
  kLead = 3,
  kRecruit = kLead + kKingdoms,
  kHire = kRecruit + kKinds,
  kCall = kHire + kKinds,
  kSend = kCall + kKinds,
  kClaim = kSend + kKinds * kZones,
  kUseJoker = kClaim + kTokens,
  kJoin = kUseJoker + kPlaces,
  kPutAway = kJoin + kPlaces,
};

uint64_t bit(int number) { return uint64_t{1} << number; }
int size(uint64_t members) { return __builtin_popcountll(members); }
int first_of(uint64_t members) { return __builtin_ctzll(members); }

using Cards = std::array<int8_t, kKinds>;

struct Play {
  int8_t kind = kNone;
  int8_t zone = 0;
};

struct Realm {
  uint64_t held = 0;
  Cards hand{};
  std::array<int8_t, kValues> deck{};
  std::array<int8_t, kValues> queue{};
  int8_t deck_size = 0;
  int8_t queue_size = 0;
  std::array<Play, 3> plan{};
  uint32_t objectives = 0;
  std::array<int8_t, kTracks> track{};
  int achieved = 0;
  uint64_t claimed = 0;
  uint64_t gained = 0;
};

class Rex final : public Position {
 public:
  explicit Rex(Dice& dice) : dice_(&dice) { go_on(); }

  bool over() const override { return phase_ == Phase::over; }
  std::vector<int> options() const override;
  void take(int choice) override;
  std::unique_ptr<Position> clone() const override { return std::make_unique<Rex>(*this); }
  int winner() const;
  int points(int kingdom) const;

 private:
  enum class Phase {
    kingdoms, objectives, turn_begins, recruitment, planning, battle, winners_claim, winners_joker, vassals_claim,
    vassals_joker, powers, help, over,
  };
  enum class Step { kingdom, objective, recruitment, planning, claim, joker, hiring, reinforcement, joining, help };

  void ask(Step step, int kingdom) {
    step_ = step;
    actor_ = kingdom;
    asked_ = true;
  }
  void go_on();
  void deal();
  void begin_turn();
  void recruit();
  int draw(Realm& realm);
  void fill(Realm& realm);
  void take_recruit(Realm& realm, int choice);
  void fight();
  void claim_tokens();
  uint64_t claimable(const Realm& realm) const;
  void claim(Realm& realm, int token);
  void use_jokers();
  uint64_t joker_targets(int kingdom) const;
  void place_joker(int kingdom, int place);
  void give_rest_to_rome();
  void use_powers();
  int exposed() const;
  Cards for_hire(int kingdom) const;
  void hire(int kingdom, int kind);
  uint64_t roads_to_join(int kingdom) const;
  void offer_help();
  void evaluate();
  void end_turn();
  bool plays(const Realm& realm, int value) const;

  Dice* dice_;
  std::array<Realm, kKingdoms> realm_{};
  std::array<int8_t, kKingdoms> order_{};
  std::array<int8_t, kValues> reinforcements_ = kReinforcements;
  uint64_t bag_ = kAllTokens;
  uint64_t tokens_ = 0;
  uint64_t rome_ = kRomeCities;
  Phase phase_ = Phase::kingdoms;
  Step step_ = Step::kingdom;
  bool asked_ = false;
  int actor_ = 0;
  int taken_kingdoms_ = 0;
  int turn_ = 0;
  int firsts_ = 0;
  int at_ = 0;
  int left_ = 0;
  int zone_ = 0;
  int winners_ = 0;
  int vassals_ = 0;
  int hired_ = 0;
  int marked_ = 0;
};

// --- The course of the game -------------------------------------------------------------------------

void Rex::go_on() {
  while (!asked_ && phase_ != Phase::over) {
    switch (phase_) {
      case Phase::kingdoms:
        if (at_ == kKingdoms - 1) {
          deal();
          at_ = 0;
          phase_ = Phase::objectives;
        } else {
          ask(Step::kingdom, at_);
        }
        break;
      case Phase::objectives:
        if (at_ == kKingdoms) phase_ = Phase::turn_begins;
        else ask(Step::objective, at_);
        break;
      case Phase::turn_begins: begin_turn(); break;
      case Phase::recruitment: recruit(); break;
      case Phase::planning:
        if (at_ == kKingdoms) {
          zone_ = 0;
          phase_ = Phase::battle;
        } else {
          ask(Step::planning, at_);
        }
        break;
      case Phase::battle: fight(); break;
      case Phase::winners_claim:
      case Phase::vassals_claim: claim_tokens(); break;
      case Phase::winners_joker:
      case Phase::vassals_joker: use_jokers(); break;
      case Phase::powers: use_powers(); break;
      case Phase::help: offer_help(); break;
      case Phase::over: break;
    }
  }
}

std::vector<int> Rex::options() const {
  std::vector<int> out;
  const Realm& realm = realm_[actor_];
  switch (step_) {
    case Step::kingdom:
      for (int k = 0; k < kKingdoms; ++k) {
        if (!(taken_kingdoms_ >> k & 1)) out.push_back(kLead + k);
      }
      break;
    case Step::objective:
      for (int k = 0; k < kObjectives; ++k) {
        if (realm.objectives >> k & 1) out.push_back(kPutAway + k);
      }
      break;
    case Step::recruitment:
      if (realm.deck_size) out.push_back(kDraw);
      for (int v = 0; v < kValues; ++v) {
        if (realm.queue[v]) out.push_back(kRecruit + actor_ * kValues + v);
      }
      break;
    case Step::planning: {
      if (realm.plan[1].kind == kNone) {
        for (int kind = actor_ * kValues; kind < (actor_ + 1) * kValues; ++kind) {
          if (realm.hand[kind]) {
            for (int z = 0; z < kZones; ++z) out.push_back(kSend + kind * kZones + z);
          }
        }
        break;
      }
      out.push_back(kConfirm);
      if (realm.plan[2].kind != kNone) break;
      const int full = realm.plan[0].zone == realm.plan[1].zone ? realm.plan[0].zone : kNone;
      for (int kind = 0; kind < kKinds; ++kind) {
        if (realm.hand[kind] && kind / kValues != actor_) {
          for (int z = 0; z < kZones; ++z) {
            if (z != full) out.push_back(kSend + kind * kZones + z);
          }
        }
      }
      break;
    }
    case Step::claim:
      for (uint64_t tokens = claimable(realm); tokens; tokens &= tokens - 1) out.push_back(kClaim + first_of(tokens));
      break;
    case Step::joker:
      for (uint64_t places = joker_targets(actor_); places; places &= places - 1) {
        out.push_back(kUseJoker + first_of(places));
      }
      break;
    case Step::hiring: {
      out.push_back(kDecline);
      const Cards cards = for_hire(actor_);
      for (int kind = 0; kind < kKinds; ++kind) {
        if (cards[kind]) out.push_back(kHire + kind);
      }
      break;
    }
    case Step::joining:
      out.push_back(kDecline);
      for (uint64_t roads = roads_to_join(actor_); roads; roads &= roads - 1) out.push_back(kJoin + first_of(roads));
      break;
    case Step::reinforcement:
    case Step::help:
      out.push_back(kDecline);
      for (int v = 0; v < kValues; ++v) {
        if (reinforcements_[v]) out.push_back(kCall + kRome * kValues + v);
      }
      break;
  }
  return out;
}

void Rex::take(int choice) {
  asked_ = false;
  Realm& realm = realm_[actor_];
  switch (step_) {
    case Step::kingdom:
      taken_kingdoms_ |= 1 << (choice - kLead);  // who leads what makes no difference to random play
      ++at_;
      break;
    case Step::objective:
      realm.objectives &= ~(1u << (choice - kPutAway));
      ++at_;
      break;
    case Step::recruitment: take_recruit(realm, choice); break;
    case Step::planning:
      if (choice == kConfirm) {
        ++at_;
      } else {
        const int kind = (choice - kSend) / kZones;
        Play& slot = realm.plan[0].kind == kNone ? realm.plan[0] : realm.plan[1].kind == kNone ? realm.plan[1] : realm.plan[2];
        --realm.hand[kind];
        slot.kind = static_cast<int8_t>(kind);
        slot.zone = static_cast<int8_t>((choice - kSend) % kZones);
      }
      break;
    case Step::claim:
      --left_;
      claim(realm, choice - kClaim);
      break;
    case Step::joker: place_joker(actor_, choice - kUseJoker); break;
    case Step::hiring:
      if (choice != kDecline) hire(actor_, choice - kHire);
      break;
    case Step::joining:
      if (choice != kDecline) {
        realm.held |= bit(choice - kJoin);
        marked_ |= 1 << actor_;
      }
      break;
    case Step::reinforcement:
    case Step::help:
      if (choice != kDecline) {
        --reinforcements_[(choice - kCall) % kValues];
        ++realm.hand[choice - kCall];
      }
      break;
  }
  go_on();
}

// --- The opening ------------------------------------------------------------------------------------

void Rex::deal() {
  for (int k = 0; k < kKingdoms; ++k) {
    Realm& realm = realm_[k];
    realm.held = bit(kStart[k]);
    realm.deck = kTroops;
    for (int v = 0; v < kValues; ++v) realm.deck_size += realm.deck[v];
    for (int t = 0; t < kTracks; ++t) realm.track[t] = kTrackStart[t];
    fill(realm);
    for (int n = 0; n < kHand; ++n) ++realm.hand[k * kValues + draw(realm)];
  }
  for (int type = 0; type < 3; ++type) {
    uint64_t pile = kOfType[type];
    for (int k = 0; k < kKingdoms; ++k) {
      uint64_t rest = pile;
      for (int n = dice_->below(size(pile)); n > 0; --n) rest &= rest - 1;
      const int objective = first_of(rest);
      pile &= ~bit(objective);
      realm_[k].objectives |= 1u << objective;
    }
  }
}

int Rex::draw(Realm& realm) {
  int n = dice_->below(realm.deck_size);
  int v = 0;
  while (n >= realm.deck[v]) n -= realm.deck[v++];
  --realm.deck[v];
  --realm.deck_size;
  return v;
}

void Rex::fill(Realm& realm) {
  while (realm.deck_size && realm.queue_size < kQueue) {
    ++realm.queue[draw(realm)];
    ++realm.queue_size;
  }
}

// --- Turn order, locations, recruitment -------------------------------------------------------------

void Rex::begin_turn() {
  ++turn_;
  marked_ = 0;
  std::array<int, kKingdoms> lots = {0, 1, 2};
  for (int left = kKingdoms; left > 1; --left) std::swap(lots[left - 1], lots[dice_->below(left)]);
  int count = 0;
  for (const int k : lots) {
    const auto standing = [this](int kingdom) {
      return realm_[kingdom].track[0] + realm_[kingdom].track[1] + realm_[kingdom].track[2];
    };
    int at = count++;
    while (at > 0 && standing(order_[at - 1]) < standing(k)) {
      order_[at] = order_[at - 1];
      --at;
    }
    order_[at] = static_cast<int8_t>(k);
  }
  tokens_ = 0;
  for (int n = 0; n < kTokensPerTurn && bag_; ++n) {
    uint64_t rest = bag_;
    for (int skip = dice_->below(size(bag_)); skip > 0; --skip) rest &= rest - 1;
    tokens_ |= rest & -rest;
    bag_ &= ~(rest & -rest);
  }
  at_ = 0;
  left_ = kRecruits;
  phase_ = Phase::recruitment;
}

void Rex::recruit() {
  if (at_ == kKingdoms) {
    for (Realm& realm : realm_) fill(realm);
    at_ = 0;
    phase_ = Phase::planning;
    return;
  }
  const int kingdom = order_[at_];
  Realm& realm = realm_[kingdom];
  int choices = realm.deck_size ? 1 : 0;
  int only = kDraw;
  for (int v = 0; v < kValues; ++v) {
    if (realm.queue[v]) {
      ++choices;
      only = realm.deck_size ? kDraw : kRecruit + kingdom * kValues + v;
    }
  }
  if (left_ == 0 || choices == 0) {
    ++at_;
    left_ = kRecruits;
  } else if (choices == 1) {
    take_recruit(realm, only);
  } else {
    ask(Step::recruitment, kingdom);
  }
}

void Rex::take_recruit(Realm& realm, int choice) {
  --left_;
  const int kingdom = order_[at_];
  if (choice == kDraw) {
    ++realm.hand[kingdom * kValues + draw(realm)];
    return;
  }
  --realm.queue[(choice - kRecruit) % kValues];
  --realm.queue_size;
  ++realm.hand[choice - kRecruit];
}

// --- Battles ----------------------------------------------------------------------------------------

bool Rex::plays(const Realm& realm, int value) const {
  for (const Play& play : realm.plan) {
    if (play.kind != kNone && play.zone == zone_ && play.kind % kValues + 1 == value) return true;
  }
  return false;
}

void Rex::fight() {
  if (zone_ == kZones) {
    at_ = 0;
    phase_ = Phase::help;
    return;
  }
  winners_ = vassals_ = hired_ = 0;
  int highest = 0;
  for (int k = 0; k < kKingdoms; ++k) highest |= plays(realm_[k], kHighest) << k;
  std::array<int, kKingdoms> strength{};
  int most = 0;
  for (int k = 0; k < kKingdoms; ++k) {
    Realm& realm = realm_[k];
    realm.claimed = realm.gained = 0;
    for (const Play& play : realm.plan) {
      if (play.kind == kNone || play.zone != zone_) continue;
      const int value = play.kind % kValues + 1;
      strength[k] += value == kRising && highest & ~(1 << k) ? kHighest : value;
    }
    if (strength[k] > most) most = strength[k];
  }
  for (int k = 0; k < kKingdoms; ++k) {
    if (strength[k]) (strength[k] == most ? winners_ : vassals_) |= 1 << k;
  }
  at_ = 0;
  left_ = kWinnerTokens;
  phase_ = Phase::winners_claim;
}

uint64_t Rex::claimable(const Realm& realm) const {
  uint64_t tokens = tokens_ & kZoneTokens[zone_] & ~realm.claimed & ~realm.held;
  if (phase_ == Phase::vassals_claim) {
    for (int k = 0; k < kKingdoms; ++k) {
      if (winners_ >> k & 1) tokens &= ~realm_[k].claimed;
    }
  }
  return tokens;
}

void Rex::claim_tokens() {
  const bool winning = phase_ == Phase::winners_claim;
  if (at_ == kKingdoms) {
    at_ = 0;
    phase_ = winning ? Phase::winners_joker : Phase::vassals_joker;
    return;
  }
  const int kingdom = order_[at_];
  Realm& realm = realm_[kingdom];
  uint64_t tokens = (winning ? winners_ : vassals_) >> kingdom & 1 ? claimable(realm) : 0;
  if (left_ == 0 || !tokens) {
    ++at_;
    left_ = winning ? kWinnerTokens : kVassalTokens;
  } else if (size(tokens) <= left_) {
    for (; tokens; tokens &= tokens - 1) claim(realm, first_of(tokens));
    left_ = 0;
  } else {
    ask(Step::claim, kingdom);
  }
}

void Rex::claim(Realm& realm, int token) {
  realm.claimed |= bit(token);
  if (token >= kPlaces) return;
  realm.held |= bit(token);
  realm.gained |= bit(token) & kRoads;
  marked_ |= 1 << order_[at_];
}

uint64_t Rex::joker_targets(int kingdom) const {
  uint64_t others = 0;
  for (int k = 0; k < kKingdoms; ++k) {
    if (k != kingdom) others |= realm_[k].held;
  }
  return ((kRoads & (others | rome_)) | (kCities & rome_)) & kInZone[zone_] & ~realm_[kingdom].held;
}

void Rex::use_jokers() {
  const bool winning = phase_ == Phase::winners_joker;
  if (at_ == kKingdoms) {
    for (const Realm& realm : realm_) rome_ &= ~realm.held;
    if (!winning) {
      give_rest_to_rome();
      return;
    }
    at_ = 0;
    left_ = kVassalTokens;
    phase_ = Phase::vassals_claim;
    return;
  }
  const int kingdom = order_[at_];
  const bool holds = (winning ? winners_ : vassals_) >> kingdom & 1 && realm_[kingdom].claimed & bit(kPlaces + zone_);
  const uint64_t targets = holds ? joker_targets(kingdom) : 0;
  if (!targets) {
    ++at_;
  } else if (size(targets) == 1) {
    place_joker(kingdom, first_of(targets));
  } else {
    ask(Step::joker, kingdom);
  }
}

void Rex::place_joker(int kingdom, int place) {
  realm_[kingdom].held |= bit(place);
  realm_[kingdom].gained |= bit(place) & kRoads;
  marked_ |= 1 << kingdom;
  ++at_;
}

void Rex::give_rest_to_rome() {
  uint64_t tokens = tokens_ & kZoneTokens[zone_];
  tokens_ &= ~tokens;
  for (const Realm& realm : realm_) tokens &= ~realm.claimed & ~realm.held;
  rome_ |= tokens & (bit(kPlaces) - 1);
  at_ = 0;
  phase_ = Phase::powers;
}

// --- Powers and help --------------------------------------------------------------------------------

int Rex::exposed() const {
  int out = winners_;
  for (int k = 0; k < kKingdoms; ++k) {
    if (plays(realm_[k], kShielding)) out &= ~(1 << k);
  }
  return out;
}

void Rex::use_powers() {
  if (at_ == kKingdoms || !exposed()) {
    ++zone_;
    phase_ = Phase::battle;
    return;
  }
  const int kingdom = order_[at_];
  if (!(vassals_ >> kingdom & 1)) {
    ++at_;
  } else if (!(hired_ >> kingdom & 1)) {
    hired_ |= 1 << kingdom;
    if (!plays(realm_[kingdom], kHiring)) return;
    bool any = false;
    for (const int8_t number : for_hire(kingdom)) any = any || number;
    bool reinforcement = false;
    for (const int8_t number : reinforcements_) reinforcement = reinforcement || number;
    if (any) ask(Step::hiring, kingdom);
    else if (reinforcement) ask(Step::reinforcement, kingdom);
  } else {
    ++at_;
    if (plays(realm_[kingdom], kJoining) && roads_to_join(kingdom)) ask(Step::joining, kingdom);
  }
}

Cards Rex::for_hire(int kingdom) const {
  Cards out{};
  const int open = exposed();
  for (int k = 0; k < kKingdoms; ++k) {
    if (!(open >> k & 1)) continue;
    for (const Play& play : realm_[k].plan) {
      if (play.kind != kNone && play.zone == zone_ && play.kind / kValues != kingdom) ++out[play.kind];
    }
  }
  return out;
}

void Rex::hire(int kingdom, int kind) {
  const int open = exposed();
  for (int k = 0; k < kKingdoms; ++k) {
    if (!(open >> k & 1)) continue;
    for (Play& play : realm_[k].plan) {
      if (play.kind == kind && play.zone == zone_) {
        play.kind = kNone;
        ++realm_[kingdom].hand[kind];
        return;
      }
    }
  }
}

uint64_t Rex::roads_to_join(int kingdom) const {
  uint64_t out = 0;
  const int open = exposed();
  for (int k = 0; k < kKingdoms; ++k) {
    if (open >> k & 1) out |= realm_[k].gained;
  }
  return out & ~realm_[kingdom].held;
}

void Rex::offer_help() {
  bool any = false;
  for (const int8_t number : reinforcements_) any = any || number;
  if (at_ == kKingdoms || !any) {
    evaluate();
    end_turn();
    return;
  }
  const int kingdom = order_[at_++];
  if (!(marked_ >> kingdom & 1)) ask(Step::help, kingdom);
}

// --- Stakes and the end -----------------------------------------------------------------------------

int longest_from(int place, uint64_t roads) {
  roads &= ~bit(place);
  int longest = 0;
  for (const int next : kNext[place]) {
    if (next == kNone) break;
    if (roads & bit(next)) {
      const int length = longest_from(next, roads);
      if (length > longest) longest = length;
    }
  }
  return longest + 1;
}

int longest_road(uint64_t roads) {
  int longest = 0;
  for (uint64_t rest = roads; rest; rest &= rest - 1) {
    const int length = longest_from(first_of(rest), roads);
    if (length > longest) longest = length;
  }
  return longest;
}

void Rex::evaluate() {
  for (Realm& realm : realm_) {
    int regions = 0;
    for (const uint64_t region : kInRegion) regions += (realm.held & region) != 0;
    const std::array<int, kTracks> values = {longest_road(realm.held & kRoads), size(realm.held & kCities), regions};
    for (int t = 0; t < kTracks; ++t) realm.track[t] = static_cast<int8_t>(values[t] < kTrackEnd[t] ? values[t] : kTrackEnd[t]);
  }
  for (int t = 0; t < kTracks; ++t) {
    const bool gone = firsts_ >> t & 1;
    for (Realm& realm : realm_) {
      if (!gone && realm.track[t] >= kTrackFirst[t]) {
        firsts_ |= 1 << t;
        realm.achieved |= 1 << t * 5;
      }
      for (int k = 0; k < 3; ++k) {
        if (realm.track[t] >= kThreshold[t][k]) realm.achieved |= 1 << (t * 5 + 1 + k);
      }
    }
  }
}

void Rex::end_turn() {
  for (Realm& realm : realm_) realm.plan = {};
  if (turn_ < kTurns) {
    phase_ = Phase::turn_begins;
    return;
  }
  phase_ = Phase::over;
  for (int t = 0; t < kTracks; ++t) {
    int most = 0;
    for (const Realm& realm : realm_) most = realm.track[t] > most ? realm.track[t] : most;
    for (Realm& realm : realm_) {
      if (realm.track[t] == most) realm.achieved |= 1 << (t * 5 + 4);
    }
  }
}

int Rex::points(int kingdom) const {
  const Realm& realm = realm_[kingdom];
  int out = __builtin_popcount(realm.achieved);
  for (int objective = 0; objective < kObjectives; ++objective) {
    if (!(realm.objectives >> objective & 1)) continue;
    for (int k = 0; k < 3; ++k) {
      const Condition& condition = kConditions[objective][k];
      if (size(realm.held & condition.one) < condition.of_one && size(realm.held & condition.other) < condition.of_other) break;
      ++out;
    }
  }
  return out;
}

int Rex::winner() const {
  int best = kNone;
  int most = -1;
  for (int k = 0; k < kKingdoms; ++k) {
    const int mine = points(k);
    if (mine == most) best = kNone;
    if (mine > most) {
      most = mine;
      best = k;
    }
  }
  return best;
}

}  // namespace

int main(int count, char** words) {
  Dice dice(1066);
  long vacant = 0;  // thrones, to be compared with ours
  const Played played =
      play_for<Rex>(seconds_asked(count, words), 256, dice, [&](const Rex& game) { vacant += game.winner() == kNone; });
  print_figures(played, clone_microseconds<Rex>(dice), "\"vacant\": " + std::to_string(played.per_game(vacant)));
}
