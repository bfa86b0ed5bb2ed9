import { randomUUID } from 'node:crypto'
import { createClient } from '@redis/client'
import type { Logger } from 'pino'
import { z } from 'zod'

/** What one gateway hears of an edit reaches the others through Redis. */
export type PurgeChannel = {
  /** Tells the others; rejects when they cannot be told, so that the sender says it again. */
  tell: (tags: readonly string[]) => Promise<void>
  isUp: () => boolean
  close: () => void
}

export type PurgeChannelOptions = {
  url: URL
  /** Shops that share a Redis hear only their own. */
  shop: string
  log: Pick<Logger, 'info' | 'warn'>
  onTags: (tags: readonly string[]) => void
  /** Something may have been said that this gateway did not hear. */
  onGap: () => void
  gapMs?: number
}

const Said = z.object({
  from: z.string(),
  tags: z.array(z.string().min(1).max(200)).max(1_000),
})

const CONNECT_MS = 2_000
const TELL_MS = 1_000
const LONGEST_PAUSE_MS = 2_000
/** No page grows older than this while the channel is down. */
const GAP_MS = 5_000

const late = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('redis does not answer')), ms).unref()
  })

function readSaid(message: string) {
  try {
    return Said.parse(JSON.parse(message))
  } catch {
    return null
  }
}

/** Joins the channel and stays on it: an absent Redis is looked for until it is there. */
export function joinPurgeChannel(options: PurgeChannelOptions): PurgeChannel {
  const { url, shop, log, onTags, onGap, gapMs = GAP_MS } = options
  const self = randomUUID()
  const channel = `hien-sach:purge:${shop}`
  const listener = createClient({
    url: url.href,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS),
    },
  })
  // What cannot be sent now is refused, not kept for later: the sender asks again.
  const speaker = listener.duplicate({ disableOfflineQueue: true })
  let isListening = false
  let gap: ReturnType<typeof setInterval> | undefined

  const lost = () => {
    if (isListening) log.warn('the channel to the other gateways is down')
    isListening = false
    gap ??= setInterval(onGap, gapMs).unref()
  }
  const found = () => {
    clearInterval(gap)
    gap = undefined
    isListening = true
    onGap()
    log.info('on the channel with the other gateways')
  }
  // Each try that fails is an error of its own; one line says that the channel is down.
  for (const client of [listener, speaker]) client.on('error', lost)
  listener.on('reconnecting', lost)
  // It subscribes again by itself before it says so.
  listener.on('ready', () => {
    if (listener.isPubSubActive) found()
  })
  const hear = (message: string) => {
    const said = readSaid(message)
    if (said && said.from !== self) onTags(said.tags)
  }
  lost()
  speaker.connect().catch(lost)
  listener
    .connect()
    .then(() => listener.subscribe(channel, hear))
    .then(found)
    .catch(lost)

  return {
    tell: async (tags) => {
      const said = JSON.stringify({ from: self, tags })
      await Promise.race([speaker.publish(channel, said), late(TELL_MS)])
    },
    isUp: () => isListening,
    close: () => {
      clearInterval(gap)
      for (const client of [listener, speaker]) if (client.isOpen) client.destroy()
    },
  }
}
