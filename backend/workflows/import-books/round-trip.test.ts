import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { exportProducts } from '@/backend/read-models/export-products/export-products'
import { writeCategories } from '@/backend/seed/catalog/write-categories'
import { writeProducts } from '@/backend/seed/catalog/write-products'
import { TEST_NOW } from '@/backend/testing/test-app'
import { importOffice } from '@/backend/workflows/import-books/testing'

/** As the office writes a cell: an apostrophe keeps it from being calculated. */
const cellOf = (value: string | number) =>
  `"${String(value)
    .replace(/^(?=[=@])/, "'")
    .replaceAll('"', '""')}"`

databaseTest('the whole catalogue, exported and imported again, is no change', async ({ db }) => {
  const office = await importOffice(db, 'data', { isEmpty: true })
  await writeProducts(db, await writeCategories(db), { now: TEST_NOW, demo: true })
  // What a spreadsheet might take for something else.
  await db
    .update(product)
    .set({ title: '=1+1; "ba" – 007', size: '14-10', subject: '0912', bookKind: 'textbook' })
    .where(eq(product.id, 1))
  const lines: string[] = []
  let books = 0
  for (let next: number | null = 0; next !== null; ) {
    const page = await exportProducts(db, next)
    if (lines.length === 0) lines.push(page.headings.map(cellOf).join(','))
    lines.push(...page.rows.map((row) => row.map(cellOf).join(',')))
    books += page.rows.length
    next = page.next
  }
  const done = await office.check(`\ufeff${lines.join('\r\n')}`)
  expect(done.faults).toEqual([])
  expect(done.counts).toMatchObject({ rows: books, unchanged: books, new: 0, changed: 0, wrong: 0 })
  expect(books).toBeGreaterThan(400)
})
