type WidthOf = (text: string, size: number) => number

function breakLines(text: string, width: (text: string) => number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && width(longer) > most) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return line === '' ? lines : [...lines, line]
}

function cut(line: string, width: (text: string) => number, most: number): string {
  let letters = [...line]
  while (letters.length > 1 && width(`${letters.join('').trimEnd()}…`) > most)
    letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}

const sizes = [76, 66, 56] as const
const MOST_LINES = 4

/** A title in the largest size that fits four lines; longer ones are truncated with an ellipsis. */
export function fitTitle(title: string, widthOf: WidthOf, most: number) {
  for (const size of sizes) {
    const width = (text: string) => widthOf(text, size)
    const lines = breakLines(title, width, most)
    const fits = lines.length <= MOST_LINES && lines.every((line) => width(line) <= most)
    if (fits) return { size, lines }
  }
  const size = sizes[sizes.length - 1] ?? 56
  const width = (text: string) => widthOf(text, size)
  const lines = breakLines(title, width, most)
  const shown = lines.slice(0, MOST_LINES).map((line, index) => {
    const isCut = index === MOST_LINES - 1 && lines.length > MOST_LINES
    return isCut || width(line) > most ? cut(line, width, most) : line
  })
  return { size, lines: shown }
}
