import { createHash } from 'node:crypto'

/** The headers of a soft navigation, in the order in which Next reads them. */
export type Steering = {
  prefetch: string | undefined
  segment: string | undefined
  tree: string | undefined
  from: string | undefined
}

const MARK_BYTES = 12

const isBare = (steering: Steering) => Object.values(steering).every((one) => one === undefined)

const joined = ({ prefetch = '0', segment = '0', tree = '0', from = '0' }: Steering) =>
  [prefetch, segment, tree, from].join(',')

/** What Next wants to read as `_rsc` beside these headers, so that nobody on the way takes one form of a page for another. */
export function markOf(steering: Steering): string {
  if (isBare(steering)) return ''
  const digest = createHash('sha256').update(joined(steering)).digest()
  return digest.subarray(0, MARK_BYTES).toString('base64url')
}

/** The same of a browser without a secure connection, which has no SHA-256. */
export function shortMarkOf(steering: Steering): string {
  if (isBare(steering)) return ''
  let hash = 5381
  for (const letter of joined(steering)) hash = ((hash << 5) + hash + letter.charCodeAt(0)) | 0
  return (hash >>> 0).toString(36).slice(0, 5)
}
