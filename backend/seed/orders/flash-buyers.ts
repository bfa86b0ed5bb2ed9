import { z } from 'zod'
import { type Random, randomFor } from '@/backend/seed/random'
import { text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'

const FLASH_BUYERS_FILE = 'orders/guests.json'

const names = once(() =>
  readJson(
    FLASH_BUYERS_FILE,
    z.strictObject({
      families: z.array(text).min(1),
      given: z.array(text).min(1),
      streets: z.array(text).min(1),
    }),
  ),
)

export type Guest = { receiverName: string; phone: string; address: string }

/** An invented guest; its telephone number belongs to nobody else of the demonstration. */
export function guestOf(at: number, random: Random = randomFor(`guest ${at}`)): Guest {
  const { families, given, streets } = names()
  return {
    receiverName: `${random.pick(families)} ${random.pick(given)}`,
    phone: `0900${String(100_000 + at)}`,
    address: `${random.whole(1, 240)} ${random.pick(streets)}`,
  }
}

/** Deals copies out to so many buyers, no two of one item to the same; each buyer's share by item. */
export function dealCopies<T extends { sold: number }>(items: readonly T[], buyers: number): T[][] {
  const shares: T[][] = Array.from({ length: buyers }, () => [])
  for (const [at, item] of items.entries()) {
    for (let copy = 0; copy < Math.min(item.sold, buyers); copy++) {
      shares[(at * 5 + copy) % buyers]?.push(item)
    }
  }
  return shares.filter((share) => share.length > 0)
}
