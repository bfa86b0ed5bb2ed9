import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderIdOf, unsound } from '@/e2e/chaos/buyers'
import { contentPages, reads } from '@/e2e/chaos/content-pages'
import { createCluster } from '@/e2e/chaos/postgres-cluster'
import type { Check, Finding } from '@/e2e/support/check'
import { guestOrder, placeOrder } from '@/e2e/support/guest-orders'
import { call, get, isFault, uncached } from '@/e2e/support/http'
import { until } from '@/e2e/support/program'
import { runProgram } from '@/e2e/support/run-program'
import { FIRST_PORT, newDataDir, type RunningShop, startShop } from '@/e2e/support/shop'
import { findFreePort } from '@/server/supervisor/ports'

/** More than the shop wants to be free before it writes. */
const ROOM_MB = 160
const MB = 1024 * 1024
const BACK_WITHIN_MS = 10_000
const ORDERS = 40

/** A disk of so many MB for the time of `work`. */
async function withSmallDisk<T>(
  megabytes: number,
  work: (place: string) => Promise<T>,
  owner = 'root',
): Promise<T> {
  const place = mkdtempSync(join(tmpdir(), 'hien-sach-disk-'))
  try {
    runProgram('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,uid=${owner}`, 'none', place)
  } catch {
    rmSync(place, { recursive: true })
    throw new Error('a small disk cannot be mounted here: this check wants root and `mount`')
  }
  try {
    return await work(place)
  } finally {
    runProgram('umount', '-l', place)
    rmSync(place, { recursive: true, force: true })
  }
}

const sizeOf = (place: string) => Number(runProgram('du', '-sm', place).split('\t')[0])

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
    const { status } = await get(shop.origin + path, { headers: uncached })
    faults.push(status === 200 ? null : `${path} answered ${status}`)
  }
  for (const path of reads) {
    const { status } = await call(shop.origin, path)
    faults.push(status === 200 ? null : `${path} answered ${status}`)
  }
  return { faults, sold }
}

/** The disk fills up, orders are refused and pages read; once there is room again everything is as it was told. */
async function fillWhileOpen(shop: RunningShop, place: string) {
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
    if (/ended with|was ended by|ending it/.test(shop.printed())) faults.push('a program ended')
    const refused = sold.filter(({ status }) => status === 503).length
    if (refused === 0) faults.push('the disk was never full')
    const figures = { 'orders refused': String(refused), filled: `${Math.round(filled / MB)} MB` }
    return { count: sold.length + contentPages.length + reads.length, faults, figures }
  } finally {
    rmSync(filler, { force: true })
  }
}

type Found = Awaited<ReturnType<typeof fillWhileOpen>>

const asFinding = ({ count, faults, figures }: Found, rules: string | null): Finding => ({
  count,
  failures: [...faults, rules].filter(isFault),
  figures,
})

export const fullDisk: Check = {
  name: 'full-disk',
  proves: 'the disk of data and logs is full',
  run: async () => {
    const seeded = newDataDir()
    try {
      return await withSmallDisk(sizeOf(seeded) + ROOM_MB, async (place) => {
        cpSync(seeded, place, { recursive: true })
        const shop = await startShop({ DATA_DIR: place }, place)
        const found = await fillWhileOpen(shop, place).finally(() => shop.stop())
        return asFinding(found, await unsound('', place))
      })
    } finally {
      rmSync(seeded, { recursive: true, force: true })
    }
  },
}

const POSTGRES_MB = 200

async function onSmallTablespace(url: string, place: string): Promise<Finding> {
  const sql = (text: string) => runProgram('psql', '-qX', url, '-c', text)
  sql(`create tablespace small location '${place}'`)
  sql('create database small tablespace small')
  const databaseUrl = Object.assign(new URL(url), { pathname: '/small' }).href
  const shop = await startShop({ DATABASE_URL: databaseUrl })
  const found = await fillWhileOpen(shop, place).finally(() => shop.stop())
  return asFinding(found, await unsound(databaseUrl, ''))
}

/** Only the tables lie on the small disk: without room for its journal PostgreSQL ends, which is F-09. */
export const fullDatabaseDisk: Check = {
  name: 'full-database-disk',
  proves: 'the disk of PostgreSQL’s tables is full',
  run: async () => {
    const cluster = await createCluster(await findFreePort(FIRST_PORT + 40))
    const work = (place: string) => onSmallTablespace(cluster.url, place)
    return withSmallDisk(POSTGRES_MB, work, 'postgres').finally(cluster.remove)
  },
}
