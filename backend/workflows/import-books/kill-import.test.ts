import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@jest/globals'
import { asc, count } from 'drizzle-orm'
import { priceStep, product } from '@/backend/modules/catalog/tables'
import { inventory, stockMovement } from '@/backend/modules/stock/tables'
import { onPostgres } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { bundleProgram } from '@/backend/testing/bundle-program'
import { importOffice, isbnOf } from '@/backend/workflows/import-books/testing'
import { staffImports } from '@/contract/staff/imports'

const BOOKS = 900
const program = bundleProgram(new URL('./killable-import-process.ts', import.meta.url))
/** Statements into the work at which the job is killed, ten times over from where it stood. */
const points = [10, 16, 22, 28, 34, 40, 46, 52, 58, 64]

async function work(databaseUrl: string, killBefore: number): Promise<boolean> {
  const child = fork(program, [databaseUrl, String(killBefore)], { execArgv: [] })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal === 'SIGKILL'
}

onPostgres(
  'an import killed at ten points is whole in the end, nothing lost and nothing twice',
  async ({ db, databaseUrl }) => {
    const { upload, call, check, read } = await importOffice(db)
    const books = Array.from({ length: BOOKS }, (_, at) => `${isbnOf(at + 1)},Sách,Thơ,1000,3`)
    const file = ['ISBN,Tên sách,Danh mục,Giá bìa,Tồn kho', ...books].join('\n')
    const { id } = await upload(file)
    await call(staffImports.checkImport, `/${id}/check`, {})
    const kills: string[] = []
    for (let turn = 0; turn < 3 * points.length && kills.length < points.length; turn++) {
      if ((await read(id)).state === 'checked') await call(staffImports.startImport, `/${id}/start`)
      const { state } = await read(id)
      if (await work(databaseUrl, points[kills.length] ?? 0)) kills.push(state)
    }
    // Killed while it read, while it tried and while it wrote.
    expect(kills).toHaveLength(points.length)
    expect(new Set(kills)).toEqual(new Set(['reading', 'checking', 'running']))
    for (let turn = 0; turn < 5 && (await read(id)).state !== 'done'; turn++) {
      if ((await read(id)).state === 'checked') await call(staffImports.startImport, `/${id}/start`)
      await work(databaseUrl, 0)
    }
    expect(await read(id)).toMatchObject({ state: 'done', counts: { new: BOOKS, applied: BOOKS } })
    const made = await db.select({ isbn: product.isbn }).from(product).orderBy(asc(product.isbn))
    expect(made.map(({ isbn }) => isbn)).toEqual(
      Array.from({ length: BOOKS }, (_, at) => isbnOf(at + 1)).sort(),
    )
    for (const table of [inventory, stockMovement, priceStep]) {
      expect(await db.select({ count: count() }).from(table)).toEqual([{ count: BOOKS }])
    }
    expect(await findInconsistencies(db)).toEqual([])
    expect((await check(file)).counts).toMatchObject({ unchanged: BOOKS })
  },
  240_000,
)
