import { createHash } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { liveShop } from '@/e2e/security/live-shop'
import { personalPages, publicPages } from '@/e2e/security/page-addresses'
import { newcomer } from '@/e2e/security/people'
import type { Check } from '@/e2e/support/check'
import type { Answer } from '@/e2e/support/http-browser'

/** Of the evaluator's scale: what lets a script in, and what cannot be read. */
const GRAVE = 20

/** The directives of every page; without one of them the policy is weaker. */
const promised: Record<string, RegExp> = {
  'script-src': /^'self'(?: 'sha256-[\w+/]+=*')*$/,
  'object-src': /^'none'$/,
  'base-uri': /^'none'$/,
  'frame-ancestors': /^'none'$/,
  'form-action': /^'self'(?: https:\/\/[\w.-]+)*$/,
  'default-src': /^'self'$/,
}

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split(/; */).map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values.join(' ')]
    }),
  )

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text)

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function faultsOf({ headers, body }: Answer): string[] {
  const policy = String(headers['content-security-policy'])
  const given = directivesOf(policy)
  const weak = Object.entries(promised)
    .filter(([name, wanted]) => !wanted.test(given[name] ?? ''))
    .map(([name]) => `${name} is ${given[name] ?? 'missing'}`)
  const findings = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= GRAVE)
    .map(({ directive, description }) => `${directive}: ${description}`)
  const unnamed = scriptsOf(body).filter((script) => !policy.includes(hashOf(script)))
  const handlers = /<[a-z][^<>]*\son(?:click|error|load|submit)=/i.test(body)
    ? ['an event handler in the HTML']
    : []
  return [
    ...weak,
    ...findings,
    ...handlers,
    ...unnamed.map((script) => `not named: ${script.slice(0, 60)}`),
  ]
}

/** No page's policy lets in a script that is not the shop's, and none stops the shop's own. */
export const contentSecurityPolicy: Check = {
  name: 'content-security-policy',
  proves: 'every page’s policy lets in the shop’s scripts and no other',
  run: async () => {
    const live = await liveShop()
    const guest = live.browser()
    const { browser: reader, orderId } = await newcomer(live)
    const failures: string[] = []
    const policies = new Set<string>()
    let [count, scripts] = [0, 0]
    for (const path of [...(await publicPages(guest)), ...personalPages(orderId, 1)])
      for (const visitor of [guest, reader]) {
        const answer = await visitor.ask(path)
        if (!/^text\/html/.test(answer.headers['content-type'] ?? '')) continue
        count += 1
        scripts += scriptsOf(answer.body).length
        policies.add(String(answer.headers['content-security-policy']))
        for (const fault of faultsOf(answer)) failures.push(`${path} ${fault}`)
      }
    if (count < 100 || scripts < count) failures.push('too little was looked at')
    return {
      count,
      failures,
      figures: { policies: String(policies.size), scripts: String(scripts) },
    }
  },
}
