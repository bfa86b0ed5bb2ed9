import { readFileSync } from 'node:fs'

type Words = Record<
  'cityKind' | 'city' | 'town' | 'province' | 'ward' | 'commune' | 'island' | 'former',
  string
>

export const readJson = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

export const words = readJson<Words>('./geography-words.json')

const kinds = new Map([words.city, words.town].map((kind) => [kind.toLowerCase(), kind]))

const TONE = '[\\u0300\\u0301\\u0303\\u0309\\u0323]'
/** A tone mark on the second vowel of an open syllable in oa, oe, uy; after q the u is no vowel. */
const newStyleTone = new RegExp(`(o(?=[ae])|(?<!q)u(?=y))([aey])(${TONE})(?![\\p{L}\\p{M}])`, 'giu')

/** One spelling for all sources: tone marks as in "Hòa", straight apostrophes, single spaces, kinds of places in one case. */
export const spell = (name: string) =>
  name
    .normalize('NFD')
    .replace(newStyleTone, '$1$3$2')
    .normalize('NFC')
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\S+ \S+/, (kind) => kinds.get(kind.toLowerCase()) ?? kind)

/** 1 north, 2 centre, 3 south: the codes of the provinces run from north to south. */
export const regionOf = (provinceCode: string) => {
  const number = Number(provinceCode)
  if (number <= 37) return 1
  return number <= 68 ? 2 : 3
}
