// What is laid beside the map when there is a battle, a petition or a vote.
import type { Component } from 'svelte'
import type { Scene } from '../../game'
import Parchment from '../sheets/Parchment.svelte'
import Vote from '../sheets/Vote.svelte'
import type { BritanniaView } from '../view'
import BattleWindow from './BattleWindow.svelte'
import Petition from './Petition.svelte'

export const DOCKED: readonly Component<{ scene: Scene<BritanniaView> }>[] = [BattleWindow, Petition, Vote, Parchment]
/** Steps whose choices one of these draws; the tray leaves them out. */
export const OWN_STEPS: readonly string[] = [
  'battles', 'losses', 'defender-retreat', 'attacker-retreat', 'leader-retreat', 'submission', 'growth-permission', 'consent', 'vote',
]
