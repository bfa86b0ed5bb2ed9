import fc from 'fast-check'
import { endpoints } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { answersOf } from '@/contract/testing/generated-calls'
import { contentPages, firstLink, ownedPages, policyPages } from '@/e2e/chaos/content-pages'
import { type Answer, passOn } from '@/e2e/chaos/fault-proxy'
import { mutations } from '@/e2e/chaos/json-mutations'
import { type Stack, withStack } from '@/e2e/chaos/proxied-shop'
import type { Check } from '@/e2e/support/check'
import { call, type Got, get, leakOf, uncached } from '@/e2e/support/http'
import { signIn } from '@/e2e/support/sign-in'

const ways = Object.entries(mutations)
const UUID = '0199f0a0-0000-7000-8000-000000000001'

/** Traces of a program that fell over something nobody caught. */
const fallen =
  /unhandledRejection|uncaughtException|UnhandledPromise|ERR_UNHANDLED|(?:backend|storefront) (?:was ended|ended with)/

function judge(got: Got): string | null {
  if (got.status === 0) return `the connection broke: ${got.text}`
  if (got.status === 500) return 'answered 500'
  const leak = leakOf(got)
  return leak && `shows ${leak}`
}

/** A call is answered with JSON, and in words when it failed: never with somebody else's page or half a text. */
function judgeCall(got: Got): string | null {
  try {
    const { errorMessage } = JSON.parse(got.text) as { errorMessage?: unknown }
    const isSilent = got.status >= 400 && typeof errorMessage !== 'string'
    return isSilent ? `${got.status} without a text` : judge(got)
  } catch {
    return `${got.status} is no JSON`
  }
}

const addressOf = ({ path }: Endpoint) =>
  path.replace(/\{\w+\}/g, /\/(Order|orders)\/\{id\}/.test(path) ? UUID : '7')

const right = (endpoint: Endpoint, seed: number): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(fc.sample(answersOf(endpoint), { numRuns: 1, seed })[0])),
})

type Found = { count: number; failures: string[] }

/** Every call a browser may make, its answer spoilt in every way. */
async function spoilCalls({ shop, proxy }: Stack, cookie: string, seed: number): Promise<Found> {
  const failures: string[] = []
  let count = 0
  for (const { endpoint } of endpoints.filter((one) => !one.endpoint.direct)) {
    const { method } = endpoint
    for (const [name, mutate] of ways) {
      proxy.set(async () => mutate(right(endpoint, seed)))
      const question = { method, headers: { cookie }, ...(method !== 'GET' && { body: {} }) }
      const fault = judgeCall(await call(shop.origin, addressOf(endpoint), question))
      count += 1
      if (fault) failures.push(`${method} ${endpoint.path}, ${name}: ${fault}`)
    }
  }
  return { count, failures }
}

/** Every call of one page on its way to being written, spoilt in every way. */
async function spoilPage({ shop, proxy }: Stack, path: string, cookie: string): Promise<Found> {
  const ask = () => get(shop.origin + path, { headers: { ...uncached, cookie } })
  const failures: string[] = []
  proxy.set(passOn)
  proxy.forget()
  const { status } = await ask()
  if (status !== 200) failures.push(`${path} answered ${status} before anything was spoilt`)
  const calls = new Set(proxy.calls().map((one) => one.path))
  calls.delete('/readyz')
  for (const target of calls)
    for (const [name, mutate] of ways) {
      proxy.set(async (asked, fetchAnswer) =>
        asked.path === target ? mutate(await fetchAnswer()) : fetchAnswer(),
      )
      const fault = judge(await ask())
      if (fault) failures.push(`${path}, ${target}, ${name}: ${fault}`)
    }
  return { count: calls.size * ways.length, failures }
}

export const malformedResponses: Check = {
  name: 'malformed-responses',
  proves: 'answers that are not the contract’s',
  run: ({ seed }) =>
    withStack(async (stack) => {
      const { shop, written } = stack
      const cookie = await signIn(shop.origin)
      const pages = [
        ...contentPages,
        '/flashSale',
        policyPages[0],
        ...(await Promise.all(firstLink.map((link) => link(shop.origin)))),
      ]
      const found = [await spoilCalls(stack, cookie, seed)]
      for (const path of pages) found.push(await spoilPage(stack, path, ''))
      for (const path of ownedPages) found.push(await spoilPage(stack, path, cookie))
      const trace = fallen.exec(written())
      const failures = found.flatMap((one) => one.failures)
      if (trace) failures.push(`the programs wrote ${trace[0]}`)
      const isUp = (await get(`${shop.origin}/readyz`)).status === 200
      if (!isUp) failures.push('the shop is not ready afterwards')
      return {
        count: found.reduce((sum, one) => sum + one.count, 0),
        failures,
        figures: {
          calls: String(found[0]?.count),
          pages: String(pages.length + ownedPages.length),
        },
      }
    }),
}
