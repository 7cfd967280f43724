// The yardstick: Invasions: Britannia, the grand campaign, written the way C++ game frameworks are.
//
// The decisions are those of the full rules, click for click; left out is what serves people: the chronicle, the
// ledger of points, undo, notation, the other scenarios and the optional rules.
//
// The rules are written down here a second time, with tables of their own, so it is a check as well: both programs
// must agree in how long random campaigns are and how many points each nation makes.
//
// Plays random campaigns for a while and prints one line of JSON.

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "britannia_facts.h"
#include "yardstick.h"

namespace britannia {
namespace {

constexpr int kSeas = kAreas - kLands;
constexpr int kPlayers = 4;
constexpr int kTurns = 16;
constexpr int kNone = -1;
constexpr int kFoot = 0;   // infantry
constexpr int kHeavy = 1;  // legions and cavalry
constexpr int kUnlimited = 99;
constexpr int kMostJourneys = 7;  // by road in a row

constexpr int kLeaderBonus = 1;
constexpr int kBurhPrice = 3;
constexpr int kHireFoot = 3;
constexpr int kHireHeavy = 6;
constexpr int kMostBurhs = 8;
constexpr int kMostSettled = 8;
constexpr int kLegionsAllowed = 12;
constexpr int kLegionsRecalled = 2;
constexpr int kDanesLeaving = 4;
constexpr int kBretwaldaPoints = 4;
constexpr int kKingPoints = 8;
constexpr int kWindfallPoints = 6;
constexpr int kLeaderPoints = 6;
constexpr int kKingAreas = 4;

constexpr int64_t kLandBits = (int64_t{1} << kLands) - 1;

int count(int64_t areas) { return __builtin_popcountll(static_cast<unsigned long long>(areas)); }

// --- The tables as lookups --------------------------------------------------------------------------

struct Board {
  int64_t theatre[3] = {};
  int64_t difficult = 0;
  int64_t borders[kAreas] = {};  // of land by land
  int64_t straits[kAreas] = {};
  int64_t seas[kAreas] = {};     // seas beside a land or a sea
  int64_t coasts[kAreas] = {};   // lands beside a sea
  int player[kNations] = {};
  int pool[kNations][2] = {};
  int price[kNations][2] = {};
  int64_t landing[kNations];
  int64_t closed_seas[kNations] = {};
  int status[kTurns + 1][kNations] = {};
  int leader[kTurns + 1][kNations];
  int hold[kTurns + 1][kNations][kLands] = {};
  int occupy[kNations][kLands] = {};
  int64_t occupy_turns[kNations] = {};
  int raid[kLands] = {};  // the Danes of turn 11
  int64_t home = 0;       // where Rome leaves somebody behind
  int64_t zone = 0;       // where Brigantes are vassals of the Angles
  int64_t purse = 0;

  Board();
  int64_t set(const std::vector<int>& areas) const;
  int64_t beside(int area) const { return borders[area] | straits[area]; }
};

int64_t Board::set(const std::vector<int>& areas) const {
  int64_t out = 0;
  for (int area : areas) out |= area < 0 ? theatre[-1 - area] : bit(area);
  return out;
}

Board::Board() {
  for (const LandFacts& land : kLandFacts) {
    theatre[land.theatre] |= bit(land.area);
    if (land.difficult) difficult |= bit(land.area);
    for (int other : land.neighbours) borders[land.area] |= bit(other);
    for (int other : land.straits) straits[land.area] |= bit(other);
  }
  for (const SeaFacts& sea : kSeaFacts) {
    for (int land : sea.lands) {
      coasts[sea.area] |= bit(land);
      seas[land] |= bit(sea.area);
    }
    for (int other : sea.seas) seas[sea.area] |= bit(other);
  }
  for (const NationFacts& n : kNationFacts) {
    player[n.nation] = n.player;
    pool[n.nation][kFoot] = n.foot;
    pool[n.nation][kHeavy] = n.heavy;
    price[n.nation][kFoot] = n.foot_price;
    price[n.nation][kHeavy] = n.heavy_price;
    landing[n.nation] = kLandBits;
  }
  for (const LandingFacts& limit : kLandingFacts) {
    if (!limit.lands.empty()) landing[limit.nation] = set(limit.lands);
    for (int sea : limit.closed_seas) closed_seas[limit.nation] |= bit(sea);
  }
  for (const StatusFacts& line : kStatuses) status[line.turn][line.nation] = line.status;
  for (auto& turn : leader) std::fill(std::begin(turn), std::end(turn), kNone);
  for (const LeaderFacts& fact : kLeaderFacts) leader[fact.turn][fact.nation] = fact.leader;
  for (const Scale& scale : kHold) {
    for (int turn : scale.turns) {
      for (int a = 0; a < kLands; ++a) {
        if (set(scale.areas) & bit(a)) hold[turn][scale.nation][a] = scale.points;
      }
    }
  }
  for (const Scale& scale : kOccupy) {
    const bool danish_raid = scale.nation == kDanes && scale.turns[0] == 11;
    for (int a = 0; a < kLands; ++a) {
      if (set(scale.areas) & bit(a)) (danish_raid ? raid[a] : occupy[scale.nation][a]) = scale.points;
    }
    if (!danish_raid) {
      for (int turn : scale.turns) occupy_turns[scale.nation] |= bit(turn);
    }
  }
  home = set(kRomanoBritishHome);
  zone = set(kBrigantesZone);
  purse = set(kNormanPurse);
}

const Board kBoard;

bool scoring_turn(int turn) { return turn == 5 || turn == 7 || turn == 10 || turn == 13 || turn == 16; }
bool bretwalda_turn(int turn) { return turn >= 8 && turn <= 10; }
bool king_turn(int turn) { return (turn >= 11 && turn <= 14) || turn == 16; }
bool candidate(int leader) {
  return leader == kHarold || leader == kSvein || leader == kHaraldHardrada || leader == kWilliam;
}
bool heavy_foot(int nation) { return nation == kRomans; }  // whose army on foot is a legion

// --- Positions --------------------------------------------------------------------------------------

// Armies of the nation whose turn it is that have moved alike.
struct Band {
  int8_t area, kind, number;
  int8_t spent;  // movement points
  int8_t from;   // where they came from; after the movement: where they would retreat to
  int8_t start;  // where they began the nation's turn
  int8_t journeys;  // of their latest steps, by road
  bool stopped, picked;

  bool like(const Band& other) const {
    return area == other.area && kind == other.kind && spent == other.spent && from == other.from &&
           start == other.start && stopped == other.stopped && journeys == other.journeys && picked == other.picked;
  }
};

// Choices: what to do, how, and where, as one number.
enum Verb {
  kDone, kHalt, kStand, kRetreat, kGrant, kRefuse, kSubmit, kDefy, kLeaveLeader, kKeepLeader, kHire, kMove, kGo,
  kLeave, kFight, kLose, kKeep, kFlee, kRaise, kRemove, kWithdraw, kEmbark, kPlace, kVote
};
enum Unit { kInfantryUnit, kCavalryUnit, kLegionUnit, kFortUnit, kBurhUnit };
constexpr int choice(int verb, int area = 0, int unit = 0) { return (verb * 8 + unit) * 64 + area; }
constexpr int area_of(int choice) { return choice % 64; }
constexpr int unit_of(int choice) { return choice / 64 % 8; }
constexpr int verb_of(int choice) { return choice / 512; }

enum class Step {
  settlement, hiring, boudicca, arthur, levy, leader, permission, growth, consent, submission, movement, march,
  surplus, battles, losses, defender_retreat, attacker_retreat, leader_retreat, withdrawal, withdrawal_goal,
  overpopulation, recall, departure, vote, royal_infantry, over
};

enum class Phase {
  turn_start, nation_start, growth, movement, battle, movement_2, battle_2, withdrawal, overpopulation, nation_end,
  turn_end
};

class Campaign final : public Position {
 public:
  explicit Campaign(Dice& dice);

  bool over() const override { return step_ == Step::over; }
  std::vector<int> options() const override;
  void take(int choice) override;
  std::unique_ptr<Position> clone() const override { return std::make_unique<Campaign>(*this); }
  int score(int nation) const { return score_[nation]; }

 private:
  // Counting.
  int armies(int nation, int area) const { return army_[nation][area][kFoot] + army_[nation][area][kHeavy]; }
  int mine(int area) const { return armies(nation_, area); }
  int units_against(int area) const;
  int in_play(int nation, int kind) const;
  int room_in_pool(int nation, int kind) const;
  bool alive(int nation) const;
  int64_t land_of(int nation) const;
  int english(int nation) const { return count(land_of(nation) & kBoard.theatre[kEngland]); }
  int status() const { return kBoard.status[turn_][nation_]; }
  bool raiders() const { return status() & (kRaiders | kAllRaiders); }
  int most_armies(int nation, int area) const;
  int most_overstacked(int area) const { return kBoard.difficult & bit(area) ? 4 : kUnlimited; }
  int room(int nation, int area) const;
  int64_t overstacked(int nation) const;
  int64_t too_many() const;
  int64_t contested() const;
  int64_t vassal_land(int overlord) const;
  int64_t vassal_zone(int nation) const;
  bool open_to(int nation, int area) const;

