import { findScripts, type ScriptTag } from '@/server/csp/inline-scripts'
import {
  isBootstrapCall,
  isFlightCall,
  isReactCall,
  type ReactRuntime,
} from '@/server/csp/known-scripts'

export type KnownScripts = {
  /** Theme and hints before the first paint. */
  bootScript: string
  react: ReactRuntime
}

type Verdict = 'data' | 'file' | 'boot' | 'bootstrap' | 'flight' | 'react' | 'unknown'
export type Judged = ScriptTag & { verdict: Verdict }

const dataTypes = ['application/ld+json', 'application/json']

function judgeContent(content: string, { bootScript, react }: KnownScripts): Verdict {
  if (content === bootScript) return 'boot'
  if (isBootstrapCall(content)) return 'bootstrap'
  if (isFlightCall(content)) return 'flight'
  return isReactCall(content, react) ? 'react' : 'unknown'
}

function judge(script: ScriptTag, known: KnownScripts): Verdict {
  const { attributes, content } = script
  const source = attributes.get('src')
  if (source !== undefined) return source.startsWith('/_next/static/') ? 'file' : 'unknown'
  if (dataTypes.includes(attributes.get('type')?.trim().toLowerCase() ?? '')) return 'data'
  return attributes.has('type') ? 'unknown' : judgeContent(content, known)
}

/**
 * Next writes its start behind the page's own markup and all its calls behind its start, so the last start is the real
 * one and a call that stands before it was planted, however well it imitates one.
 */
export function judgeAll(html: string, known: KnownScripts): Judged[] {
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
