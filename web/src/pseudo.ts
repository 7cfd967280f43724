// A language made by a machine out of any catalogue, for development: letters with accents, and longer words. Text that
// stays plain stands in no catalogue; text that does not fit would not fit in some real language either (docs/translating.md).
const LETTERS: Record<string, string> = {
  a: 'áá', b: 'ƀ', c: 'ç', d: 'ď', e: 'éé', f: 'ƒ', g: 'ğ', h: 'ĥ', i: 'íí', j: 'ĵ', k: 'ķ', l: 'ľ', m: 'ɱ',
  n: 'ñ', o: 'óó', p: 'þ', q: 'ɋ', r: 'ř', s: 'š', t: 'ť', u: 'úú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
  A: 'Á', B: 'Ɓ', C: 'Ç', D: 'Ď', E: 'É', F: 'Ƒ', G: 'Ğ', H: 'Ĥ', I: 'Í', J: 'Ĵ', K: 'Ķ', L: 'Ľ', M: 'Ḿ',
  N: 'Ñ', O: 'Ó', P: 'Þ', Q: 'Ɋ', R: 'Ř', S: 'Š', T: 'Ť', U: 'Ú', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž',
}

/** What stands before the words of a line: an id, an attribute, the key of a variant. */
const BEFORE = /^(?:[A-Za-z][\w-]* *= ?|\s+\.[\w-]+ *= ?|\s+\*?\[[^\]]*\] ?|\s*)/

const strange = (words: string) => words.replace(/[A-Za-z]/g, (letter) => LETTERS[letter]!)

/** The words of a line, without what is in braces; a selector goes on in the next lines. */
const inWords = (line: string) => line.replace(/\{[^{}]*(?:\}|$)|[^{]+/g, (part) => (part.startsWith('{') ? part : strange(part)))

/** A catalogue in the language of machines: the same ids, arguments and forms. */
export function pseudo(catalogue: string): string {
  return catalogue
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) return line
      const before = BEFORE.exec(line)?.[0] ?? ''
      return before + inWords(line.slice(before.length))
    })
    .join('\n')
}
