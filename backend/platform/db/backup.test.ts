import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect } from '@jest/globals'
import { appUser } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { news } from '@/backend/modules/content/tables'
import { orders } from '@/backend/modules/orders/tables'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { addUser } from '@/backend/testing/shop'
import { backUpInto } from './backup'
import type { Store } from './connect'
import { restoreFrom } from './restore'
import { eachDatabase, embeddedTestDatabase } from './testing'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'hien-sach-backup-')), 'database.ndjson.gz')
const linesIn = (file: string) => gunzipSync(readFileSync(file)).toString().split('\n')

async function backedUp({ db }: Store): Promise<string> {
  const file = newFile()
  await backUpInto(db, file)
  return file
}

eachDatabase(
  'a backup taken while the shop sells adds up, and comes back row for row',
  async (store) => {
    const app = await twoBookShop(store)
    await addUser(store.db, { id: 7, email: 'lan@sach.vn' })
    await placed(await sendOrder(app, guestOrder([lineOf(1), lineOf(2)])))
    const selling = Promise.all(
      Array.from({ length: 8 }, () => sendOrder(app, guestOrder([lineOf(1)]))),
    )
    const [file] = await Promise.all([backedUp(store), selling])

    const fresh = await embeddedTestDatabase()
    const { tables } = await restoreFrom(fresh.db, file)
    expect(tables.orders).toBeGreaterThanOrEqual(1)
    expect(await findInconsistencies(fresh.db)).toEqual([])
    expect(linesIn(await backedUp(fresh)).sort()).toEqual(linesIn(file).sort())

    // New rows take numbers nobody has.
    const [person] = await fresh.db
      .insert(appUser)
      .values({ email: 'moi@sach.vn', name: 'Mới' })
      .returning()
    expect(person?.id).not.toBe(7)
    await fresh.close()
  },
)

eachDatabase('what is odd in a text or a number survives', async (store) => {
  await twoBookShop(store)
  const title = 'Dòng\nmới \u2028 “nháy” \\ {"tables" 😀'
  await store.db.insert(news).values({ id: 5, title })
  const fresh = await embeddedTestDatabase()
  await restoreFrom(fresh.db, await backedUp(store))
  expect(await fresh.db.select({ title: news.title }).from(news)).toEqual([{ title }])
  await fresh.close()
})

eachDatabase('a backup goes back whole or not at all', async (store) => {
  await twoBookShop(store)
  const file = await backedUp(store)
  await expect(restoreFrom(store.db, file)).rejects.toThrow('not empty: product')

  const fresh = await embeddedTestDatabase()
  const [head = '', ...rest] = linesIn(file)
  const spoilt = (lines: string[]) => {
    const other = newFile()
    writeFileSync(other, gzipSync(`${lines.join('\n')}\n`))
    return restoreFrom(fresh.db, other)
  }
  await expect(spoilt([head, ...rest.slice(0, -3)])).rejects.toThrow('last line')
  await expect(spoilt([head, ...rest.filter((line) => !line.includes('Sách 2'))])).rejects.toThrow(
    'Rows of product are missing',
  )
  await expect(spoilt([head.replace(/"migrations":\d+/, '"migrations":9999')])).rejects.toThrow(
    'restore with that version',
  )
  const cut = newFile()
  writeFileSync(cut, readFileSync(file).subarray(0, -200))
  await expect(restoreFrom(fresh.db, cut)).rejects.toThrow('no whole backup')
  expect(await fresh.db.$count(product)).toBe(0)
  expect(await fresh.db.$count(orders)).toBe(0)
  await restoreFrom(fresh.db, file)
  expect(await fresh.db.$count(product)).toBe(2)
  await fresh.close()
})
