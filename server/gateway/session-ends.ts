import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { countByAddress } from '@/server/gateway/limit-by-address'
import type { RequestContext } from '@/server/gateway/request-context'
import { sendRejection, sendUnavailable } from '@/server/gateway/responses'

const ADDRESS = /^\/api\/session-end\/([0-9a-f]{32})$/
/** How the upstream names the end of somebody's sessions among what has changed. */
const TAG = 'session:'
/** Keeps proxies from closing a line on which nothing happens, and finds out who has left. */
const BEAT_MS = 25_000
const MOST_PAGES = 20_000
const MOST_OF_ONE = 20
/** A school behind one address has many pages open, and nobody has more than this. */
const MOST_PER_ADDRESS = 500
/** Longer than a page takes from hearing who is signed in to listening here. */
const RECENT_MS = 60_000
const MOST_RECENT = 10_000
const ENDED = 'data: ended\n\n'

const topicOf = (pathname: string) => ADDRESS.exec(pathname)?.[1]
export const isSessionEndLine = (pathname: string) => topicOf(pathname) !== undefined

export type SessionEnds = ReturnType<typeof createSessionEnds>

/** After a restart pages come back over some seconds, not all at once. */
const opening = () => `retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n\n`

function openLine({ response }: RequestContext) {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  response.write(opening())
}

/**
 * Holds a line to every page in sight of somebody signed in, so that a session ended elsewhere ends there at once. The line tells
 * only that sessions have ended; which ones, each page asks the shop. Its name can't be guessed and opens nothing else.
 */
export function createSessionEnds() {
  const lines = new Map<string, Set<ServerResponse>>()
  const recent = new LRUCache<string, true>({ max: MOST_RECENT, ttl: RECENT_MS })
  const take = countByAddress(MOST_PER_ADDRESS)
  let count = 0
  let beat: NodeJS.Timeout | undefined
  let isClosed = false

  const all = () => [...lines.values()].flatMap((ofOne) => [...ofOne])

  function drop(topic: string, response: ServerResponse) {
    const ofOne = lines.get(topic)
    if (!ofOne?.delete(response)) return
    count--
    if (ofOne.size === 0) lines.delete(topic)
    if (count > 0) return
    clearInterval(beat)
    beat = undefined
  }

  function keep(topic: string, response: ServerResponse) {
    const ofOne = lines.get(topic) ?? new Set()
    const [oldest] = ofOne
    if (oldest && ofOne.size >= MOST_OF_ONE) oldest.end()
    lines.set(topic, ofOne.add(response))
    count++
    beat ??= setInterval(() => {
      for (const line of all()) line.write(':\n\n')
    }, BEAT_MS).unref()
    response.once('close', () => drop(topic, response))
  }

  function open(context: RequestContext, topic: string) {
    const isFull = isClosed || count >= MOST_PAGES
    const giveBack = isFull ? null : take(context.relay.visitor.address)
    if (!giveBack) return sendUnavailable(context)
    context.response.once('close', giveBack)
    openLine(context)
    keep(topic, context.response)
    // It may have ended after the page had asked who is signed in, and before anybody listened.
    if (recent.has(topic)) context.response.write(ENDED)
  }

  return {
    /** Answers a page that wants to hear; false when something else is asked. */
    attend(context: RequestContext): boolean {
      const topic = topicOf(context.pathname)
      if (topic === undefined) return false
      if (context.request.method === 'GET') open(context, topic)
      else sendRejection(context, 405, 'GET')
      return true
    },
    /** Tells the pages concerned; other tags are no business of theirs. */
    notify(tags: readonly string[]) {
      for (const tag of tags) {
        if (!tag.startsWith(TAG)) continue
        const topic = tag.slice(TAG.length)
        recent.set(topic, true)
        for (const line of lines.get(topic) ?? []) line.write(ENDED)
      }
    },
    /** Ends every line: the pages open theirs again, at whoever takes over. */
    close() {
      isClosed = true
      for (const line of all()) line.end()
    },
  }
}
