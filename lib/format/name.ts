const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' })

/** A name for the greeting: at most 15 letters as a person counts them, then `...`. */
export function shortName(name: string, most = 15): string {
  const letters = Array.from(
    graphemes.segment(name.normalize('NFC').trim()),
    ({ segment }) => segment,
  )
  return letters.length > most ? `${letters.slice(0, most).join('')}...` : letters.join('')
}

/** The first letter of the name a Vietnamese person is called by, which comes last. */
export function initialOf(name: string): string {
  const called = name.normalize('NFC').trim().split(/\s+/).at(-1) ?? ''
  const [first] = graphemes.segment(called)
  return first?.segment.toLocaleUpperCase('vi') ?? ''
}