  // Armies.
  void award(int nation, int points) { score_[nation] += points; }
  void ask(Step step, int nation) { step_ = step, asked_ = nation, owed_ = true; }
  void enter(Phase phase) { phase_ = phase, stage_ = 0; }
  int reinforce(int nation, int kind, int number, int area);
  void join(const Band& like, int number);
  Band part(size_t i, int number);
  void pick(size_t i, int number);
  void unpick(size_t i, int number);
  void unpick_all();
  int picked() const;
  void vacate(int area);
  void seize(int nation, int area);
  void occupy(int nation, int area);
  void disband(size_t i);
  void bury(int nation);
  void release(int nation) { overlord_[nation] = kNone; }
  void bring(int nation, int leader, int area);
  void dismiss(int nation) { leader_[nation] = leader_at_[nation] = kNone; }
  void lose_leader_alone(int nation);

  // The turn.
  void go_on();
  void turn_start();
  void settlement();
  void nation_start();
  int legions_coming() const;
  void new_leader();
  void next_nation(int first);
  void growth();
  int placement_round() const;
  bool affordable(int unit) const;
  bool fits(int unit, int area) const;
  void movement();
  void begin_movement();
  bool can_go(const Band& band, int place, bool led) const;
  bool can_move(int place) const;
  int leader_points(int place) const;
  int points_left(const Band& band, bool led) const;
  int64_t reach(int place, int points, bool led, bool invader, int journeys) const;
  int64_t by_road(int place, int points, int journeys) const;
  int64_t barred() const;
  bool at_war(int area) const;
  int may_leave(int place, bool led) const;
  int units_for_overrun(int place) const;
  bool guarded(int place) const;
  void begin_march(int place);
  bool make_ready();
  bool stays_before(const Band& one, const Band& other) const;
  int64_t reach_without(int left_out, bool led) const;
  void step_into(int goal);
  void carry_out(int goal);
  void leave_one(int kind_and_points);
  void halt();
  bool march_goes_on();
  int64_t misplaced() const;
  void end_movement();
  void offer(int one, int other, bool overlord_comes);
  void submit();
  void send_back(int64_t areas);
  void battle();
  void choose_battle();
  bool battle_is_on() const;
  void fight_round();
  void roll(int number, int need, int bonus, int& light, int& full);
  std::vector<int> losses(int side) const;
  void add_attackers(std::vector<int>& out, bool heavy_too) const;
  void add_defenders(std::vector<int>& out, bool heavy_too) const;
  bool bear_hits(int side);
  void lose(int side, int choice);
  void score_kill(int killer, int victim, Killed what);
  void score_leader(int killer, int leader);
  bool counts_now(const KillFacts& row, int killer) const;
  void fall(int nation, int killer);
  void aftermath();
  void settle_area();
  int64_t refuges(int number) const;
  void ask_defender();
  void ask_attacker();
  int way_back(int home) const;
  void flee(int goal);
  void retreat();
  void withdrawal();
  bool can_withdraw(const Band& band) const;
  void withdraw(size_t i, int number);
  int64_t withdrawal_goals(int area) const;
  int64_t leader_goals() const;
  void remove_one(int kind, int area);
  int surplus() const;
  void nation_end();
  void turn_end();
  void score_areas();
  int lord_of_england() const;
  void crown();

