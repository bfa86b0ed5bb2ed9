import { rewriteScripts } from '@/server/csp/inline-scripts'
import { isLate, type Judged, judgeAll, type KnownScripts } from '@/server/csp/judge-scripts'
import { thinCalls } from '@/server/csp/page-data'
import { isChunk, lateStart } from '@/server/html/lazy-hydration'

const scriptHint = /<link(?=[^>]* rel="preload")(?=[^>]* as="script")[^>]*>/g

const isProgram = ({ attributes }: Judged) =>
  attributes.has('async') && isChunk(attributes.get('src') ?? '')

const isStart = (script: Judged) => script.verdict === 'bootstrap' || isLate(script)

/** What the programs begin with, as one text; undefined where that needs to stand in the document, as in one that arrives in parts. */
function startOf(scripts: readonly Judged[]): string | undefined {
  const calls = scripts.filter(isLate)
  const data = scripts.some(({ verdict }) => verdict === 'react') ? null : thinCalls(calls)
  const begin = scripts.filter(({ verdict }) => verdict === 'bootstrap')
  return data === null ? undefined : [...begin.map(({ content }) => content), data].join('\n')
}

const escaped = (address: string) =>
  address.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Takes a page's programs and what they begin with out of its way; `late-start.ts` brings them back from `startAddress`. That file
 * stands where the boot script stood: a still part, of which React takes what the document shows.
 */
export function putOffPrograms(
  html: string,
  known: KnownScripts,
  startAddress: string,
): { html: string; start: string | undefined } {
  const scripts = judgeAll(html, known)
  const boot = scripts.find(({ verdict }) => verdict === 'boot')
  const programs = scripts.filter(isProgram)
  const start = startOf(scripts)
  if (!boot || programs.length === 0 || start === undefined) return { html, start: undefined }
  const names = [...new Set(programs.map(({ attributes }) => attributes.get('src')))].join(' ')
  const late = `<script data-still="boot" src="${lateStart.path}" data-later="${names}" data-start="${escaped(startAddress)}"></script>`
  const still = rewriteScripts(html, scripts, (script) => {
    if (script === boot) return late
    return isProgram(script) || isStart(script) ? '' : null
  })
  return { html: still.replace(scriptHint, ''), start }
}
