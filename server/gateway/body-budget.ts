import { addressBlock } from '@/backend/platform/http/address-block'

const MEGABYTE = 1024 * 1024

/** Bytes of bodies that are in memory at once. */
export type BodyBytes = { ofAddress: number; ofAll: number }

/** One address may upload four of the largest pictures at once; a whole school handing in an exam needs a tenth of that. */
const usual: BodyBytes = { ofAddress: 128 * MEGABYTE, ofAll: 384 * MEGABYTE }

/** What one request holds of it. */
export type BodyShare = {
  /** False where no more bytes may be kept. */
  take: (bytes: number) => boolean
  giveBack: () => void
}

/**
 * Bodies are buffered before the sender is authenticated, so the memory they take is bounded: for each address, and for all of them
 * together.
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
