// What is laid over the map when there is a battle, a vote or news.
import type { Component } from 'svelte'
import type { Scene } from '../../game'
import Parchment from '../sheets/Parchment.svelte'
import Proclamations from '../sheets/Proclamations.svelte'
import Vote from '../sheets/Vote.svelte'
import type { BritanniaView } from '../view'
import BattleWindow from './BattleWindow.svelte'
import Petition from './Petition.svelte'

export const OVERLAYS: readonly Component<{ scene: Scene<BritanniaView> }>[] = [Parchment, Proclamations, BattleWindow, Petition, Vote]
/** Steps whose choices an overlay draws; the tray leaves them out. */
export const OWN_STEPS: readonly string[] = [
  'battles', 'losses', 'defender-retreat', 'attacker-retreat', 'leader-retreat', 'submission', 'growth-permission', 'consent', 'vote',
]
