import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import type { Db } from '@/backend/platform/db/connect'
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

/** What a spreadsheet might take for something else, and what few books say of themselves. */
async function setApart(db: Db) {
  await db
    .update(product)
    .set({ title: '=1+1; "ba" – 007', size: '14-10', subject: '0912', bookKind: 'textbook' })
    .where(eq(product.id, 1))
  const said = {
    ...{ price: 95_500, salePrice: 85_499, weightGram: 1250, pages: 180, publishYear: 1999 },
    descriptionHtml: '<p>Một <em>hai</em> &amp; “ba”</p><ul><li>bốn</li></ul>',
  }
  const few: (typeof product.$inferInsert)['vatClass'][] = ['exempt', 'reduced', 'standard']
  const kinds = ['exercises', 'tests', 'reference'] as const
  for (const [at, bookKind] of kinds.entries()) {
    const isOdd = at === 1
    await db
      .update(product)
      .set({
        ...{ ...said, bookKind, vatClass: few[at] ?? null, coverForm: isOdd ? 'hard' : 'soft' },
        ...{ language: isOdd ? 'en' : 'ja', isActive: !isOdd },
      })
      .where(eq(product.id, 2 + at))
  }
}

async function wholeExport(db: Db) {
  const rows: (string | number)[][] = []
  let headings: readonly string[] = []
  for (let next: number | null = 0; next !== null; ) {
    const page = await exportProducts(db, next)
    headings = page.headings
    rows.push(...page.rows)
    next = page.next
  }
  return { headings, rows }
}

databaseTest('the whole catalogue, exported and imported again, is no change', async ({ db }) => {
  const office = await importOffice(db, 'data', { isEmpty: true })
  await writeProducts(db, await writeCategories(db), { now: TEST_NOW, demo: true })
  await setApart(db)
  const { headings, rows } = await wholeExport(db)
  const silent = headings.filter((_, at) => rows.every((row) => row[at] === ''))
  expect(silent).toEqual([])
  const lines = [headings, ...rows].map((row) => row.map(cellOf).join(','))
  const done = await office.check(`\ufeff${lines.join('\r\n')}`)
  expect(done.faults).toEqual([])
  const unchanged = rows.length
  expect(done.counts).toMatchObject({ rows: unchanged, unchanged, new: 0, changed: 0, wrong: 0 })
  expect(unchanged).toBeGreaterThan(400)
})
