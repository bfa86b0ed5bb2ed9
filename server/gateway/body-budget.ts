import { addressBlock } from '@/backend/platform/http/address-block'

const MEGABYTE = 1024 * 1024

/** Bytes of bodies that are in memory at once. */
export type BodyBytes = { ofAddress: number; ofAll: number }

/** Four of the office's largest pictures from one desk; a school's exam handed in at once is a tenth of that. */
const usual: BodyBytes = { ofAddress: 128 * MEGABYTE, ofAll: 384 * MEGABYTE }

/** What one request holds of it. */
export type BodyShare = {
  /** False where no more bytes may be kept. */
  take: (bytes: number) => boolean
  giveBack: () => void
}

/**
 * Anybody may begin to send a body, on many connections at once, before it is known who they are: what all of them hold together is
 * bounded, and what one address holds, so that nobody takes the place of others.
 */
export function createBodyBudget({ ofAddress, ofAll }: BodyBytes = usual) {
  const held = new Map<string, number>()
  let all = 0
  return (address: string): BodyShare => {
    const block = addressBlock(address)
    let own = 0
    const add = (bytes: number) => {
      const left = (held.get(block) ?? 0) + bytes
      if (left === 0) held.delete(block)
      else held.set(block, left)
      own += bytes
      all += bytes
    }
    return {
      take: (bytes) => {
        if ((held.get(block) ?? 0) + bytes > ofAddress || all + bytes > ofAll) return false
        add(bytes)
        return true
      },
      giveBack: () => add(-own),
    }
  }
}
