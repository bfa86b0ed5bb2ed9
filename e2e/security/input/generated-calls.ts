import fc from 'fast-check'
import { endpoints } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { callsOf, faultOf, type GeneratedCall } from '@/contract/testing/generated-calls'
import {
  type EntryPoint,
  entryPoints,
  type VisitorName,
  visitors,
} from '@/e2e/security/input/entry-points'
import type { Check, Pace } from '@/e2e/support/check'
import { sharedShop } from '@/e2e/support/shop'

/** At each of the two entries: some 20,000 calls in full. */
const CALLS_EACH = { full: 100, small: 4 }
/** Under way at once. */
const WIDTH = 8

const brief = (text = '') => (text.length > 160 ? `${text.slice(0, 160)}…` : text)

type Tally = Map<string, number>
const count = (tally: Tally, name: string) => tally.set(name, (tally.get(name) ?? 0) + 1)

type Sent = { entry: EntryPoint; visitor: VisitorName; endpoint: Endpoint; call: GeneratedCall }

async function faultIn({ entry, visitor, endpoint, call }: Sent, tally: Tally) {
  const answer = await entry.call(visitor, call)
  count(tally, `${String(answer.status).slice(0, 1)}xx`)
  const fault = await faultOf(endpoint, answer)
  if (!fault) return []
  const { method, address, body } = call
  return [`${entry.name}, ${visitor}: ${method} ${brief(address)} ${brief(body)}: ${fault}`]
}

async function faultsOf(
  endpoint: Endpoint,
  entries: EntryPoint[],
  { seed, isFull }: Pace,
  tally: Tally,
) {
  const numRuns = CALLS_EACH[isFull ? 'full' : 'small']
  const calls = fc.sample(callsOf(endpoint), { seed, numRuns })
  const faults: string[] = []
  for (const entry of entries) {
    await entry.refresh()
    for (let first = 0; first < calls.length; first += WIDTH) {
      const some = calls.slice(first, first + WIDTH)
      const found = await Promise.all(
        some.map((call, index) => {
          const visitor = visitors[(first + index) % visitors.length] ?? 'guest'
          return faultIn({ entry, visitor, endpoint, call }, tally)
        }),
      )
      faults.push(...found.flat())
    }
  }
  return faults
}

/** Whatever is sent to a call of the contract, the answer is one the contract knows. */
export const generatedCalls: Check = {
  name: 'generated-calls',
  proves: 'generated calls through the gateway and at the backend',
  run: async (pace) => {
    const entries = entryPoints(await sharedShop())
    const tally: Tally = new Map()
    const failures: string[] = []
    for (const { endpoint } of endpoints)
      failures.push(...(await faultsOf(endpoint, entries, pace, tally)))
    const kinds = [...tally].sort()
    return {
      count: kinds.reduce((sum, [, times]) => sum + times, 0),
      failures,
      figures: Object.fromEntries(kinds.map(([kind, times]) => [kind, String(times)])),
    }
  },
}
