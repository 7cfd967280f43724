// The kings of Barbarian Kingdoms.
import { portrait } from '../../art/portrait'
import { pictures } from '../../art/picture'

export const king = pictures(60, 60, {
  huns: (plate) => portrait(plate, { head: 'fur', beard: 'moustache', hair: 'braids' }),
  ostrogoths: (plate) => portrait(plate, { head: 'crown', beard: 'moustache', hair: 'long' }),
  vandals: (plate) => portrait(plate, { head: 'laurel', beard: 'short', hair: 'short' }),
  visigoths: (plate) => portrait(plate, { head: 'crest', beard: 'short' }),
  saxons: (plate) => portrait(plate, { head: 'spectacles', beard: 'long', hair: 'long' }),
  franks: (plate) => portrait(plate, { head: 'crown', hair: 'braids', beard: 'none' }),
})
export type PicturedKing = Parameters<typeof king>[0]
