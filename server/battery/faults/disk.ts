import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Check } from '@/server/battery/check'
import { call, get, isFault, unremembered } from '@/server/battery/faults/ask'
import { orderIdOf, unsound } from '@/server/battery/faults/buyers'
import { guestOrder, placeOrder } from '@/server/battery/faults/orders'
import { contentPages, reads } from '@/server/battery/faults/places'
import { newDataDir, until } from '@/server/battery/faults/stack'
import { system } from '@/server/battery/faults/system'
import { type RunningShop, startShop } from '@/server/battery/shop'

const ROOM_MB = 60
const MB = 1024 * 1024
const BACK_WITHIN_MS = 10_000
const ORDERS = 40

const mount = (place: string, megabytes: number) => {
  try {
    system('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', place)
  } catch {
    throw new Error('a small disk cannot be mounted here: this check wants root and `mount`')
  }
}

const sizeOf = (place: string) => Number(system('du', '-sm', place).split('\t')[0])

/** Writes until nothing more fits. */
function fill(file: string) {
  const opened = openSync(file, 'w')
  for (let size = MB; size >= 1; size = Math.floor(size / 2)) {
    const block = Buffer.alloc(size, 1)
    try {
      for (;;) writeSync(opened, block)
    } catch {
      // A smaller piece may still fit.
    }
  }
  closeSync(opened)
  return statSync(file).size
}

type Sold = {
  heard: string | undefined
  status: number
  key: string
  order: ReturnType<typeof guestOrder>
}

async function buy({ origin }: RunningShop): Promise<Sold> {
  const [key, order] = [crypto.randomUUID(), guestOrder()]
  const got = await placeOrder(origin, order, key)
  return { key, order, status: got.status, heard: orderIdOf(got) }
}

/** Nothing fits any more: whoever reads is served, whoever writes is told to come later. */
async function whileFull(shop: RunningShop) {
  const faults: (string | null)[] = []
  const sold: Sold[] = []
  for (let order = 0; order < ORDERS; order++) {
    const one = await buy(shop)
    sold.push(one)
    if (![200, 503].includes(one.status)) faults.push(`an order was answered ${one.status}`)
  }
  for (const path of contentPages) {
    const { status } = await get(shop.origin + path, { headers: unremembered })
    faults.push(status === 200 ? null : `${path} answered ${status}`)
  }
  for (const path of reads) {
    const { status } = await call(shop.origin, path)
    faults.push(status === 200 ? null : `${path} answered ${status}`)
  }
  return { faults, sold }
}

async function onSmallDisk(place: string) {
  const shop = await startShop({ DATA_DIR: place }, place)
  const filler = join(place, 'filler')
  try {
    const before = await buy(shop)
    const filled = fill(filler)
    const { faults, sold } = await whileFull(shop)
    rmSync(filler)
    const isBack = await until(async () => (await buy(shop)).status === 200, BACK_WITHIN_MS)
    if (!isBack) faults.push('no order came to pass after there was room again')
    for (const { heard, key, order } of [before, ...sold]) {
      if (!heard) continue
      const again = orderIdOf(await placeOrder(shop.origin, order, key))
      if (again !== heard) faults.push(`order ${heard} became ${again}`)
    }
    if (/ended with|was ended by/.test(shop.printed())) faults.push('a program ended')
    const refused = sold.filter(({ status }) => status === 503).length
    if (refused === 0) faults.push('the disk was never full')
    return { count: sold.length + contentPages.length + reads.length, faults, refused, filled }
  } finally {
    rmSync(filler, { force: true })
    await shop.stop()
  }
}

export const diskFull: Check = {
  id: 'F-16',
  name: 'the disk of data and logs is full',
  run: async () => {
    const place = mkdtempSync(join(tmpdir(), 'hien-sach-disk-'))
    const seeded = newDataDir()
    mount(place, sizeOf(seeded) + ROOM_MB)
    try {
      cpSync(seeded, place, { recursive: true })
      const { count, faults, refused, filled } = await onSmallDisk(place)
      const rules = await unsound('', place)
      return {
        count,
        failures: [...faults, rules].filter(isFault),
        figures: { 'orders refused': String(refused), filled: `${Math.round(filled / MB)} MB` },
      }
    } finally {
      system('umount', '-l', place)
      for (const each of [place, seeded]) rmSync(each, { recursive: true, force: true })
    }
  },
}
