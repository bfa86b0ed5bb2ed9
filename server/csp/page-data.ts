import type { Judged } from '@/server/csp/judge-scripts'
import { FLIGHT_OPENING, flightRows } from '@/server/csp/known-scripts'
import { thinData } from '@/server/flight/thin'

/** Page data in one call; as escaped as Next writes it. */
const flightCall = (rows: string) => {
  const json = JSON.stringify([1, rows]).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `self.__next_f.push(${json})`
}

/** All late calls as one script: rows that follow each other joined, everything else in its order. */
export function joinCalls(calls: readonly Judged[]): string {
  const parts: string[] = []
  let rows = ''
  const flush = () => {
    if (rows !== '') parts.push(flightCall(rows))
    rows = ''
  }
  for (const { content } of calls) {
    const more = flightRows(content)
    if (more === null) {
      flush()
      parts.push(content)
    } else rows += more
  }
  flush()
  return parts.join(';')
}

/** The late calls with only the data that scripts need; null when nothing can be left out. */
export function thinCalls(calls: readonly Judged[]): string | null {
  const texts = calls.map(({ content }) => flightRows(content))
  const others = calls.filter((_, index) => texts[index] === null)
  const isText = others.every(
    ({ verdict, content }) => verdict === 'react' || content === FLIGHT_OPENING,
  )
  const data = texts.join('')
  const thin = isText ? thinData(data) : data
  return thin === data
    ? null
    : [...others.map(({ content }) => content), flightCall(thin)].join(';')
}
