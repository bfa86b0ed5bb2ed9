import type { Endpoint } from '@/contract/endpoint'
import { checkInventory } from '@/contract/shop/cart'
import type { Send } from '@/contract-tools/check/answer'
import { Walk, type WalkOptions } from '@/contract-tools/check/call-endpoints'
import { probeGuestCart, probeOwnStock } from '@/contract-tools/check/cart-probes'
import type { CallResult } from '@/contract-tools/check/finding'
import { knownValues } from '@/contract-tools/check/known-values'
import { probeGuestOrder, probeOwnOrder } from '@/contract-tools/check/order-probes'
import { isNowhere, probeGuard, probeNames, probeRead } from '@/contract-tools/check/read-probes'
import { probeGuestState, probeSearch, probeShortLinks } from '@/contract-tools/check/search-probes'
import { probeOwnState, probeSignIn, probeSignOut } from '@/contract-tools/check/sign-in-probes'
import {
  probeAddressBook,
  probeOwnCart,
  probeSettings,
  probeWriteGuards,
} from '@/contract-tools/check/write-probes'

/** Ids of one answer lead to the next, so lists are gone through more than once. */
const ROUNDS = 5

/** An empty cart is no fault of the upstream. */
const isAskedApart = (endpoint: Endpoint) => endpoint === checkInventory
const isRead = (endpoint: Endpoint) =>
  endpoint.method === 'GET' && !endpoint.changes && !isAskedApart(endpoint)
const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'guest'

async function readOne(walk: Walk, endpoint: Endpoint) {
  if (!isOpen(endpoint)) await probeGuard(walk, endpoint)
  if (walk.result(endpoint).isAbsent) return
  if (!isOpen(endpoint) && !walk.token) {
    walk.because(endpoint, 'needs --account or --token')
    return
  }
  const known = knownValues(endpoint, walk.answers) ?? {}
  const json = await walk.expectRight(endpoint, known)
  if (json !== undefined) await probeRead(walk, endpoint, known)
}

/** Calls whose values are known are asked; the others wait for what these tell. */
async function readAll(walk: Walk) {
  let waiting = [...walk.results.keys()].filter(isRead)
  for (let round = 0; round < ROUNDS && waiting.length > 0; round++) {
    const ready = waiting.filter((endpoint) => knownValues(endpoint, walk.answers))
    for (const endpoint of ready) await readOne(walk, endpoint)
    waiting = waiting.filter((endpoint) => !ready.includes(endpoint))
  }
  for (const endpoint of waiting) {
    if (!isOpen(endpoint)) await probeGuard(walk, endpoint)
    else if (!(await isNowhere(walk, endpoint))) await probeNames(walk, endpoint, {})
    walk.because(
      endpoint,
      isOpen(endpoint) || walk.token
        ? 'no other answer tells an id for it'
        : 'needs --account or --token',
    )
  }
}

async function writeAll(walk: Walk) {
  await probeWriteGuards(walk)
  await probeGuestOrder(walk)
  if (!walk.token) return
  await probeOwnCart(walk)
  await probeOwnOrder(walk)
  await probeAddressBook(walk)
  await probeSettings(walk)
  await probeSignOut(walk)
}

/** A staff call that a customer's token may not make says nothing about the upstream. */
function excuseForbidden(results: readonly CallResult[]) {
  for (const result of results) {
    if (result.endpoint.access !== 'staff') continue
    const forbidden = result.findings.filter(
      ({ rule, seen }) => rule === 'reachable' && seen.startsWith('403'),
    )
    if (forbidden.length === 0) continue
    result.findings = result.findings.filter((finding) => !forbidden.includes(finding))
    result.reason = 'needs a token of the staff'
  }
}

/** Walks over every call of the contract. Nothing is written unless `writes` says so. */
export async function runCheck(send: Send, options: WalkOptions): Promise<CallResult[]> {
  const walk = new Walk(send, options)
  await probeSignIn(walk)
  await readAll(walk)
  await probeOwnState(walk)
  await probeGuestState(walk)
  await probeSearch(walk)
  await probeShortLinks(walk)
  await probeGuestCart(walk)
  await probeOwnStock(walk)
  if (options.writes) await writeAll(walk)
  const results = [...walk.results.values()]
  excuseForbidden(results)
  for (const result of results)
    if (!result.isAnswered)
      result.reason ||= options.writes ? 'changes more than a check should' : 'needs --writes'
  return results
}
