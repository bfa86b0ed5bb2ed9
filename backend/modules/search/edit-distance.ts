const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Telex keys that were meant as marks: `vietj`, `truyeenj`, `toans`, `dduwowngf`. */
const withoutTelex = (word: string) =>
  word
    .replace(/([aeod])\1/g, '$1')
    .replace(/w/g, '')
    .replace(/(?<=[^sfrxj]|^.)[sfrxj]+$/, '')

/** The words one slip of a finger away from this one, and what it is when it was typed in Telex or two words in one. */
export function nearWords(word: string): string[] {
  const near = new Set([withoutTelex(word)])
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail !== '') near.add(head + tail.slice(1))
    if (tail.length > 1) near.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`)
    for (const letter of LETTERS) {
      near.add(head + letter + tail)
      if (tail !== '') near.add(head + letter + tail.slice(1))
    }
  }
  near.delete(word)
  near.delete('')
  return [...near]
}

/** The places where a word may be two. */
export const partings = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => [
    word.slice(0, at + 2),
    word.slice(at + 2),
  ])
