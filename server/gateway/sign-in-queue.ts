import { addressBlock } from '@/backend/platform/http/address-block'
import type { Exchange } from '@/server/gateway/exchange'

const AT_ONCE = 8
/** Of one address: a school's. At some forty a second the last of them has waited five seconds. */
const MOST_WAITING = 200
/** Shorter than a browser waits for its sign-in. */
const PATIENCE_MS = 15_000

/** Signing in, registering, changing a password: what hashes one, and the few calls beside it. */
const mayHashPassword = ({ request, pathname }: Exchange) =>
  request.method !== 'GET' &&
  request.method !== 'HEAD' &&
  /^\/api\/(?:auth|authentication|user)\//i.test(pathname)

type Turn = () => void

/** Who waits, by address; addresses take turns, so that one of them cannot keep the others out. */
function createLine() {
  const lines = new Map<string, Turn[]>()
  return {
    lengthOf: (block: string) => lines.get(block)?.length ?? 0,
    add: (block: string, turn: Turn) => {
      lines.set(block, [...(lines.get(block) ?? []), turn])
    },
    remove: (block: string, turn: Turn) => {
      const left = (lines.get(block) ?? []).filter((one) => one !== turn)
      if (left.length > 0) lines.set(block, left)
      else lines.delete(block)
    },
    takeNext: (): Turn | undefined => {
      const [first] = lines
      if (!first) return undefined
      const [block, [turn, ...rest]] = first
      lines.delete(block)
      if (rest.length > 0) lines.set(block, rest)
      return turn
    },
  }
}

/**
 * Lets few sign-ins go on to Next at once, and the others wait here, where waiting costs nothing: hundreds at once, as after a
 * school's break, would stand before every reader whose page is rendered.
 */
export function createSignInQueue(patienceMs = PATIENCE_MS) {
  let running = 0
  const line = createLine()
  const leave = () => {
    const next = line.takeNext()
    // The place is handed on, not freed and taken again.
    if (next) next()
    else running -= 1
  }

  const wait = (block: string, left: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const giveUp = () => {
        line.remove(block, turn)
        resolve(false)
      }
      const timer = setTimeout(giveUp, patienceMs)
      const turn = () => {
        clearTimeout(timer)
        left.removeEventListener('abort', giveUp)
        resolve(true)
      }
      left.addEventListener('abort', giveUp)
      line.add(block, turn)
    })

  async function enter({ relay, signal }: Exchange): Promise<boolean> {
    if (running < AT_ONCE) {
      running += 1
      return true
    }
    const block = addressBlock(relay.visitor.address)
    return line.lengthOf(block) < MOST_WAITING && (await wait(block, signal))
  }

  /** False when too many wait, or it took too long. */
  return async (exchange: Exchange, answer: () => Promise<unknown>): Promise<boolean> => {
    if (!mayHashPassword(exchange)) {
      await answer()
      return true
    }
    if (!(await enter(exchange))) return false
    try {
      await answer()
      return true
    } finally {
      leave()
    }
  }
}
