import { rewriteScripts } from '@/server/csp/inline-scripts'
import { isLate, type Judged, judgeAll, type KnownScripts } from '@/server/csp/judge-scripts'
import { isChunk, lateStart } from '@/server/csp/late-start'
import { joinCalls, thinCalls } from '@/server/csp/page-data'

const scriptHint = /<link(?=[^>]* rel="preload")(?=[^>]* as="script")[^>]*>/g

const isProgram = ({ attributes }: Judged) =>
  attributes.has('async') && isChunk(attributes.get('src') ?? '')

const isStart = (script: Judged) => script.verdict === 'bootstrap' || isLate(script)

/** What the programs begin with, as one text; undefined where the page puts its own parts in place as it arrives. */
function startOf(scripts: readonly Judged[]): string | undefined {
  const calls = scripts.filter(isLate)
  if (calls.length === 0 || scripts.some(({ verdict }) => verdict === 'react')) return undefined
  const begin = scripts.filter(({ verdict }) => verdict === 'bootstrap')
  return [...begin.map(({ content }) => content), thinCalls(calls) ?? joinCalls(calls)].join('\n')
}

const escaped = (address: string) =>
  address.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Takes a page's programs and what they begin with out of its way; `late-start.ts` brings them back from `startAddress`. */
export function putOffPrograms(
  html: string,
  known: KnownScripts,
  startAddress: string,
): { html: string; start: string | undefined } {
  const scripts = judgeAll(html, known)
  const programs = scripts.filter(isProgram)
  const head = html.indexOf('</head>')
  if (head === -1 || programs.length === 0) return { html, start: undefined }
  const names = [...new Set(programs.map(({ attributes }) => attributes.get('src')))].join(' ')
  const start = startOf(scripts)
  const from = start === undefined ? '' : ` data-start="${escaped(startAddress)}"`
  const isTaken = (script: Judged) => isProgram(script) || (start !== undefined && isStart(script))
  // Last in the head: React finds its own scripts there by their order. Nothing is painted that could not be pressed.
  const late = `<script src="${lateStart.path}" async="" blocking="render" data-later="${names}"${from}></script>`
  const still = rewriteScripts(html, scripts, (script) => (isTaken(script) ? '' : null))
  return {
    html: still.replace('</head>', () => `${late}</head>`).replace(scriptHint, ''),
    start,
  }
}
