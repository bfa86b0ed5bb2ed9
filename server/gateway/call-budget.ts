import { createAllowances } from '@/backend/platform/http/allowances'
import callCosts from '@/contract/call-costs.json'
import { allowances, type Cost, costs } from '@/contract/rate-limits'
import type { RequestContext } from '@/server/gateway/request-context'
import { isCall } from '@/server/gateway/request-rules'

type Call = Pick<RequestContext, 'request' | 'pathname'>

/** Addresses match in any case, and what stands in braces matches anything. */
const shapeOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .map((part) => (part.startsWith('{') ? '{}' : part))
/** The contract lists fixed paths before those with parameters. */
const rows = Object.entries(callCosts).map(([call, cost]) => {
  const [method = '', path = ''] = call.split(' ')
  return { method, parts: shapeOf(path), cost: cost as Cost }
})

/** What a call costs. The storefront's own calls, such as the sign-in's, stand in no contract: what changes something hashes a password. */
export function costOf({ request: { method = 'GET' }, pathname }: Call): Cost {
  const verb = method === 'HEAD' ? 'GET' : method
  const asked = pathname.toLowerCase().replace(/\/$/, '').split('/')
  const found = rows.find(
    ({ method, parts }) =>
      method === verb &&
      parts.length === asked.length &&
      parts.every((part, at) => part === '{}' || part === asked[at]),
  )
  if (found) return found.cost
  if (verb === 'GET' || verb === 'OPTIONS') return 'read'
  return asked[2] === 'auth' ? 'hash' : 'write'
}

const hasSession = ({ request: { headers } }: Call) =>
  /(?:^|;\s*)(?:__Host-)?hien-sach-session(?:\.\d+)?=/.test(headers.cookie ?? '')

/**
 * What an address may spend on calls without a session, by the contract's table: the seconds to wait, 0 when it may go on. The account
 * of a session is known to the upstream, which counts it.
 */
export function createCallBudget(now?: () => number) {
  const spend = createAllowances(now)
  return (context: RequestContext): number => {
    if (!isCall(context.pathname) || hasSession(context)) return 0
    const { address } = context.relay.visitor
    return spend({ address }, costs[costOf(context)], allowances.ofVisitorsAddress)
  }
}
