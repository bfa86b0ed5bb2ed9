import { rewriteScripts } from '@/server/csp/inline-scripts'
import { isLate, type Judged, judgeAll, type KnownScripts } from '@/server/csp/judge-scripts'
import { joinCalls, thinCalls } from '@/server/csp/page-data'
import { putOffPrograms } from '@/server/csp/put-off-programs'
import {
  hashSource,
  LONGEST_POLICY,
  type PolicyOptions,
  pagePolicy,
} from '@/server/html/content-security-policy'

export type FinishedHtml = {
  html: string
  policy: string
  /** The first characters of each script that was left out. */
  removed: string[]
  /** What the page's programs begin with, where they wait for somebody. */
  start?: string | undefined
}

const isHashed = ({ verdict }: Judged) =>
  verdict === 'boot' || verdict === 'bootstrap' || verdict === 'flight' || verdict === 'react'

const policyFor = (scripts: readonly Judged[], options: PolicyOptions) =>
  pagePolicy(options, [
    ...new Set(scripts.filter(isHashed).map(({ content }) => hashSource(content))),
  ])

/** The late calls as one, where the last of them stood: for data that became less, and for hashes that would not fit. */
function gather(html: string, scripts: readonly Judged[], options: PolicyOptions, joined: string) {
  const last = scripts.filter(isLate).at(-1)
  const hashes = [
    ...scripts.filter((one) => isHashed(one) && !isLate(one)).map(({ content }) => content),
    joined,
  ]
  return {
    html: rewriteScripts(html, scripts, (script) => {
      if (script.verdict === 'unknown') return ''
      if (!isLate(script)) return null
      return script === last ? `<script>${joined}</script>` : ''
    }),
    policy: pagePolicy(options, [...new Set(hashes.map(hashSource))]),
  }
}

/**
 * Leaves only known inline scripts in a page and writes the policy that lets exactly these run. Where its start has an address, the
 * page's programs wait for the first sign of a person.
 */
export function finishHtml(
  html: string,
  known: KnownScripts,
  options: PolicyOptions,
  startAddress?: string,
): FinishedHtml {
  if (startAddress !== undefined) {
    const { html: still, start } = putOffPrograms(html, known, startAddress)
    return { ...finishHtml(still, known, options), start }
  }
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
    html: isClean ? html : rewriteScripts(html, unknown, () => ''),
    policy,
    removed,
  }
}
