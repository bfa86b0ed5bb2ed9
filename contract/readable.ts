const HAN = /\p{Script=Han}/u
const MARK = /[\p{Cf}\p{M}]/u

/** A letter may be silent; a sign is not. */
const unknown = (letter: string) => (/\p{L}/u.test(letter) ? '' : '?')

/**
 * A text in letters that a font has: the others are written as they sound, “Русский” as “Russkiy”, so that nothing is blank or a box.
 * Syllables of Chinese signs are parted.
 */
export function readableText(
  text: string,
  has: (letter: string) => boolean,
  inLatin: (letter: string) => string,
): string {
  let written = ''
  let wasHan = false
  for (const letter of text.normalize('NFC')) {
    const isThere = /\s/.test(letter) || has(letter)
    const isHan = !isThere && HAN.test(letter)
    if (isThere) written += letter
    else if (!MARK.test(letter)) {
      written += `${isHan && wasHan ? ' ' : ''}${inLatin(letter).trim() || unknown(letter)}`
    }
    wasHan = isHan
  }
  return written
}
