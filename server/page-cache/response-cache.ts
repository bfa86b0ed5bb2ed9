import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Exchange } from '@/server/gateway/exchange'
import type { NextAnswer, NextClient } from '@/server/gateway/next-client'
import { isPassedOn } from '@/server/gateway/responses'
import type { CacheEntry } from '@/server/page-cache/cache-entry'
import { createStore, type Fill, type Found, Uncacheable } from '@/server/page-cache/cache-store'
import { gather } from '@/server/page-cache/read-response'
import { type CacheState, sendEntry, sendHit } from '@/server/page-cache/send-entry'

/** An answer of Next that is not to be stored; the first who waits for it may still pass it on. */
class UncacheableAnswer extends Uncacheable {
  #answer: NextAnswer | undefined
  constructor(answer: NextAnswer) {
    super()
    this.#answer = answer
    // Whoever waits takes it at once; of a copy renewed in the background nobody does.
    setImmediate(() => this.take()?.destroy())
  }
  take() {
    const answer = this.#answer
    this.#answer = undefined
    return answer
  }
}

/** The same, but something is wrong: a copy from before is better than this. */
class FailedAnswer extends Error {
  readonly answer: UncacheableAnswer
  constructor(answer: NextAnswer) {
    super(`next answered ${answer.statusCode}`)
    this.answer = new UncacheableAnswer(answer)
  }
}

/** A page with a part that could not be loaded: for those who wait for it, unless a copy from before is there. */
export class IncompletePage extends Error {
  constructor(readonly entry: CacheEntry) {
    super('a part of the page could not be loaded')
  }
}

function unstored(error: unknown): Found {
  if (error instanceof IncompletePage) return { entry: error.entry, state: 'miss' }
  throw error
}

/** Asks Next for the whole of what everybody may be given. */
export async function fetchWhole(
  next: NextClient,
  question: Omit<Parameters<NextClient['ask']>[0], 'method' | 'body'>,
  isCacheable: (answer: IncomingMessage) => boolean,
) {
  const answer = await next.ask({ ...question, method: 'GET', body: undefined })
  if ((answer.statusCode ?? 500) >= 500) throw new FailedAnswer(answer)
  if (!isCacheable(answer)) throw new UncacheableAnswer(answer)
  const { parts, isWhole } = await gather(answer)
  if (isWhole) return { answer, body: Buffer.concat(parts) }
  answer.destroy()
  throw new Uncacheable()
}

/** What Next says of its answer, without what is written anew. */
export const headWithout = ({ headers }: IncomingMessage, rewritten: readonly string[]) =>
  Object.entries(headers).flatMap(([name, value]) =>
    isPassedOn(name) && !rewritten.includes(name) && typeof value === 'string' ? [name, value] : [],
  )

/** Neither sets a cookie nor comes packed by somebody else. */
export const isWholeAndShared = ({ statusCode, headers }: IncomingMessage) =>
  statusCode === 200 &&
  headers['set-cookie'] === undefined &&
  headers['content-encoding'] === undefined

type ResponseCacheOptions = {
  maxBytes: number
  onState: (state: CacheState) => void
  now: () => number
}

/** Whole responses under their keys, made when they are first asked for. */
export function createResponseCache({ maxBytes, onState, now }: ResponseCacheOptions) {
  const store = createStore(maxBytes, now)

  /** Sends the copy, or gives back an answer of Next that is only to be passed on; null: ask again. */
  async function answer(
    { request, response }: Exchange,
    key: string,
    tags: readonly string[],
    fill: Fill,
  ): Promise<NextAnswer | 'sent' | null> {
    try {
      const { entry, state } = await store.find(key, tags, fill).catch(unstored)
      onState(state)
      await sendEntry(request, response, entry, state)
      return 'sent'
    } catch (error) {
      const reason = error instanceof FailedAnswer ? error.answer : error
      if (reason instanceof UncacheableAnswer) return reason.take() ?? null
      if (reason instanceof Uncacheable) return null
      throw error
    }
  }

  /** Sends a fresh copy at once; false when that cannot be. */
  function sendAtOnce(request: IncomingMessage, response: ServerResponse, key: string) {
    const entry = store.fresh(key)
    if (!entry || !sendHit(request, response, entry)) return false
    onState('hit')
    return true
  }

  return { ...store, answer, sendAtOnce }
}
