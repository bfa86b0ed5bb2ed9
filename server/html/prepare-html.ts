import { rewriteScripts } from '@/server/csp/inline-scripts'
import { type Judged, judgeAll, type KnownScripts } from '@/server/csp/judge-scripts'
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
}

const isHashed = ({ verdict }: Judged) =>
  verdict === 'boot' || verdict === 'bootstrap' || verdict === 'flight' || verdict === 'react'

const policyFor = (scripts: readonly Judged[], options: PolicyOptions) =>
  pagePolicy(options, [
    ...new Set(scripts.filter(isHashed).map(({ content }) => hashSource(content))),
  ])

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
  return {
    html: unknown.length === 0 ? html : rewriteScripts(html, unknown, () => ''),
    policy: policyFor(scripts, options),
    removed,
  }
}
