import type { ScriptTag } from '@/server/csp/inline-scripts'
import { findScripts } from '@/server/csp/inline-scripts'
import {
  FLIGHT_OPENING,
  flightRows,
  isBootstrapCall,
  isFlightCall,
  isReactCall,
  type ReactRuntime,
} from '@/server/csp/known-scripts'
import { isLateStart } from '@/server/csp/late-start'
import { hashSource, LONGEST_POLICY, type PolicyOptions, pagePolicy } from '@/server/csp/policy'
import { thinData } from '@/server/flight/thin'

export type KnownScripts = {
  /** Theme and hints before the first paint. */
  bootScript: string
  react: ReactRuntime
}

export type FinishedHtml = {
  html: string
  policy: string
  /** The first characters of each script that was left out. */
  removed: string[]
}

type Verdict = 'data' | 'file' | 'boot' | 'bootstrap' | 'flight' | 'react' | 'unknown'
type Judged = ScriptTag & { verdict: Verdict }

const dataTypes = ['application/ld+json', 'application/json']

function judgeContent(content: string, { bootScript, react }: KnownScripts): Verdict {
  if (content === bootScript) return 'boot'
  if (isBootstrapCall(content)) return 'bootstrap'
  if (isFlightCall(content)) return 'flight'
  return isReactCall(content, react) ? 'react' : 'unknown'
}

function judge(script: ScriptTag, known: KnownScripts): Verdict {
  const { attributes, content } = script
  if (isLateStart(script)) return 'boot'
  const source = attributes.get('src')
  if (source !== undefined) return source.startsWith('/_next/static/') ? 'file' : 'unknown'
  if (dataTypes.includes(attributes.get('type')?.trim().toLowerCase() ?? '')) return 'data'
  return attributes.has('type') ? 'unknown' : judgeContent(content, known)
}

/**
 * Next writes its start behind the page's own markup and all its calls behind its start, so the last start is the real
 * one and a call that stands before it was planted, however well it imitates one.
 */
function judgeAll(html: string, known: KnownScripts): Judged[] {
  const judged = findScripts(html).map((script) => ({ ...script, verdict: judge(script, known) }))
  const start = judged.findLastIndex(({ verdict }) => verdict === 'bootstrap')
  const runtimeOnly = ({ content }: ScriptTag) => known.react.definitions.includes(content)
  return judged.map((script, index) => {
    const { verdict } = script
    const isEarly =
      (index < start || start === -1) &&
      (verdict === 'bootstrap' ||
        verdict === 'flight' ||
        (verdict === 'react' && !runtimeOnly(script)))
    return isEarly ? { ...script, verdict: 'unknown' } : script
  })
}

const isHashed = ({ verdict }: Judged) =>
  verdict === 'boot' || verdict === 'bootstrap' || verdict === 'flight' || verdict === 'react'

const policyFor = (scripts: readonly Judged[], options: PolicyOptions) =>
  pagePolicy(options, [
    ...new Set(scripts.filter(isHashed).map(({ content }) => hashSource(content))),
  ])

function writeHtml(
  html: string,
  scripts: readonly Judged[],
  replace: (script: Judged) => string | null,
) {
  let written = ''
  let position = 0
  for (const script of scripts) {
    const replacement = replace(script)
    if (replacement === null) continue
    written += html.slice(position, script.start) + replacement
    position = script.end
  }
  return written + html.slice(position)
}

const isLate = ({ verdict }: Judged) => verdict === 'flight' || verdict === 'react'

/** Page data in one call; as escaped as Next writes it. */
const flightCall = (rows: string) => {
  const json = JSON.stringify([1, rows]).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `self.__next_f.push(${json})`
}

/** All late calls as one script: rows that follow each other joined, everything else in its order. */
function joinCalls(calls: readonly Judged[]): string {
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
function thinCalls(calls: readonly Judged[]): string | null {
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

/** The late calls as one, where the last of them stood: for data that became less, and for hashes that would not fit. */
function gather(html: string, scripts: readonly Judged[], options: PolicyOptions, joined: string) {
  const last = scripts.filter(isLate).at(-1)
  const hashes = [
    ...scripts.filter((one) => isHashed(one) && !isLate(one)).map(({ content }) => content),
    joined,
  ]
  return {
    html: writeHtml(html, scripts, (script) => {
      if (script.verdict === 'unknown') return ''
      if (!isLate(script)) return null
      return script === last ? `<script>${joined}</script>` : ''
    }),
    policy: pagePolicy(options, [...new Set(hashes.map(hashSource))]),
  }
}

/** Leaves only known inline scripts in a page and writes the policy that lets exactly these run. */
export function finishHtml(
  html: string,
  known: KnownScripts,
  options: PolicyOptions,
): FinishedHtml {
  const scripts = judgeAll(html, known)
  const unknown = scripts.filter(({ verdict }) => verdict === 'unknown')
  const removed = unknown.map(({ content, attributes }) =>
    (attributes.get('src') ?? content).slice(0, 80),
  )
  const late = scripts.filter(isLate)
  const thin = thinCalls(late)
  if (thin !== null) return { ...gather(html, scripts, options, thin), removed }
  const policy = policyFor(scripts, options)
  if (policy.length > LONGEST_POLICY)
    return { ...gather(html, scripts, options, joinCalls(late)), removed }
  const isClean = unknown.length === 0
  return {
    html: isClean ? html : writeHtml(html, unknown, () => ''),
    policy,
    removed,
  }
}
