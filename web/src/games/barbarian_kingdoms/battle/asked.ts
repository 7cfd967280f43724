// What the battle is waiting for, in words for those who watch and for those who decide.
import { spelled, worth } from '../money/hoard'
import { offers, type Page } from '../position'

/** Whether the one who looks has to decide something in the battle. */
export const mine = (scene: Page): boolean => scene.choices.length > 0 && scene.view.battle !== null

/** What a ransom comes to. */
const owed = (scene: Page): number => worth(spelled(offers(scene, 'pay')[0]?.notation.split(' ')[1] ?? ''))

export function askedFor(scene: Page): string | undefined {
  const { view, texts } = scene
  const others = view.actors.filter((seat) => seat !== view.seat).map((seat) => texts.seat(seat))
  const own = mine(scene)
  switch (view.step) {
    case 'rally':
    case 'reinforcement':
      return own
        ? texts.say(offers(scene, 'king', 'warrior').length > 0 ? 'realm-bring' : 'realm-bring-nobody')
        : texts.say('realm-they-bring', { seat: others.join(', ') })
    case 'bribery':
      if (view.own_bribe) return texts.say('realm-sealed-own', { seat: others.join(', ') })
      return own ? texts.say('realm-bribe-ask') : texts.say('realm-they-bribe', { seat: others.join(', ') })
    case 'ransom':
    case 'counted-ransom':
      return own ? texts.say('realm-ransom', { number: view.own_sum?.missing ?? owed(scene) }) : texts.say('waiting-for', { names: others.join(', ') })
    case 'staying':
      return own ? texts.say('realm-stay') : texts.say('waiting-for', { names: others.join(', ') })
    case 'evacuation':
      return own ? texts.say('realm-withdraw') : texts.say('waiting-for', { names: others.join(', ') })
  }
  return undefined
}
