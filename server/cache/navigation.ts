import type { IncomingHttpHeaders } from 'node:http'
import { markOf, type Steering, shortMarkOf } from '@/server/cache/navigation-mark'
import { pathOf } from '@/server/gateway/request-rules'

/** A soft navigation as Next is asked for it. */
export type Navigation = {
  /** Without what Next itself adds to tell the forms of one page apart. */
  address: string
  headers: Record<string, string>
  target: string
}

/** Next's own mark of a soft navigation, made of its headers; Next refuses one that does not fit. */
const MARK = '_rsc'

/** What a page of the shop already has around it: the root and the frame with header and footer. */
const FRAME = '(shop)'
const withinFrame = encodeURIComponent(
  JSON.stringify(['', { children: [FRAME, { children: ['', {}] }] }]),
)

type Branch = [name: unknown, slots: Record<string, unknown>, ...unknown[]]

const isBranch = (value: unknown): value is Branch =>
  Array.isArray(value) && typeof value[1] === 'object' && value[1] !== null

/** Whether the browser has this part of the page and does not want it anew. */
const has = (branch: unknown, name: string): branch is Branch =>
  isBranch(branch) && branch[0] === name && !branch[3]

function readTree(written: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(written))
  } catch {
    return null
  }
}

/**
 * Browsers tell all of the page they are on, and Next answers with what the new one has beyond it. Beyond the frame each page is
 * given whole: browsers take more than they asked for, and one answer fits everybody, whichever page they come from.
 */
function plainTree(written: string): string | undefined {
  const root = readTree(written)
  // Its title alone, or nothing Next could read.
  if (!isBranch(root) || root[3] === 'metadata-only') return written
  return has(root, '') && has(root[1].children, FRAME) ? withinFrame : undefined
}

const isKnown = ({ prefetch }: Steering) =>
  prefetch === undefined || ['1', '2', '3'].includes(prefetch)

const headersOf = ({ prefetch, segment, tree }: Steering) => ({
  rsc: '1',
  ...(prefetch !== undefined && { 'next-router-prefetch': prefetch }),
  ...(segment !== undefined && { 'next-router-segment-prefetch': segment }),
  ...(tree !== undefined && { 'next-router-state-tree': tree }),
})

const one = (value: string | string[] | undefined) => [value].flat()[0]

function splitMark(target: string) {
  const path = pathOf(target)
  const query = target.slice(path.length + 1)
  const pairs = query === '' ? [] : query.split('&')
  const mark = pairs.find((pair) => pair.startsWith(`${MARK}=`))?.slice(MARK.length + 1)
  const rest = pairs.filter((pair) => !pair.startsWith(`${MARK}=`)).join('&')
  return { mark, address: rest === '' ? path : `${path}?${rest}` }
}

/**
 * What a soft navigation asks for, without what only tells where it begins: the same for everybody who goes there. Null for one
 * that Next would refuse or that is none.
 */
export function plainNavigation(target: string, headers: IncomingHttpHeaders): Navigation | null {
  const steering = {
    prefetch: one(headers['next-router-prefetch']),
    segment: one(headers['next-router-segment-prefetch']),
    tree: one(headers['next-router-state-tree']),
    from: one(headers['next-url']),
  }
  const { mark, address } = splitMark(target)
  if (headers.rsc !== '1' || !isKnown(steering)) return null
  if (mark !== markOf(steering) && mark !== shortMarkOf(steering)) return null
  const { prefetch, segment, tree } = steering
  const isWhole = prefetch === undefined && segment === undefined
  const plain = {
    ...{ prefetch, segment, from: undefined },
    tree: isWhole && tree !== undefined ? plainTree(tree) : tree,
  }
  const joint = address.includes('?') ? '&' : '?'
  return {
    address,
    headers: headersOf(plain),
    target: `${address}${joint}${MARK}=${markOf(plain)}`,
  }
}
