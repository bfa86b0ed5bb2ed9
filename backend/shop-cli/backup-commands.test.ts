import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { appUser, staffInvitation } from '@/backend/modules/accounts/tables'
import { orders } from '@/backend/modules/orders/tables'
import { inventory } from '@/backend/modules/stock/tables'
import { openDatabase } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { migratedDataDir, onPostgres } from '@/backend/platform/db/testing'
import { runShopCommand } from '@/backend/shop-cli/run-command'
import {
  CANARY,
  findEverywhere,
  personWithEverything,
} from '@/backend/testing/person-with-everything'
import { addProduct, addUser, openShop } from '@/backend/testing/shop'
import { testApp } from '@/backend/testing/test-app'

const SECRET = 'known to the shop and its operator'

const newFolder = () => mkdtempSync(join(tmpdir(), 'hien-sach-keep-'))

function operator(environment: Record<string, string>) {
  const lines: string[] = []
  return {
    lines,
    run: (...args: string[]) => runShopCommand(args, environment, (line) => lines.push(line)),
  }
}

test('a running shop with the embedded database is backed up, and a new one restored from it', async () => {
  const dataDir = await migratedDataDir()
  mkdirSync(join(dataDir, 'media'))
  writeFileSync(join(dataDir, 'media', 'bia.webp'), 'picture')
  const store = await openDatabase({ dataDir })
  await openShop(store.db)
  await addProduct(store.db, { id: 1 })
  await addUser(store.db, { id: 3, email: 'Chu@sach.vn' })
  const app = testApp({ db: store.db, config: { dataDir, internalSecret: SECRET } })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = {
    DATA_DIR: dataDir,
    SHOP_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  const folder = join(newFolder(), 'monday')

  const stranger = operator({ ...place, INTERNAL_SECRET: 'not the secret of the shop' })
  expect(await stranger.run('backup', folder)).toBe(1)
  expect(stranger.lines).toEqual(['Máy chủ không sao lưu được (404).'])

  const { run, lines } = operator({ ...place, INTERNAL_SECRET: SECRET })
  expect(await run('backup', folder)).toBe(0)
  expect(statSync(join(folder, 'database.ndjson.gz')).mode & 0o077).toBe(0)
  expect(await run('backup', folder)).toBe(1)
  expect(lines.at(-1)).toContain('đã có một bản sao lưu')
  expect(await run('restore', folder)).toBe(1)
  expect(lines.at(-1)).toBe(`${join(dataDir, 'pglite')} đang do tiến trình ${process.pid} sử dụng.`)
  server.close()
  await store.close()

  const elsewhere = operator({ DATA_DIR: newFolder() })
  expect(await elsewhere.run('restore', newFolder())).toBe(1)
  const other = newFolder()
  const fresh = operator({ DATA_DIR: other })
  expect(await fresh.run('restore', folder)).toBe(0)
  expect(readFileSync(join(other, 'media', 'bia.webp'), 'utf8')).toBe('picture')
  expect(await fresh.run('role', 'chu@SACH.vn', 'admin')).toBe(0)
  expect(await fresh.run('role', 'chu@SACH.vn', 'admin')).toBe(0)
  expect(await fresh.run('role', 'ai@sach.vn', 'user')).toBe(1)
  const restored = await openDatabase({ dataDir: other })
  // The letter gives the role, whoever has registered the address.
  expect(await restored.db.select({ role: appUser.role }).from(appUser)).toEqual([{ role: 'user' }])
  const letters = await restored.db.select().from(mailOutbox)
  expect(letters.map(({ toAddr }) => toAddr)).toEqual(['chu@sach.vn', 'chu@sach.vn'])
  const invited = await restored.db.select().from(staffInvitation)
  expect(invited.filter(({ endedAt }) => endedAt === null)).toMatchObject([
    { email: 'chu@sach.vn', roles: ['admin'], invitedBy: null },
  ])
  await restored.close()
  expect(await fresh.run('restore', folder)).toBe(1)
  expect(fresh.lines.at(-1)).toMatch(
    /^Cơ sở dữ liệu không trống: bảng (app_user|product) đã có dữ liệu\.$/,
  )
  expect(existsSync(join(dataDir, 'database.ndjson.gz.part'))).toBe(false)
})

onPostgres('an operator asks whether the books are right', async ({ db, databaseUrl }) => {
  await openShop(db)
  await addProduct(db, { id: 1 })
  const { run, lines } = operator({ DATABASE_URL: databaseUrl })
  expect([await run('check'), lines.at(-1)]).toEqual([0, 'Kho, đơn hàng và mã giảm giá khớp nhau.'])
  await db.update(inventory).set({ reserved: 2 })
  expect([await run('check'), lines.at(-1)]).toEqual([
    1,
    'Không khớp: reserved equals held, ledger of reserved.',
  ])
})

onPostgres(
  'an operator exports and erases a person, and a restore does not bring them back',
  async ({ db, databaseUrl }) => {
    const { person } = await personWithEverything(db)
    const place = { DATABASE_URL: databaseUrl, DATA_DIR: newFolder() }
    const { run, lines } = operator(place)
    const folder = join(newFolder(), 'monday')
    expect(await run('backup', folder)).toBe(0)
    const zip = join(newFolder(), 'lan.zip')
    expect(await run('personal-data', 'export', CANARY, zip)).toBe(0)
    const files = unzipSync(readFileSync(zip))
    const pages = ['du-lieu.json', 'du-lieu.html']
    expect(Object.keys(files)).toEqual([...pages, 'return_photo-1.webp', 'return_photo-2.webp'])
    for (const name of pages) expect(strFromU8(files[name] ?? new Uint8Array())).toContain(CANARY)

    await db.update(orders).set({ status: 4 }).where(eq(orders.code, 'DH1'))
    expect(await run('personal-data', 'erase', CANARY)).toBe(1)
    expect(lines.at(-1)).toBe('Còn việc chưa xong, chưa xóa được: DH1.')
    await db.update(orders).set({ status: 5 })
    mkdirSync(join(place.DATA_DIR, 'outbox'))
    writeFileSync(join(place.DATA_DIR, 'outbox', '1.eml'), `To: ${CANARY}\n\nChào`)
    // Somebody else, whose address ends in the same letters.
    writeFileSync(join(place.DATA_DIR, 'outbox', '2.eml'), `To: x${CANARY}\n\nChào`)
    expect(await run('personal-data', 'erase', CANARY)).toBe(0)
    expect(readdirSync(join(place.DATA_DIR, 'outbox'))).toEqual(['2.eml'])
    expect([await findEverywhere(db, CANARY), await run('check')]).toEqual([[], 0])
    expect(await run('personal-data', 'erase', CANARY)).toBe(1)

    const restored = await migratedDataDir()
    copyFileSync(join(place.DATA_DIR, 'erasures.ndjson'), join(restored, 'erasures.ndjson'))
    expect(readFileSync(join(restored, 'erasures.ndjson'), 'utf8')).not.toContain('canary')
    const elsewhere = operator({ DATA_DIR: restored })
    expect(await elsewhere.run('restore', folder)).toBe(0)
    expect(elsewhere.lines.at(-1)).toBe('Đã xóa lại 1 người từng yêu cầu xóa dữ liệu.')
    const store = await openDatabase({ dataDir: restored })
    expect(await findEverywhere(store.db, CANARY)).toEqual([])
    expect(await store.db.$count(orders)).toBe(person.orderIds.length)
    await store.close()
  },
)
