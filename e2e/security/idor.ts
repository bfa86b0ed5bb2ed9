import type { Reach } from '@/e2e/security/access-attempts'
import { liveShop } from '@/e2e/security/live-shop'
import { ownedThings } from '@/e2e/security/owned-resources'
import { newcomer, someWard } from '@/e2e/security/people'
import type { Check } from '@/e2e/support/check'
import type { Answer, Browser } from '@/e2e/support/http-browser'

const ROUNDS = 30
/** Differences below this cannot be told apart across a network. */
const LEAST_MS = 2

type Stranger = { name: string; browser: Browser; isGuest: boolean }

const reach = ({ browser }: Stranger, { method, path, body }: Reach, id: number | string) =>
  browser.call(method, path(id), body?.(id))

/** Why an answer to a stranger is wrong; undefined when it tells nothing and does nothing. */
function faultOf(answer: Answer, unknown: Answer, { isGuest }: Stranger, { isKnown }: Reach) {
  const { status, body } = answer
  if (status < 400 || status >= 500) return `answered ${status} ${body.slice(0, 80)}`
  if (isGuest && status === 401) return undefined
  if (isKnown)
    return [403, 404].includes(status) ? undefined : `answered ${status} ${body.slice(0, 80)}`
  if (status !== 404) return `answered ${status} instead of 404: ${body.slice(0, 80)}`
  return body === unknown.body
    ? undefined
    : `answers ${body} there and ${unknown.body} to an unknown id`
}

const median = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1] ?? 0

/** How long a thing of somebody else's and one that is not there take, asked for in turn. */
async function timesOf(stranger: Stranger, what: Reach) {
  const times = { foreign: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < ROUNDS; round++)
    for (const [kind, id] of [
      ['foreign', what.ids[0] ?? 0],
      ['unknown', what.unknown],
    ] as const) {
      const start = performance.now()
      await reach(stranger, what, id)
      times[kind].push(performance.now() - start)
    }
  return { foreign: median(times.foreign), unknown: median(times.unknown) }
}

const isTelling = ({ foreign, unknown }: { foreign: number; unknown: number }) =>
  Math.abs(foreign - unknown) > Math.max(LEAST_MS, 0.2 * unknown)

/** Time is measured on a busy machine: only a difference seen three times is one. */
async function timeFault(stranger: Stranger, what: Reach) {
  let times = await timesOf(stranger, what)
  for (let again = 0; again < 2 && isTelling(times); again++) times = await timesOf(stranger, what)
  const told = `${times.foreign.toFixed(1)} ms against ${times.unknown.toFixed(1)} ms`
  return { told, fault: isTelling(times) ? `${what.method} ${what.what} takes ${told}` : undefined }
}

async function reachForAll(stranger: Stranger, what: Reach): Promise<string[]> {
  const failures: string[] = []
  if (what.ids.length === 0) failures.push(`the pupil has no ${what.what}: nothing was tried`)
  const unknown = await reach(stranger, what, what.unknown)
  for (const id of what.ids) {
    const fault = faultOf(await reach(stranger, what, id), unknown, stranger, what)
    if (fault) failures.push(`${what.method} ${what.path(id)} by ${stranger.name} ${fault}`)
  }
  return failures
}

/** The shop's own files are counted through and no secret: whether one is there may take its time. */
const isTimed = ({ method, isKnown, what }: Reach) =>
  method === 'GET' && !isKnown && what !== 'file'

async function compareTimes(stranger: Stranger, reaches: readonly Reach[]) {
  const figures: Record<string, string> = {}
  const failures: string[] = []
  for (const what of reaches.filter(isTimed)) {
    const { told, fault } = await timeFault(stranger, what)
    figures[what.path(':id')] = told
    if (fault) failures.push(fault)
  }
  return { figures, failures }
}

/** Nobody reads, changes or removes what is somebody else's by naming its id. */
export const idor: Check = {
  name: 'idor',
  proves: 'what is somebody else’s is not there, whoever asks',
  run: async () => {
    const live = await liveShop()
    const { reaches, look } = await ownedThings(live, await someWard(live.browser()))
    const customer = {
      name: 'a customer',
      browser: (await newcomer(live)).browser,
      isGuest: false,
    }
    const strangers: Stranger[] = [
      customer,
      { name: 'staff', browser: await live.signedIn(live.account('staff')), isGuest: false },
      { name: 'a guest', browser: live.browser(), isGuest: true },
    ]
    const before = await look()
    const failures: string[] = []
    let count = 0
    for (const stranger of strangers)
      for (const what of reaches) {
        count += what.ids.length
        failures.push(...(await reachForAll(stranger, what)))
      }
    const after = await look()
    const changed = before.filter((seen, index) => seen !== after[index])
    failures.push(...changed.map((seen) => `the pupil no longer sees ${seen.slice(0, 300)}`))
    const times = await compareTimes(customer, reaches)
    return { count, failures: [...failures, ...times.failures], figures: times.figures }
  },
}
