// The leaders of Invasions: Britannia.
import { portrait } from '../../art/portrait'
import { pictures } from '../../art/picture'

export const leader = pictures(60, 60, {
  boudicca: (plate) => portrait(plate, { head: 'bare', hair: 'braids' }),
  arthur: (plate) => portrait(plate, { head: 'crown', beard: 'short', hair: 'long', sign: 'dragon' }),
  urien: (plate) => portrait(plate, { head: 'bare', beard: 'moustache', hair: 'long' }),
  fergus: (plate) => portrait(plate, { head: 'bare', beard: 'long', hair: 'long', sign: 'saltire' }),
  aelle: (plate) => portrait(plate, { head: 'spectacles', beard: 'long' }),
  ida: (plate) => portrait(plate, { head: 'spectacles', beard: 'short', hair: 'long' }),
  oswiu: (plate) => portrait(plate, { head: 'crown', beard: 'long', sign: 'cross' }),
  offa: (plate) => portrait(plate, { head: 'laurel', beard: 'none' }),
  ketil: (plate) => portrait(plate, { head: 'helm', beard: 'long', hair: 'braids' }),
  egbert: (plate) => portrait(plate, { head: 'crown', beard: 'short', hair: 'short' }),
  ivar_halfdan: (plate) => portrait(plate, { head: 'spectacles', beard: 'long', hair: 'braids' }),
  alfred: (plate) => portrait(plate, { head: 'crown', beard: 'short', hair: 'long', sign: 'cross' }),
  olaf: (plate) => portrait(plate, { head: 'helm', beard: 'moustache', hair: 'long' }),
  edgar: (plate) => portrait(plate, { head: 'crown', beard: 'moustache', hair: 'short', sign: 'cross' }),
  cnut: (plate) => portrait(plate, { head: 'crown', beard: 'long', hair: 'braids' }),
  harald_hardrada: (plate) => portrait(plate, { head: 'helm', beard: 'long', hair: 'long' }),
  harold: (plate) => portrait(plate, { head: 'helm', beard: 'moustache', sign: 'dragon' }),
  william: (plate) => portrait(plate, { head: 'helm', beard: 'none', sign: 'cross' }),
  svein: (plate) => portrait(plate, { head: 'helm', beard: 'short', hair: 'braids' }),
  vespasian: (plate) => portrait(plate, { head: 'crest', beard: 'none', sign: 'eagle' }),
  paulinus: (plate) => portrait(plate, { head: 'crest', beard: 'short', sign: 'eagle' }),
  agricola: (plate) => portrait(plate, { head: 'laurel', beard: 'none', sign: 'eagle' }),
  caratacus: (plate) => portrait(plate, { head: 'bare', beard: 'moustache', hair: 'braids' }),
  boru: (plate) => portrait(plate, { head: 'crown', beard: 'long', hair: 'long' }),
  edward: (plate) => portrait(plate, { head: 'hood', beard: 'long', sign: 'cross' }),
})
export type PicturedLeader = Parameters<typeof leader>[0]