  Dice* dice_;
  std::array<std::array<std::array<int8_t, 2>, kAreas>, kNations> army_{};
  std::array<int8_t, kLands> holder_;
  std::array<bool, kLands> fort_{}, ruin_{}, burh_{};
  std::array<int8_t, kNations> leader_, leader_at_, overlord_;
  std::array<int, kNations> savings_{}, score_{}, votes_{};
  std::array<int64_t, kNations> occupied_{};
  std::array<int8_t, kLands> served_{};
  std::vector<Band> bands_;  // of the active nation
  Step step_ = Step::over;
  Phase phase_ = Phase::turn_start;
  int asked_ = 0;
  bool owed_ = false;
  int turn_ = 1;
  int nation_ = 0;
  bool lifted_ = false;  // whether the armies of the nation are bands
  int stage_ = 0;
  int place_ = kNone, target_ = kNone;
  bool marched_ = false, with_leader_ = false, leader_stopped_ = false;
  int leader_spent_ = 0;
  int64_t held_before_ = 0, may_empty_ = 0, must_keep_ = 0;
  int defender_ = kNone;
  int light_[2] = {}, full_[2] = {};  // hits still to be borne by the attacker and by the defender
  int fleeing_[2] = {};
  bool retreated_ = false;
  int64_t ways_ = 0;
  const SubmissionFacts* submitting_ = nullptr;
  bool bought_ = false;
  int burhs_left_ = 0;
  int left_ = 0;
  bool cnut_crowned_ = false;
  int64_t former_vassals_ = 0, aggressors_ = 0;
};

// --- Counting ---------------------------------------------------------------------------------------

int Campaign::units_against(int area) const { return armies(holder_[area], area) + fort_[area] + burh_[area]; }

int Campaign::in_play(int nation, int kind) const {
  int out = 0;
  for (const auto& area : army_[nation]) out += area[kind];
  return out;
}

int Campaign::room_in_pool(int nation, int kind) const {
  int pool = kBoard.pool[nation][kind];
  if (nation == kRomanoBritish && kind == kFoot && turn_ < 8) pool -= 2;  // Arthur's riders, not yet on foot
  return pool - in_play(nation, kind);
}

int64_t Campaign::land_of(int nation) const {
  int64_t out = 0;
  for (int a = 0; a < kLands; ++a) {
    if (holder_[a] == nation) out |= bit(a);
  }
  return out;
}

bool Campaign::alive(int nation) const {
  return in_play(nation, kFoot) + in_play(nation, kHeavy) > 0 || land_of(nation);
}

int Campaign::most_armies(int nation, int area) const {
  if (kBoard.difficult & bit(area)) return 2;
  return nation == kRomans ? kUnlimited : 3;
}

int64_t Campaign::overstacked(int nation) const {
  int64_t out = 0;
  for (int a = 0; a < kLands; ++a) {
    if (armies(nation, a) > most_armies(nation, a)) out |= bit(a);
  }
  return out;
}

int Campaign::room(int nation, int area) const {
  if (area >= kLands) return kUnlimited;
  const bool used = overstacked(nation) & ~bit(area);
  return (used ? most_armies(nation, area) : most_overstacked(area)) - armies(nation, area);
}

int64_t Campaign::too_many() const {
  const int64_t over = overstacked(nation_);
  if (count(over) > 1) return over;
  for (int a = 0; a < kLands; ++a) {
    if (over & bit(a) && mine(a) > most_overstacked(a)) return over;
  }
  return 0;
}

int64_t Campaign::vassal_land(int overlord) const {
  int64_t out = 0;
  for (int n = 0; n < kNations; ++n) {
    if (overlord_[n] == overlord) out |= land_of(n) & vassal_zone(n);
  }
  return out;
}

int64_t Campaign::vassal_zone(int nation) const {
  if (overlord_[nation] == kNone) return 0;
  return overlord_[nation] == kAngles ? kBoard.zone : kLandBits;
}

int64_t Campaign::contested() const {
  const int64_t vassals = vassal_land(nation_);
  int64_t out = 0;
  for (int a = 0; a < kLands; ++a) {
    if (mine(a) && holder_[a] != nation_ && !(vassals & bit(a))) out |= bit(a);
  }
  return out;
}

bool Campaign::open_to(int nation, int area) const {
  if (holder_[area] == kNone) return true;
  return holder_[area] == nation && (nation == nation_ || mine(area) == 0);
}

// --- Armies -----------------------------------------------------------------------------------------

int Campaign::reinforce(int nation, int kind, int number, int area) {
  const int come = std::min(number, room_in_pool(nation, kind));
  if (come <= 0) return 0;
  if (lifted_ && nation == nation_) {
    const int8_t at = static_cast<int8_t>(area);
    join({at, static_cast<int8_t>(kind), 0, 0, at, at, 0, false, false}, come);
  } else {
    army_[nation][area][kind] += come;
  }
  if (area < kLands) holder_[area] = nation;
  return come;
}

void Campaign::join(const Band& like, int number) {
  army_[nation_][like.area][like.kind] += number;
  for (Band& band : bands_) {
    if (band.like(like)) {
      band.number += number;
      return;
    }
  }
  bands_.push_back(like);
  bands_.back().number = number;
}

// Takes units out of a band; an empty band stays in its place until the next movement, so that indices hold.
Band Campaign::part(size_t i, int number) {
  army_[nation_][bands_[i].area][bands_[i].kind] -= number;
  bands_[i].number -= number;
  return bands_[i];
}

void Campaign::pick(size_t i, int number) {
  Band band = part(i, number);
  band.picked = true;
  join(band, number);
}

void Campaign::unpick(size_t i, int number) {
  Band band = part(i, number);
  band.picked = false;
  join(band, number);
}

void Campaign::unpick_all() {
  for (size_t i = 0; i < bands_.size(); ++i) {
    if (bands_[i].number && bands_[i].picked) unpick(i, bands_[i].number);
  }
  with_leader_ = false;
}

int Campaign::picked() const {
  int out = 0;
  for (const Band& band : bands_) out += band.picked ? band.number : 0;
  return out;
}

void Campaign::vacate(int area) {
  if (area < kLands && mine(area) == 0 && holder_[area] == nation_ && !fort_[area] && !burh_[area]) {
    holder_[area] = kNone;
  }
}

void Campaign::occupy(int nation, int area) {
  if (!(kBoard.occupy_turns[nation] & bit(turn_)) || occupied_[nation] & bit(area)) return;
  occupied_[nation] |= bit(area);
  award(nation, kBoard.occupy[nation][area]);
}

void Campaign::seize(int nation, int area) {
  if (area >= kLands || holder_[area] == nation) return;
  holder_[area] = nation;
  occupy(nation, area);
  if (overlord_[nation] == kRomans) occupy(kRomans, area);
  if (nation == kRomans && !fort_[area] && !ruin_[area]) fort_[area] = true;
}

void Campaign::disband(size_t i) {
  const int area = bands_[i].area;
  part(i, 1);
  vacate(area);
}

void Campaign::bury(int nation) {
  if (alive(nation)) return;
  savings_[nation] = 0;
  release(nation);
  for (int n = 0; n < kNations; ++n) {
    if (overlord_[n] == nation) release(n);
  }
}

void Campaign::bring(int nation, int leader, int area) {
  leader_[nation] = leader;
  leader_at_[nation] = area;
  release(nation);
}

void Campaign::lose_leader_alone(int nation) {
  const int at = leader_at_[nation];
  if (at != kNone && armies(nation, at) == 0 && !(at < kLands && (fort_[at] || burh_[at]))) dismiss(nation);
}

// --- The turn sequence ------------------------------------------------------------------------------

Campaign::Campaign(Dice& dice) : dice_(&dice) {
  holder_.fill(kNone);
  leader_.fill(kNone);
  leader_at_.fill(kNone);
  overlord_.fill(kNone);
  for (const SetupFacts& row : kSetupFacts) {
    for (int area : row.areas) {
      army_[row.nation][area][kFoot] = 1;
      holder_[area] = row.nation;
    }
  }
  while (!owed_) go_on();
}

void Campaign::go_on() {
  switch (phase_) {
    case Phase::turn_start: turn_start(); break;
    case Phase::nation_start: nation_start(); break;
    case Phase::growth: growth(); break;
    case Phase::movement:
    case Phase::movement_2: movement(); break;
    case Phase::battle:
    case Phase::battle_2: battle(); break;
    case Phase::withdrawal: withdrawal(); break;
    case Phase::overpopulation:
      if (surplus() > 0) {
        ask(Step::overpopulation, nation_);
      } else {
        enter(Phase::nation_end);
      }
      break;
    case Phase::nation_end: nation_end(); break;
    case Phase::turn_end: turn_end(); break;
  }
}

void Campaign::turn_start() {
  switch (stage_++) {
    case 0:
      for (const Arrival& row : kArrivals) {
        if (row.turn != turn_) continue;
        reinforce(row.nation, kFoot, row.foot, row.sea);
        reinforce(row.nation, kHeavy, row.heavy, row.sea);
      }
      for (const LeaderFacts& fact : kLeaderFacts) {
        if (fact.turn != turn_ || fact.arrives < kLands) continue;
        if (armies(fact.nation, fact.arrives)) bring(fact.nation, fact.leader, fact.arrives);
      }
      if (turn_ == 16 && leader_[kNorwegians] == kHaraldHardrada) {
        reinforce(kNorwegians, kFoot, english(kNorwegians), kOceanusGermanicus);
      }
      if (turn_ == 6) {
        left_ = kMostSettled;
        served_.fill(0);
      } else {
        ++stage_;
      }
      break;
    case 1:
      stage_ = 1;
      settlement();
      break;
    case 2:
      left_ = 0;
      if (turn_ == 16 && leader_[kNormans] == kWilliam) {
        left_ = 3 * count(land_of(kNormans) & kBoard.purse) + (leader_[kSaxons] == kHarold ? 0 : 6);
      }
      break;
    case 3: {
      const bool foot = left_ >= kHireFoot && room_in_pool(kNormans, kFoot) > 0;
      const bool heavy = left_ >= kHireHeavy && room_in_pool(kNormans, kHeavy) > 0;
      if (!foot && !heavy) {
        left_ = 0;
        next_nation(0);
        break;
      }
      stage_ = 3;
      if (foot && heavy) {
        ask(Step::hiring, kNormans);
      } else {
        left_ -= foot ? kHireFoot : kHireHeavy;
        reinforce(kNormans, foot ? kFoot : kHeavy, 1, kSinusBritannicus);
      }
      break;
    }
  }
}

// Forts (and ruins where nobody stands) first, then legions; `served_` counts what is settled in each area.
void Campaign::settlement() {
  int64_t forts = 0, legions = 0;
  int fort_number = 0, legion_number = 0;
  for (int a = 0; a < kLands; ++a) {
    if (!(kBoard.home & bit(a)) || (holder_[a] != kRomans && holder_[a] != kNone)) continue;
    const int fort = fort_[a] || ruin_[a];
    if (fort && served_[a] == 0) {
      forts |= bit(a);
      ++fort_number;
    }
    const int more = army_[kRomans][a][kHeavy] + fort - served_[a];
    if (holder_[a] == kRomans && more > 0) {
      legions |= bit(a);
      legion_number += more;
    }
  }
  const int64_t areas = forts ? forts : legions;
  const int number = forts ? fort_number : legion_number;
  if (areas && left_ && number > left_) {
    held_before_ = areas;
    ask(Step::settlement, kRomanoBritish);
    return;
  }
  if (areas && left_) {
    for (int a = 0; a < kLands; ++a) {
      if (areas & bit(a)) {
        ++served_[a];
        --left_;
      }
    }
    return;
  }
  for (int n = 0; n < kNations; ++n) {
    if (overlord_[n] == kRomans) release(n);
  }
  for (int a = 0; a < kLands; ++a) {
    fort_[a] = ruin_[a] = false;
    if (holder_[a] == kRomans) holder_[a] = kNone;
  }
  for (auto& area : army_[kRomans]) area = {};
  for (int a = 0; a < kLands; ++a) {
    if (served_[a]) {
      army_[kRomanoBritish][a][kFoot] += served_[a];
      holder_[a] = kRomanoBritish;
    }
  }
  stage_ = 2;
}

void Campaign::next_nation(int first) {
  for (int n = first; n < kNations; ++n) {
    if (alive(n) || (n == kRomanoBritish && turn_ == 7) || (n == kRomans && legions_coming() > 0)) {
      nation_ = n;
      enter(Phase::nation_start);
      return;
    }
  }
  nation_ = 0;
  enter(Phase::turn_end);
}

void Campaign::nation_start() {
  switch (stage_++) {
    case 0:
      if (leader_[nation_] != kNone && kLeaderFacts[leader_[nation_]].last < turn_) dismiss(nation_);
      break;
    case 1:
      if (nation_ == kRomans && turn_ >= 2) {
        reinforce(kRomans, kHeavy, legions_coming(), kSinusBritannicus);
      } else if (nation_ == kBelgae && turn_ == 1) {
        release(kBelgae);
        if (land_of(kBelgae)) ask(Step::boudicca, kBelgae);
      } else if (nation_ == kRomanoBritish && turn_ == 7) {
        for (int a = 0; a < kLands; ++a) {
          if (kBoard.theatre[kEngland] & bit(a) && (holder_[a] == kNone || holder_[a] == kRomanoBritish)) {
            ask(Step::arthur, kRomanoBritish);
          }
        }
      } else if (nation_ == kRomanoBritish && turn_ == 8) {
        for (auto& area : army_[kRomanoBritish]) {
          area[kFoot] += area[kHeavy];
          area[kHeavy] = 0;
        }
      } else if (nation_ == kSaxons && turn_ == 16 && leader_[kSaxons] == kHarold) {
        left_ = std::min(english(kSaxons) / 2, room_in_pool(kSaxons, kFoot));
        if (left_ > 0) ask(Step::levy, kSaxons);
      }
      break;
    case 2: new_leader(); break;
    case 3: {
      bands_.clear();
      lifted_ = true;
      auto old = army_[nation_];
      for (auto& area : army_[nation_]) area = {};
      for (int8_t a = 0; a < kAreas; ++a) {
        for (int8_t kind : {kFoot, kHeavy}) {
          if (old[a][kind]) join({a, kind, 0, 0, a, a, 0, false, false}, old[a][kind]);
        }
      }
      enter(Phase::growth);
      break;
    }
  }
}

int Campaign::legions_coming() const {
  if (turn_ < 2 || turn_ > 5) return 0;
  const int legions = in_play(kRomans, kHeavy);
  for (const LegionFacts& row : kLegionFacts) {
    if (row.from <= legions && legions <= row.to) return row.coming[turn_ - 2];
  }
  return 0;
}

void Campaign::new_leader() {
  const int leader = kBoard.leader[turn_][nation_];
  if (leader == kNone) return;
  const int arrives = kLeaderFacts[leader].arrives;
  if (arrives == kByEvent || arrives >= kLands) return;
  int64_t areas = land_of(nation_);
  if (arrives >= 0) areas &= bit(arrives);
  if (count(areas) > 1) {
    ask(Step::leader, nation_);
  } else if (areas) {
    bring(nation_, leader, __builtin_ctzll(areas));
  }
}

// --- Growth -----------------------------------------------------------------------------------------

void Campaign::growth() {
  if (nation_ == kRomans || (nation_ == kRomanoBritish && turn_ == 6)) {
    enter(Phase::movement);
    return;
  }
  if (stage_ == 0) {
    stage_ = 1;
    served_.fill(0);
    bought_ = false;
    burhs_left_ = 0;
    if (nation_ == kSaxons && turn_ >= 11 && turn_ <= 13) {
      const int standing = static_cast<int>(std::count(burh_.begin(), burh_.end(), true));
      burhs_left_ = std::min(std::max(kMostBurhs - count(land_of(kSaxons)), 2), kMostBurhs - standing);
    }
    const int64_t zone = land_of(nation_) & vassal_zone(nation_);
    if (zone) {
      ask(Step::permission, overlord_[nation_]);
    } else {
      const int64_t land = land_of(nation_);
      savings_[nation_] += 2 * count(land & ~kBoard.difficult) + count(land & kBoard.difficult);
    }
    return;
  }
  if (placement_round() != kNone || bought_) {
    ask(Step::growth, nation_);
    return;
  }
  const int dearest = std::max(kBoard.price[nation_][kFoot], kBoard.price[nation_][kHeavy]);
  savings_[nation_] = std::min(savings_[nation_], dearest - 1);
  enter(Phase::movement);
}

bool Campaign::affordable(int unit) const {
  if (unit == kBurhUnit) return nation_ == kSaxons && burhs_left_ > 0 && savings_[nation_] >= kBurhPrice;
  const int kind = unit == kCavalryUnit ? kHeavy : kFoot;
  const int price = kBoard.price[nation_][kind];
  return price && savings_[nation_] >= price && room_in_pool(nation_, kind) > 0;
}

bool Campaign::fits(int unit, int area) const { return unit == kBurhUnit ? !burh_[area] : room(nation_, area) > 0; }

int Campaign::placement_round() const {
  const bool army = affordable(kInfantryUnit) || affordable(kCavalryUnit);
  const bool burh = affordable(kBurhUnit);
  int out = kNone;
  if (!army && !burh) return out;
  for (int a = 0; a < kLands; ++a) {
    if (holder_[a] != nation_ || (out != kNone && served_[a] >= out)) continue;
    if ((army && fits(kInfantryUnit, a)) || (burh && fits(kBurhUnit, a))) out = served_[a];
  }
  return out;
}

// --- Movement ---------------------------------------------------------------------------------------

void Campaign::movement() {
  if (stage_ == 0) {
    begin_movement();
    stage_ = 1;
  } else if (stage_ == 1) {
    if (march_goes_on()) return;
    if (in_play(nation_, kFoot) + in_play(nation_, kHeavy)) {
      ask(Step::movement, nation_);
    } else {
      stage_ = 2;
    }
  } else if (too_many()) {
    ask(Step::surplus, nation_);
  } else {
    end_movement();
  }
}

void Campaign::begin_movement() {
  const std::vector<Band> old = std::move(bands_);
  bands_.clear();
  for (auto& area : army_[nation_]) area = {};
  for (Band band : old) {
    if (!band.number) continue;
    if (band.area >= kLands && band.start < kLands) band.start = band.area;
    join({band.area, band.kind, 0, 0, band.area, band.start, 0, false, false}, band.number);
  }
  leader_spent_ = 0;
  leader_stopped_ = false;
  held_before_ = land_of(nation_);
  may_empty_ = must_keep_ = 0;
  place_ = kNone;
  marched_ = false;
}

int Campaign::points_left(const Band& band, bool led) const {
  return (band.kind == kHeavy ? 3 : 2) - band.spent + (led ? kLeaderBonus : 0);
}

int Campaign::leader_points(int place) const {
  if (leader_at_[nation_] != place || leader_stopped_) return 0;
  return 3 + kLeaderBonus - leader_spent_;
}

int64_t Campaign::barred() const {
  int64_t out = overlord_[nation_] == kNone ? 0 : land_of(overlord_[nation_]);
  if (nation_ == kRomanoBritish && turn_ < 8) {
    for (int n = 0; n < kNations; ++n) {
      if (former_vassals_ & ~aggressors_ & bit(n)) out |= land_of(n);
    }
  }
  return out;
}

int64_t Campaign::reach(int place, int points, bool led, bool invader, int journeys) const {
  const int64_t seas = kBoard.seas[place];
  const int sail = raiders() ? 1 : 2;  // whoever may not end at sea must be able to land again
  int64_t out = 0;
  if (place >= kLands) {
    if (points >= 1) out = kBoard.coasts[place] & (invader ? kBoard.landing[nation_] : kLandBits);
    if (points >= sail && invader) out |= seas & ~kBoard.closed_seas[nation_];
    if (points >= sail && !invader && status() & kBoats) out |= seas;
  } else {
    if (points >= 1) out = kBoard.borders[place];
    if (points >= sail && status() & kBoats) out |= invader ? seas & ~kBoard.closed_seas[nation_] : seas;
    if (points >= 2) out |= kBoard.straits[place];
  }
  out &= ~barred();
  const int64_t vassals = vassal_land(nation_);
  if (out & vassals) {
    // A vassal's area is only passed through: there must be a way on.
    int64_t through = 0;
    if (nation_ == kRomans && land_of(kRomans)) {
      through = ~int64_t{0};  // by road
    } else {
      if (points > 1) through |= ~kBoard.difficult;
      if (led && points > 2) through |= kBoard.difficult;
    }
    if (place < kLands && !led) through &= ~kBoard.straits[place];
    out &= ~vassals | through;
  }
  if (journeys && nation_ == kRomans && place < kLands) out |= by_road(place, points, journeys);
  return out;
}

int64_t Campaign::by_road(int place, int points, int journeys) const {
  const int64_t vassals = vassal_land(kRomans);
  int64_t network = vassals;
  for (int a = 0; a < kLands; ++a) {
    if (holder_[a] == kRomans && fort_[a]) network |= bit(a);
  }
  if (!(network & bit(place))) return 0;
  int64_t found = bit(place), ring = found;
  while (ring) {
    int64_t beside = 0;
    for (int a = 0; a < kLands; ++a) {
      if (ring & bit(a)) beside |= kBoard.beside(a);
    }
    ring = beside & network & ~found;
    found |= ring;
  }
  if (points < 1 || journeys < 2) found &= ~vassals;
  return found & ~bit(place);
}

bool Campaign::at_war(int area) const {
  return area < kLands && holder_[area] != kNone && holder_[area] != nation_ && !(vassal_land(nation_) & bit(area));
}

int Campaign::may_leave(int place, bool led) const {
  const int there = mine(place);
  int out = there;
  if (at_war(place)) {
    out -= units_for_overrun(place);
  } else if (place < kLands && must_keep_ & bit(place)) {
    --out;
  }
  if (!led && leader_at_[nation_] == place && out == there && !guarded(place)) --out;
  return out;
}

// Those who stay behind must be twice as many as the enemy, and within the limits of stacking.
int Campaign::units_for_overrun(int place) const {
  const int needed = 2 * units_against(place);
  if (needed <= most_armies(nation_, place)) return needed;
  for (int a = 0; a < kLands; ++a) {
    if (a != place && mine(a) > most_armies(nation_, a) && at_war(a)) return kUnlimited;
  }
  return needed <= most_overstacked(place) ? needed : kUnlimited;
}

bool Campaign::guarded(int place) const {
  return place < kLands && holder_[place] == nation_ && (fort_[place] || burh_[place]);
}

bool Campaign::can_go(const Band& band, int place, bool led) const {
  if (may_leave(place, led) < 1) return false;
  int points = points_left(band, led);
  if (led) points = std::min(points, leader_points(place));
  return reach(place, points, led, band.start >= kLands, kMostJourneys - band.journeys) != 0;
}

bool Campaign::can_move(int place) const {
  const bool led = leader_points(place) > 0;
  for (const Band& band : bands_) {
    if (!band.number || band.area != place || band.stopped) continue;
    if (can_go(band, place, false) || (led && can_go(band, place, true))) return true;
  }
  return false;
}

void Campaign::begin_march(int place) {
  place_ = place;
  marched_ = false;
  with_leader_ = leader_points(place) > 0;
  for (size_t i = 0; i < bands_.size(); ++i) {
    const Band band = bands_[i];
    if (!band.number || band.area != place || band.stopped || band.picked) continue;
    if (can_go(band, place, false) || (with_leader_ && can_go(band, place, true))) pick(i, band.number);
  }
  make_ready();
  ask(Step::march, nation_);
}

bool Campaign::stays_before(const Band& one, const Band& other) const {
  const int points = points_left(one, false) - points_left(other, false);
  return points ? points < 0 : one.journeys > other.journeys;
}

bool Campaign::make_ready() {
  while (!reach_without(kNone, with_leader_)) {
    int slowest = kNone, number = 0;
    for (size_t i = 0; i < bands_.size(); ++i) {
      if (!bands_[i].number || !bands_[i].picked) continue;
      ++number;
      if (slowest == kNone || stays_before(bands_[i], bands_[slowest])) slowest = static_cast<int>(i);
    }
    if (number > 1) {
      unpick(slowest, bands_[slowest].number);
    } else if (number == 1 && with_leader_ && can_go(bands_[slowest], place_, false)) {
      with_leader_ = false;
    } else {
      return false;
    }
  }
  return true;
}

int64_t Campaign::reach_without(int left_out, bool led) const {
  int points = led ? leader_points(place_) : kUnlimited;
  int journeys = kMostJourneys;
  bool invader = false, any = false;
  for (size_t i = 0; i < bands_.size(); ++i) {
    const Band& band = bands_[i];
    if (!band.number || !band.picked || (static_cast<int>(i) == left_out && band.number == 1)) continue;
    any = true;
    points = std::min(points, points_left(band, led));
    invader = invader || band.start >= kLands;
    journeys = std::min(journeys, kMostJourneys - band.journeys);
  }
  return any ? reach(place_, points, led, invader, journeys) : 0;
}

void Campaign::step_into(int goal) {
  const bool empties = overlord_[nation_] != kNone && place_ < kLands && !(may_empty_ & bit(place_)) &&
                       mine(place_) == picked() && held_before_ & vassal_zone(nation_) & bit(place_);
  if (empties) {
    target_ = goal;
    ask(Step::consent, overlord_[nation_]);
  } else {
    carry_out(goal);
  }
}

void Campaign::carry_out(int goal) {
  const int from = place_;
  int points = with_leader_ ? leader_points(from) : kUnlimited;
  int journeys = kMostJourneys;
  for (const Band& band : bands_) {
    if (!band.number || !band.picked) continue;
    points = std::min(points, points_left(band, with_leader_));
    journeys = std::min(journeys, kMostJourneys - band.journeys);
  }
  const bool road = journeys && nation_ == kRomans && from < kLands && goal < kLands &&
                    by_road(from, points, journeys) & bit(goal);
  const bool strait = from < kLands && kBoard.straits[from] & bit(goal);
  const bool hills = goal < kLands && kBoard.difficult & bit(goal);
  const int cost = (hills ? 2 : 1) + (strait ? 1 : 0);
  bool stops = !with_leader_ && !road && (strait || hills);
  if (hills && !strait && nation_ == kRomans && vassal_land(kRomans) & bit(goal)) stops = false;  // there is a road
  for (size_t i = 0, n = bands_.size(); i < n; ++i) {
    if (!bands_[i].number || !bands_[i].picked || bands_[i].area != from) continue;
    const int number = bands_[i].number;
    Band band = part(i, number);
    if (!road) band.spent += std::min(cost, points_left(band, with_leader_));
    band.from = from;
    band.area = goal;
    band.stopped = stops;
    band.picked = !stops;
    band.journeys = road ? band.journeys + 1 : 0;
    join(band, number);
  }
  if (with_leader_) {
    if (!road) leader_spent_ += std::min(cost, leader_points(from));
    leader_at_[nation_] = goal;
  }
  vacate(from);
  marched_ = true;
  place_ = goal;
  if (goal >= kLands) return;
  if (holder_[goal] == kNone) {
    seize(nation_, goal);
  } else if (at_war(goal)) {
    if (holder_[goal] == kRomanoBritish) aggressors_ |= bit(nation_);
    offer(holder_[goal], nation_, true);
  }
}

void Campaign::halt() {
  unpick_all();
  place_ = kNone;
  marched_ = false;
}

bool Campaign::march_goes_on() {
  if (place_ == kNone || !marched_) return false;
  if (picked() == 0 || may_leave(place_, with_leader_) < 1 || !make_ready()) {
    halt();
    return false;
  }
  ask(Step::march, nation_);
  return true;
}

int64_t Campaign::misplaced() const {
  int64_t out = too_many();
  const int64_t vassals = vassal_land(nation_);
  for (int a = 0; a < kAreas; ++a) {
    if (mine(a) && (a < kLands ? (vassals & bit(a)) != 0 : !raiders())) out |= bit(a);
  }
  return out;
}

void Campaign::end_movement() {
  // From here on a band's origin is where it would retreat to: raiders to where they began the turn.
  place_ = kNone;
  const int64_t battles = contested();
  const std::vector<Band> old = std::move(bands_);
  bands_.clear();
  for (auto& area : army_[nation_]) area = {};
  for (Band band : old) {
    if (!band.number) continue;
    const bool raider = status() & kAllRaiders || (status() & kRaiders && band.start >= kLands);
    if (!raider && band.start < kLands) band.start = band.area;
    int8_t home = band.area;
    if (band.area < kLands && battles & bit(band.area)) home = raider ? band.start : band.from;
    join({band.area, band.kind, 0, 0, home, band.start, 0, false, false}, band.number);
  }
  bury(nation_);
  enter(phase_ == Phase::movement ? Phase::battle : Phase::battle_2);
}

// --- Submission -------------------------------------------------------------------------------------

void Campaign::offer(int one, int other, bool overlord_comes) {
  for (const SubmissionFacts& row : kSubmissionFacts) {
    bool meet = row.vassal == one && row.overlord == other;
    if (!overlord_comes) meet = meet || (row.vassal == other && row.overlord == one);
    if (!meet || overlord_[row.vassal] != kNone || leader_[row.vassal] != kNone) continue;
    if (turn_ < row.first_turn || turn_ > row.last_turn) continue;
    if (row.vassal == kBelgae && nation_ == kBelgae) continue;  // Boudicca has risen
    const int areas = count(land_of(row.vassal) & (row.zone ? kBoard.zone : kLandBits));
    if (areas == 0 || areas > row.most_areas) continue;
    submitting_ = &row;
    ask(Step::submission, row.vassal);
    return;
  }
}

void Campaign::submit() {
  const SubmissionFacts& row = *submitting_;
  overlord_[row.vassal] = row.overlord;
  award(row.overlord, row.points);
  if (row.overlord == kRomans) {
    former_vassals_ |= bit(row.vassal);
    for (int a = 0; a < kLands; ++a) {
      if (holder_[a] == row.vassal) occupy(kRomans, a);
    }
  }
  if (nation_ == row.overlord) send_back(land_of(row.vassal) & (row.zone ? kBoard.zone : kLandBits));
  if (nation_ == row.vassal) send_back(land_of(row.overlord));
}

void Campaign::send_back(int64_t areas) {
  unpick_all();
  const bool sea_open = phase_ == Phase::movement || phase_ == Phase::movement_2 ||
                        (phase_ == Phase::battle && status() & kMajorInvasion);
  const auto may_return = [&](int goal) {
    if (goal >= kLands) return sea_open;
    if ((areas | vassal_land(nation_)) & bit(goal)) return false;
    return holder_[goal] == kNone || holder_[goal] == nation_ || (contested() & bit(goal)) != 0;
  };
  for (size_t i = 0, n = bands_.size(); i < n; ++i) {
    const Band band = bands_[i];
    if (!band.number || band.area >= kLands || !(areas & bit(band.area))) continue;
    int goal = band.from;
    if (!may_return(goal)) goal = band.start;
    if (!may_return(goal)) {
      goal = kNone;
      int64_t seen = bit(band.area), ring = seen;
      while (ring && goal == kNone) {  // the nearest land of its own, else a sea
        int64_t beside = 0;
        for (int a = 0; a < kLands; ++a) {
          if (ring & bit(a)) beside |= kBoard.beside(a);
        }
        ring = beside & ~seen;
        seen |= ring;
        for (int a = 0; a < kLands && goal == kNone; ++a) {
          if (ring & bit(a) && !(areas & bit(a)) && holder_[a] == nation_) goal = a;
        }
      }
      seen = bit(band.area);
      while (goal == kNone) {
        int64_t beside = seen;
        for (int a = 0; a < kLands && goal == kNone; ++a) {
          if (!(seen & bit(a))) continue;
          beside |= kBoard.beside(a);
          if (kBoard.seas[a]) goal = __builtin_ctzll(kBoard.seas[a]);
        }
        seen = beside;
      }
    }
    Band back = part(i, band.number);
    back.area = back.from = goal;
    back.stopped = false;
    if (goal >= kLands) back.spent = 0;  // they must be able to land elsewhere
    join(back, band.number);
    if (goal < kLands && holder_[goal] == kNone) seize(nation_, goal);
    if (leader_at_[nation_] == band.area) leader_at_[nation_] = goal;
  }
}

// --- Battle -----------------------------------------------------------------------------------------

enum BattleStage { kChoosing, kDefenderLoses, kAttackerLoses, kAftermath, kDefenderRetreats, kAttackerRetreats, kNext };

void Campaign::battle() {
  switch (stage_) {
    case kChoosing: choose_battle(); break;
    case kDefenderLoses:
      if (!bear_hits(defender_)) stage_ = kAttackerLoses;
      break;
    case kAttackerLoses:
      if (!bear_hits(nation_)) stage_ = kAftermath;
      break;
    case kAftermath:
      stage_ = kDefenderRetreats;
      aftermath();
      break;
    case kDefenderRetreats:
      stage_ = kAttackerRetreats;
      if (battle_is_on()) ask_defender();
      break;
    case kAttackerRetreats:
      stage_ = kNext;
      if (battle_is_on()) ask_attacker();
      break;
    default:
      if (ways_) {
        ask(Step::leader_retreat, nation_);
      } else if (!battle_is_on()) {
        settle_area();
        stage_ = kChoosing;
      } else if (retreated_) {
        stage_ = kChoosing;
      } else {
        fight_round();
      }
  }
}

void Campaign::choose_battle() {
  place_ = defender_ = kNone;
  if (contested()) {
    ask(Step::battles, nation_);
    return;
  }
  bury(nation_);
  enter(phase_ == Phase::battle && status() & kMajorInvasion ? Phase::movement_2 : Phase::withdrawal);
}

bool Campaign::battle_is_on() const {
  return mine(place_) > 0 && holder_[place_] == defender_ && units_against(place_) > 0 && contested() & bit(place_);
}

void Campaign::roll(int number, int need, int bonus, int& light, int& full) {
  for (int k = 0; k < number; ++k) {
    const int die = dice_->below(6) + 1 + bonus;
    if (die >= 6) {
      ++full;
    } else if (die >= need) {
      ++light;
    }
  }
}

void Campaign::fight_round() {
  retreated_ = false;
  light_[0] = light_[1] = full_[0] = full_[1] = 0;
  const int led = leader_at_[nation_] == place_ ? 1 : 0;
  roll(army_[nation_][place_][kFoot], 5, led, light_[1], full_[1]);
  roll(army_[nation_][place_][kHeavy], 4, led, light_[1], full_[1]);
  const int defended = leader_at_[defender_] == place_ ? 1 : 0;
  roll(army_[defender_][place_][kFoot], 5, defended, light_[0], full_[0]);
  roll(army_[defender_][place_][kHeavy], 4, defended, light_[0], full_[0]);
  roll(fort_[place_], 5, defended, light_[0], full_[0]);
  if (kBoard.difficult & bit(place_)) light_[1] = 0;
  stage_ = kDefenderLoses;
}

void Campaign::add_attackers(std::vector<int>& out, bool heavy_too) const {
  for (int kind : {kFoot, kHeavy}) {
    if (kind == kHeavy && !heavy_too) continue;
    int64_t homes = 0;
    for (const Band& band : bands_) {
      if (band.number && band.area == place_ && band.kind == kind) homes |= bit(band.from);
    }
    for (int a = 0; a < kAreas; ++a) {
      if (homes & bit(a)) out.push_back(choice(kLose, a, kind));
    }
  }
}

void Campaign::add_defenders(std::vector<int>& out, bool heavy_too) const {
  const auto& there = army_[defender_][place_];
  if (there[kFoot]) out.push_back(choice(kLose, place_, kFoot));
  if (there[kHeavy] && heavy_too) out.push_back(choice(kLose, place_, kHeavy));
  if (burh_[place_]) out.push_back(choice(kLose, place_, kBurhUnit));
  if (fort_[place_] && there[kFoot] + there[kHeavy] == 0) out.push_back(choice(kLose, place_, kFortUnit));
}

// A light hit first, so that as many hits as possible find somebody.
std::vector<int> Campaign::losses(int side) const {
  std::vector<int> out;
  const int k = side == nation_ ? 0 : 1;
  if (light_[k]) k == 0 ? add_attackers(out, false) : add_defenders(out, false);
  if (out.empty() && full_[k]) k == 0 ? add_attackers(out, true) : add_defenders(out, true);
  return out;
}

bool Campaign::bear_hits(int side) {
  while (true) {
    const std::vector<int> options = losses(side);
    if (options.empty()) return false;
    if (options.size() > 1) {
      ask(Step::losses, side);
      return true;
    }
    lose(side, options[0]);
  }
}

void Campaign::lose(int side, int chosen) {
  const int unit = unit_of(chosen);
  int& light = light_[side == nation_ ? 0 : 1];
  --(light && unit != kHeavy ? light : full_[side == nation_ ? 0 : 1]);
  const int killer = side == nation_ ? defender_ : nation_;
  if (unit == kFortUnit) {
    fort_[place_] = false;
    ruin_[place_] = true;
    score_kill(killer, side, kFortKilled);
    return;
  }
  if (unit == kBurhUnit) {
    burh_[place_] = false;
    return;
  }
  if (side != nation_) {
    --army_[side][place_][unit];
  } else {
    for (size_t i = 0; i < bands_.size(); ++i) {
      const Band& band = bands_[i];
      if (band.number && band.area == place_ && band.kind == unit && band.from == area_of(chosen)) {
        part(i, 1);
        break;
      }
    }
  }
  score_kill(killer, side, kArmyKilled);
  if (unit == kHeavy && !heavy_foot(side)) score_kill(killer, side, kCavalryKilled);
}

bool Campaign::counts_now(const KillFacts& row, int killer) const {
  if (!row.turns.empty() && std::find(row.turns.begin(), row.turns.end(), turn_) == row.turns.end()) return false;
  const bool own = nation_ == killer;
  if ((row.when == kOwnTurn || row.when == kOwnTurnFormerVassals) && !own) return false;
  return !(row.when == kNotOwnFirstTurn && own && turn_ == 1);
}

void Campaign::score_kill(int killer, int victim, Killed what) {
  for (const KillFacts& row : kKillFacts) {
    if (row.nation != killer || row.what != what || !(row.victims & bit(victim)) || !counts_now(row, killer)) continue;
    if (row.when == kOwnTurnFormerVassals && !(former_vassals_ & aggressors_ & bit(victim))) continue;
    award(killer, row.points);
  }
}

void Campaign::score_leader(int killer, int leader) {
  const bool enemy = kBoard.player[killer] != kBoard.player[kLeaderFacts[leader].nation];
  int points = enemy ? kLeaderPoints : 0;  // unless the killer's card has a figure of its own
  for (const KillFacts& row : kKillFacts) {
    if (row.nation == killer && row.what == kLeaderKilled && row.leaders & bit(leader) && counts_now(row, killer)) {
      points = row.points;
    }
  }
  award(killer, points);
  if (leader == kHarold && turn_ >= 15 && (killer == kNorwegians || killer == kDanes)) award(kNormans, kWindfallPoints);
}

void Campaign::fall(int nation, int killer) {
  const int leader = leader_[nation];
  dismiss(nation);
  score_leader(killer, leader);
  if (leader != kWilliam) return;
  for (int sea = kLands; sea < kAreas; ++sea) army_[kNormans][sea] = {};  // who has not landed turns back
}

void Campaign::aftermath() {
  if (units_against(place_) == 0 && leader_at_[defender_] == place_) fall(defender_, nation_);
  if (mine(place_) == 0 && leader_at_[nation_] == place_) fall(nation_, defender_);
  settle_area();
  bury(defender_);
  bury(nation_);
  offer(defender_, nation_, false);
}

void Campaign::settle_area() {
  if (holder_[place_] != defender_ || units_against(place_) > 0) return;
  holder_[place_] = kNone;
  if (mine(place_)) seize(nation_, place_);
}

// --- Retreat ----------------------------------------------------------------------------------------

int64_t Campaign::refuges(int number) const {
  int64_t out = 0;
  for (int a = 0; a < kLands; ++a) {
    if (kBoard.beside(place_) & bit(a) && open_to(defender_, a) && room(defender_, a) >= number) out |= bit(a);
  }
  if (kBoard.status[turn_][defender_] & kBoats) out |= kBoard.seas[place_];
  return out;
}

void Campaign::ask_defender() {
  if (armies(defender_, place_) == 0 || refuges(1) == 0) return;
  fleeing_[kFoot] = army_[defender_][place_][kFoot];
  fleeing_[kHeavy] = army_[defender_][place_][kHeavy];
  with_leader_ = leader_at_[defender_] == place_;
  ask(Step::defender_retreat, defender_);
}

void Campaign::flee(int goal) {
  for (int kind : {kFoot, kHeavy}) {
    army_[defender_][place_][kind] -= fleeing_[kind];
    army_[defender_][goal][kind] += fleeing_[kind];
  }
  seize(defender_, goal);
  if (with_leader_) leader_at_[defender_] = goal;
  retreated_ = true;
  with_leader_ = false;
}

int Campaign::way_back(int home) const {
  if (home >= kLands) {
    return status() & kBoats || raiders() ? kUnlimited : 0;
  }
  return home == place_ || !open_to(nation_, home) ? 0 : room(nation_, home);
}

void Campaign::ask_attacker() {
  int overstack = kNone;  // the home that would be the one overstacked area
  for (size_t i = 0; i < bands_.size(); ++i) {
    const Band band = bands_[i];
    if (!band.number || band.area != place_ || band.picked) continue;
    const int home = band.from;
    int ahead = 0;
    for (const Band& other : bands_) {
      if (other.picked && other.from == home) ahead += other.number;
    }
    int space = way_back(home) - ahead;
    const int usual = home < kLands ? most_armies(nation_, home) - mine(home) - ahead : kUnlimited;
    if (overstack != kNone && overstack != home) space = std::min(space, usual);
    if (space <= 0) continue;
    const int going = std::min<int>(band.number, space);
    if (going > usual) overstack = home;
    pick(i, going);
  }
  if (picked() == 0) return;
  with_leader_ = leader_at_[nation_] == place_;
  ask(Step::attacker_retreat, nation_);
}

void Campaign::retreat() {
  int64_t homes = 0;
  for (size_t i = 0, n = bands_.size(); i < n; ++i) {
    if (!bands_[i].number || !bands_[i].picked || bands_[i].area != place_) continue;
    const int number = bands_[i].number;
    Band band = part(i, number);
    homes |= bit(band.from);
    band.picked = false;
    band.area = band.from;
    if (band.area >= kLands && band.start < kLands) band.start = band.area;
    join(band, number);
    seize(nation_, band.area);
  }
  retreated_ = true;
  if (!with_leader_) return;
  if (count(homes) == 1) {
    leader_at_[nation_] = __builtin_ctzll(homes);
    with_leader_ = false;
  } else {
    ways_ = homes;
  }
}

// --- Raiders, overpopulation, the end of a nation's turn --------------------------------------------

void Campaign::withdrawal() {
  if (!raiders()) {
    enter(Phase::overpopulation);
    return;
  }
  if (stage_ == 0) {
    stage_ = 1;
    if (nation_ != kDanes || turn_ != 11) return;
    for (int a = 0; a < kLands; ++a) {
      if (holder_[a] == kDanes) award(kDanes, kBoard.raid[a]);
    }
    for (size_t i = 0, n = bands_.size(); i < n; ++i) {
      if (bands_[i].number && can_withdraw(bands_[i])) withdraw(i, bands_[i].number);
    }
    return;
  }
  const bool any = std::any_of(bands_.begin(), bands_.end(), [&](const Band& b) { return b.number && can_withdraw(b); });
  if (any || leader_goals()) {
    ask(Step::withdrawal, nation_);
  } else {
    enter(Phase::overpopulation);
  }
}

bool Campaign::can_withdraw(const Band& band) const {
  if (band.area >= kLands || band.start == band.area) return false;
  if (band.start >= kLands) return true;
  return status() & kAllRaiders && open_to(nation_, band.start) && room(nation_, band.start) > 0;
}

int64_t Campaign::withdrawal_goals(int area) const {
  int64_t out = 0;
  for (const Band& band : bands_) {
    if (band.number && band.area == area && can_withdraw(band)) out |= bit(band.start);
  }
  return out;
}

int64_t Campaign::leader_goals() const {
  const int at = leader_at_[nation_];
  int64_t out = 0;
  if (at == kNone || at >= kLands) return out;
  for (const Band& band : bands_) {
    if (band.number && band.area != at && band.from == at && band.start == band.area) out |= bit(band.area);
  }
  return out;
}

void Campaign::withdraw(size_t i, int number) {
  const int area = bands_[i].area;
  Band band = part(i, number);
  band.from = area;
  band.area = band.start;
  join(band, number);
  if (band.area < kLands) seize(nation_, band.area);
  if (mine(area) == 0 && leader_at_[nation_] == area) leader_at_[nation_] = band.area;
  vacate(area);
}

int Campaign::surplus() const {
  if (nation_ == kRomans) return 0;
  int out = -2 * count(land_of(nation_));
  for (int a = 0; a < kLands; ++a) out += mine(a);
  return out;
}

void Campaign::remove_one(int kind, int area) {
  for (size_t i = 0; i < bands_.size(); ++i) {
    if (bands_[i].number && bands_[i].area == area && bands_[i].kind == kind) {
      disband(i);
      return;
    }
  }
}

void Campaign::nation_end() {
  const int kind = nation_ == kRomans ? kHeavy : kFoot;
  if (stage_ == 0) {
    stage_ = 1;
    lifted_ = false;
    bands_.clear();
    left_ = 0;
    if (nation_ == kRomans && turn_ == 2 && in_play(kRomans, kHeavy) > kLegionsAllowed) left_ = kLegionsRecalled;
    if (nation_ == kDanes && turn_ == 14) {
      left_ = kDanesLeaving;
      int second = 0;
      for (int n = 0; n < kNations; ++n) {
        if (n != kDanes) second = std::max(second, english(n));
      }
      if (leader_[kDanes] == kCnut) {
        if (english(kDanes) > 0 && english(kDanes) >= 2 * second) {
          cnut_crowned_ = true;
          award(kDanes, kKingPoints);
        }
        dismiss(kDanes);
      }
    }
  } else if (left_ && in_play(nation_, kind)) {
    ask(nation_ == kRomans ? Step::recall : Step::departure, nation_);
  } else {
    left_ = 0;
    next_nation(nation_ + 1);
  }
}

// --- The end of a game turn -------------------------------------------------------------------------

void Campaign::turn_end() {
  switch (stage_) {
    case 0:
      stage_ = 1;
      if (scoring_turn(turn_)) score_areas();
      votes_.fill(0);
      nation_ = 0;
      break;
    case 1:
      if (!bretwalda_turn(turn_) || nation_ == kNations) {
        int cast = 0;
        for (int votes : votes_) cast += votes;
        for (int n = 0; n < kNations; ++n) {
          if (2 * votes_[n] > cast) award(n, kBretwaldaPoints);
        }
        stage_ = 2;
        nation_ = 0;
      } else if (english(nation_)) {
        int others = 0;
        for (int n = 0; n < kNations; ++n) others += n != nation_ && english(n);
        if (others) {
          ask(Step::vote, nation_);
        } else {
          votes_[nation_] += english(nation_);
          ++nation_;
        }
      } else {
        ++nation_;
      }
      break;
    case 2:
      stage_ = 3;
      crown();
      break;
    default:
      if (turn_ == kTurns) {
        step_ = Step::over;
        owed_ = true;
      } else {
        ++turn_;
        nation_ = 0;
        enter(Phase::turn_start);
      }
  }
}

void Campaign::score_areas() {
  for (int a = 0; a < kLands; ++a) {
    const int holder = holder_[a];
    if (holder == kNone) continue;
    if ((holder == kRomans && fort_[a]) || overlord_[holder] == kRomans) award(kRomans, kBoard.hold[turn_][kRomans][a]);
  }
  for (int n = kRomans + 1; n < kNations; ++n) {
    int home = 0, outside = 0, rest = 0;
    const int64_t capped = n == kWelsh    ? kBoard.theatre[kEngland] | kBoard.theatre[kScotland]
                           : n == kSaxons ? kBoard.theatre[kWales]
                           : n == kAngles ? kBoard.theatre[kScotland]
                                          : 0;
    const int64_t own = n == kWelsh ? kBoard.theatre[kWales] : kBoard.theatre[kEngland];
    for (int a = 0; a < kLands; ++a) {
      if (holder_[a] != n) continue;
      const int points = kBoard.hold[turn_][n][a];
      (capped & bit(a) ? outside : own & bit(a) ? home : rest) += points;
    }
    const int over = capped ? std::max(0, outside - home / 2) : 0;
    award(n, home + outside + rest - over);
  }
}

int Campaign::lord_of_england() const {
  int first = kNone, most = 0, second = 0;
  for (int n = 0; n < kNations; ++n) {
    const int areas = english(n);
    if (areas > most) {
      second = most;
      most = areas;
      first = n;
    } else {
      second = std::max(second, areas);
    }
  }
  return most >= kKingAreas && most >= 2 * second ? first : kNone;
}

void Campaign::crown() {
  if (!king_turn(turn_) || cnut_crowned_) {
    cnut_crowned_ = false;
    return;
  }
  int king = lord_of_england();
  if (turn_ == 16) {
    int alive = 0, last = kNone;
    for (int n = 0; n < kNations; ++n) {
      if (leader_[n] != kNone && candidate(leader_[n])) {
        ++alive;
        last = n;
      }
    }
    if (alive < 2) {
      king = last;
    } else if (king != kNone && (leader_[king] == kNone || !candidate(leader_[king]))) {
      king = kNone;
    }
  }
  if (king == kNone) return;
  award(king, kKingPoints);
  if (turn_ < kTurns && room_in_pool(king, kFoot) > 0) ask(Step::royal_infantry, king);
}

// --- Decisions --------------------------------------------------------------------------------------

std::vector<int> Campaign::options() const {
  std::vector<int> out;
  const auto add_areas = [&out](int verb, int64_t areas) {
    for (int a = 0; a < kAreas; ++a) {
      if (areas & bit(a)) out.push_back(choice(verb, a));
    }
  };
  switch (step_) {
    case Step::settlement: add_areas(kPlace, held_before_); break;
    case Step::hiring: out = {choice(kHire, 0, kFoot), choice(kHire, 0, kHeavy)}; break;
    case Step::boudicca: add_areas(kPlace, land_of(kBelgae)); break;
    case Step::arthur: {
      int64_t vacant = land_of(kRomanoBritish);
      for (int a = 0; a < kLands; ++a) vacant |= holder_[a] == kNone ? bit(a) : 0;
      add_areas(kPlace, vacant & kBoard.theatre[kEngland]);
      break;
    }
    case Step::levy: add_areas(kPlace, land_of(kSaxons) & kBoard.theatre[kEngland]); break;
    case Step::leader: add_areas(kPlace, land_of(nation_)); break;
    case Step::permission:
    case Step::consent: out = {choice(kGrant), choice(kRefuse)}; break;
    case Step::growth: {
      const int round = placement_round();
      if (round == kNone) {
        out.push_back(choice(kDone));
        break;
      }
      for (int unit : {kInfantryUnit, kCavalryUnit, kBurhUnit}) {
        if (!affordable(unit)) continue;
        for (int a = 0; a < kLands; ++a) {
          if (holder_[a] == nation_ && served_[a] == round && fits(unit, a)) out.push_back(choice(kRaise, a, unit));
        }
      }
      break;
    }
    case Step::submission: out = {choice(kSubmit), choice(kDefy)}; break;
    case Step::movement: {
      int64_t movable = 0;
      for (int a = 0; a < kAreas; ++a) {
        if (mine(a) && can_move(a)) movable |= bit(a);
      }
      if (!(movable & misplaced())) out.push_back(choice(kDone));
      add_areas(kMove, movable);
      break;
    }
    case Step::march: {
      if (marched_) out.push_back(choice(kHalt));
      const int chosen = picked();
      const bool company = mine(place_) > chosen || guarded(place_);
      if (with_leader_ && company && reach_without(kNone, false)) out.push_back(choice(kLeaveLeader));
      const int may = may_leave(place_, with_leader_);
      if (chosen <= may) add_areas(kGo, reach_without(kNone, with_leader_));
      if (chosen > 1 && may > 0) {
        int64_t offered = 0;
        for (size_t i = 0; i < bands_.size(); ++i) {
          const Band& band = bands_[i];
          if (!band.number || !band.picked || !reach_without(static_cast<int>(i), with_leader_)) continue;
          offered |= bit(band.kind * 8 + std::max(0, points_left(band, with_leader_)));
        }
        for (int k = 0; k < 16; ++k) {
          if (offered & bit(k)) out.push_back(choice(kLeave, k));
        }
      }
      break;
    }
    case Step::surplus:
    case Step::overpopulation:
      for (int kind : {kFoot, kHeavy}) {
        for (int a = 0; a < kLands; ++a) {
          if (!army_[nation_][a][kind]) continue;
          const bool thin = mine(a) > 1 || burh_[a];
          if (step_ == Step::surplus ? (too_many() & bit(a)) != 0 : thin) out.push_back(choice(kRemove, a, kind));
        }
      }
      break;
    case Step::battles: add_areas(kFight, contested()); break;
    case Step::losses: out = losses(asked_); break;
    case Step::defender_retreat: {
      out.push_back(choice(kStand));
      const int fleeing = fleeing_[kFoot] + fleeing_[kHeavy];
      if (with_leader_ && fleeing < units_against(place_)) out.push_back(choice(kKeepLeader));
      for (int kind : {kFoot, kHeavy}) {
        if (fleeing > 1 && fleeing_[kind]) out.push_back(choice(kKeep, place_, kind));
      }
      add_areas(kFlee, refuges(fleeing));
      break;
    }
    case Step::attacker_retreat: {
      out = {choice(kStand), choice(kRetreat)};
      const int chosen = picked();
      if (with_leader_ && chosen < mine(place_)) out.push_back(choice(kKeepLeader));
      if (chosen < 2) break;
      for (int kind : {kFoot, kHeavy}) {
        int64_t homes = 0;
        for (const Band& band : bands_) {
          if (band.number && band.picked && band.kind == kind) homes |= bit(band.from);
        }
        for (int a = 0; a < kAreas; ++a) {
          if (homes & bit(a)) out.push_back(choice(kKeep, a, kind));
        }
      }
      break;
    }
    case Step::leader_retreat: add_areas(kFlee, ways_); break;
    case Step::withdrawal: {
      out.push_back(choice(kDone));
      int64_t areas = 0;
      for (const Band& band : bands_) {
        if (band.number && can_withdraw(band)) areas |= bit(band.area);
      }
      add_areas(kWithdraw, areas);
      add_areas(kEmbark, leader_goals());
      break;
    }
    case Step::withdrawal_goal: add_areas(kFlee, withdrawal_goals(place_)); break;
    case Step::recall:
    case Step::departure: {
      const int kind = nation_ == kRomans ? kHeavy : kFoot;
      for (int a = 0; a < kAreas; ++a) {
        if (army_[nation_][a][kind]) out.push_back(choice(kRemove, a, kind));
      }
      break;
    }
    case Step::vote:
      for (int n = 0; n < kNations; ++n) {
        if (english(n)) out.push_back(choice(kVote, n));
      }
      break;
    case Step::royal_infantry: add_areas(kPlace, land_of(asked_) & kBoard.theatre[kEngland]); break;
    case Step::over: break;
  }
  return out;
}

void Campaign::take(int chosen) {
  owed_ = false;
  const int verb = verb_of(chosen), area = area_of(chosen), unit = unit_of(chosen);
  switch (step_) {
    case Step::settlement:
      ++served_[area];
      --left_;
      break;
    case Step::hiring:
      left_ -= unit == kHeavy ? kHireHeavy : kHireFoot;
      reinforce(kNormans, unit, 1, kSinusBritannicus);
      break;
    case Step::boudicca:
      reinforce(kBelgae, kFoot, 1, area);
      bring(kBelgae, kBoudicca, area);
      break;
    case Step::arthur:
      seize(kRomanoBritish, area);
      reinforce(kRomanoBritish, kHeavy, 2, area);
      bring(kRomanoBritish, kArthur, area);
      break;
    case Step::levy:
      reinforce(kSaxons, kFoot, left_, area);
      left_ = 0;
      break;
    case Step::leader: bring(nation_, kBoard.leader[turn_][nation_], area); break;
    case Step::permission: {
      const auto people = [](int64_t land) {
        return 2 * count(land & ~kBoard.difficult) + count(land & kBoard.difficult);
      };
      const int64_t land = land_of(nation_), zone = vassal_zone(nation_);
      savings_[nation_] += people(land & ~zone) + (verb == kGrant ? people(land & zone) / 2 : 0);
      break;
    }
    case Step::growth:
      if (verb == kDone) {
        bought_ = false;
      } else {
        ++served_[area];
        bought_ = true;
        if (unit == kBurhUnit) {
          savings_[nation_] -= kBurhPrice;
          --burhs_left_;
          burh_[area] = true;
        } else {
          const int kind = unit == kCavalryUnit ? kHeavy : kFoot;
          savings_[nation_] -= kBoard.price[nation_][kind];
          reinforce(nation_, kind, 1, area);
        }
      }
      break;
    case Step::consent:
      if (verb == kGrant) {
        may_empty_ |= bit(place_);
        carry_out(target_);
      } else {
        must_keep_ |= bit(place_);
        halt();
      }
      break;
    case Step::submission:
      if (verb == kSubmit) submit();
      break;
    case Step::movement:
      if (verb == kMove) {
        begin_march(area);
        break;
      }
      for (int a = 0; a < kLands; ++a) {
        if (mine(a) && vassal_land(nation_) & bit(a)) send_back(vassal_land(nation_));
      }
      if (!raiders()) {
        for (size_t i = 0; i < bands_.size(); ++i) {
          if (bands_[i].number && bands_[i].area >= kLands) part(i, bands_[i].number);
        }
        lose_leader_alone(nation_);
      }
      stage_ = 2;
      break;
    case Step::march:
      if (verb == kHalt) {
        halt();
      } else if (verb == kGo) {
        step_into(area);
      } else {
        if (verb == kLeaveLeader) {
          with_leader_ = false;
        } else {
          leave_one(area);
        }
        ask(Step::march, nation_);
      }
      break;
    case Step::surplus:
    case Step::overpopulation: remove_one(unit, area); break;
    case Step::battles:
      place_ = area;
      defender_ = holder_[area];
      fight_round();
      break;
    case Step::losses: lose(asked_, chosen); break;
    case Step::defender_retreat:
      if (verb == kStand) {
        with_leader_ = false;
      } else if (verb == kFlee) {
        flee(area);
      } else {
        if (verb == kKeepLeader) {
          with_leader_ = false;
        } else {
          --fleeing_[unit];
        }
        ask(Step::defender_retreat, defender_);
      }
      break;
    case Step::attacker_retreat:
      if (verb == kStand) {
        unpick_all();
      } else if (verb == kRetreat) {
        retreat();
      } else {
        if (verb == kKeepLeader) {
          with_leader_ = false;
        } else {
          for (size_t i = 0; i < bands_.size(); ++i) {
            const Band& band = bands_[i];
            if (band.number && band.picked && band.from == area && band.kind == unit) {
              unpick(i, 1);
              break;
            }
          }
        }
        ask(Step::attacker_retreat, nation_);
      }
      break;
    case Step::leader_retreat:
      leader_at_[nation_] = area;
      with_leader_ = false;
      ways_ = 0;
      break;
    case Step::withdrawal:
      if (verb == kDone) {
        enter(Phase::overpopulation);
        break;
      }
      if (verb == kEmbark) {
        leader_at_[nation_] = area;
        break;
      }
      if (count(withdrawal_goals(area)) > 1) {
        place_ = area;
        ask(Step::withdrawal_goal, nation_);
        break;
      }
      for (size_t i = 0; i < bands_.size(); ++i) {
        if (bands_[i].number && bands_[i].area == area && can_withdraw(bands_[i])) {
          withdraw(i, 1);
          break;
        }
      }
      break;
    case Step::withdrawal_goal:
      for (size_t i = 0; i < bands_.size(); ++i) {
        if (bands_[i].number && bands_[i].area == place_ && bands_[i].start == area && can_withdraw(bands_[i])) {
          withdraw(i, 1);
          break;
        }
      }
      place_ = kNone;
      break;
    case Step::recall:
    case Step::departure:
      --left_;
      --army_[nation_][area][unit];
      vacate(area);
      lose_leader_alone(nation_);
      bury(nation_);
      break;
    case Step::vote:
      votes_[area] += english(nation_);
      ++nation_;
      break;
    case Step::royal_infantry: army_[asked_][area][kFoot] += 1; break;
    case Step::over: break;
  }
  while (!owed_) go_on();
}

void Campaign::leave_one(int kind_and_points) {
  int found = kNone;
  for (size_t i = 0; i < bands_.size(); ++i) {
    const Band& band = bands_[i];
    if (!band.number || !band.picked) continue;
    if (band.kind * 8 + std::max(0, points_left(band, with_leader_)) != kind_and_points) continue;
    if (!reach_without(static_cast<int>(i), with_leader_)) continue;
    if (found == kNone || stays_before(band, bands_[found])) found = static_cast<int>(i);
  }
  unpick(found, 1);
}

}  // namespace

int play(double seconds) {
  Dice dice(1066);
  std::array<long, kNations> points{};
  const Played played = play_for<Campaign>(seconds, 4, dice, [&](const Campaign& game) {
    for (int n = 0; n < kNations; ++n) points[n] += game.score(n);
  });
  std::string list;
  for (int n = 0; n < kNations; ++n) list += (n ? ", " : "") + std::to_string(played.per_game(points[n]));
  print_figures(played, clone_microseconds<Campaign>(dice), "\"points\": [" + list + "]");
  return 0;
}

}  // namespace britannia

int main(int count, char** words) { return britannia::play(seconds_asked(count, words)); }
