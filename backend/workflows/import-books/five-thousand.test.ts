import { expect } from '@jest/globals'
import { count, eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { importOffice, isbnOf } from '@/backend/workflows/import-books/testing'
import { onixOf, onixProduct } from '@/backend/workflows/import-books/testing-files'

const TITLES = 5000
/** Of the second format; `FULL=1` makes it as many. */
const ONIX_TITLES = process.env.FULL === '1' ? TITLES : 1000
const FAULTS = 40

const wrongIsbn = (number: number) =>
  isbnOf(number).replace(/\d$/, (last) => String((Number(last) + 1) % 10))

type Fault = { cells: string[]; says: RegExp }
const cells = (number: number): string[] => [
  ...[isbnOf(number), `Sách số ${number}`, 'Thơ', '95000', '90000', '5', 'Tô Hoài', '180'],
]
const withCell = (number: number, at: number, text: string) =>
  cells(number).map((cell, index) => (index === at ? text : cell))

/** Eight kinds of faults, five of each. */
const tableFaults: ((number: number) => Fault)[] = [
  (number) => ({ cells: withCell(number, 0, wrongIsbn(number)), says: /ISBN không đúng/ }),
  (number) => ({ cells: withCell(number, 0, isbnOf(1)), says: /Trùng với dòng 2/ }),
  (number) => ({ cells: withCell(number, 1, ''), says: /cần có tên/ }),
  (number) => ({ cells: withCell(number, 2, 'Không có'), says: /Không có danh mục/ }),
  (number) => ({ cells: withCell(number, 3, '95000.5'), says: /cần số nguyên/ }),
  (number) => ({ cells: withCell(number, 4, '99000'), says: /cao hơn giá bìa/ }),
  (number) => ({ cells: withCell(number, 6, '=1+1'), says: /là công thức/ }),
  (number) => ({ cells: withCell(number, 7, '90000'), says: /lớn hơn 20\.000/ }),
]
const onixFaults: ((number: number) => { xml: string; says: RegExp })[] = [
  (number) => ({ xml: onixProduct(number, { isbn: wrongIsbn(number) }), says: /ISBN không đúng/ }),
  (number) => ({ xml: onixProduct(number, { isbn: isbnOf(1) }), says: /Trùng với dòng 1/ }),
  (number) => ({ xml: onixProduct(number, { title: '' }), says: /cần có tên/ }),
  (number) => ({ xml: onixProduct(number, { currency: 'USD' }), says: /bằng VND/ }),
  (number) => ({ xml: onixProduct(number, { price: '95000.50' }), says: /cần số nguyên/ }),
  (number) => ({
    xml: onixProduct(number, { price: '99999999999' }),
    says: /lớn hơn 2\.000\.000\.000/,
  }),
  (number) => ({
    xml: onixProduct(number).replace('>03</Notif', '>05</Notif'),
    says: /báo xóa/,
  }),
  (number) => ({
    xml: onixProduct(number).replace('>180<', '>90000<'),
    says: /lớn hơn 20\.000/,
  }),
]

const numbersTo = (titles: number) => Array.from({ length: titles }, (_, index) => index + 1)

/** The fault of a number, evenly spread over the titles; undefined for most. */
function faultOf<T>(kinds: readonly ((number: number) => T)[], number: number, titles: number) {
  const every = titles / FAULTS
  return number % every === 0 ? kinds[(number / every) % kinds.length]?.(number) : undefined
}

type Office = Awaited<ReturnType<typeof importOffice>>

async function expectFaults({ rows }: Office, id: string, expected: readonly [number, RegExp][]) {
  const wrong = await rows(id, '?outcome=wrong')
  expect(wrong.map((row) => row.id)).toEqual(expected.map(([row]) => row))
  for (const [index, [, says]] of expected.entries()) {
    expect(wrong[index]?.problems.map(({ text }) => text).join(' ')).toMatch(says)
  }
}

/** Rounds of the job, as the backend makes them. */
async function until(office: Office, id: string, state: string) {
  for (let turn = 0; turn < 100; turn++) {
    const record = await office.read(id)
    if (record.state === state) return record
    await office.run()
  }
  throw new Error(`never ${state}`)
}

databaseTest(
  '5,000 titles of a table with 40 faults, each named, are in within a minute',
  async ({ db }) => {
    const office = await importOffice(db)
    const expected: [number, RegExp][] = []
    const lines = numbersTo(TITLES).map((number) => {
      const fault = faultOf(tableFaults, number, TITLES)
      if (!fault) return cells(number).join(',')
      expected.push([number + 1, fault.says])
      return fault.cells.join(',')
    })
    const file = ['ISBN,Tên sách,Danh mục,Giá bìa,Giá bán,Tồn kho,Tác giả,Số trang', ...lines].join(
      '\n',
    )
    const start = performance.now()
    const { id } = await office.check(file)
    await until(office, id, 'checked')
    expect(expected).toHaveLength(FAULTS)
    await expectFaults(office, id, expected)
    await office.start(id)
    const { counts } = await until(office, id, 'done')
    expect(performance.now() - start).toBeLessThan(60_000)
    expect(counts).toMatchObject({ new: TITLES - FAULTS, wrong: FAULTS, applied: TITLES - FAULTS })
    expect(await findInconsistencies(db)).toEqual([])

    await db
      .update(product)
      .set({ pages: 181 })
      .where(eq(product.isbn, isbnOf(2)))
    const again = await office.check(file)
    const second = await until(office, again.id, 'checked')
    expect(second.counts).toMatchObject({ new: 0, changed: 1, unchanged: TITLES - FAULTS - 1 })
  },
)

databaseTest('a thousand titles of ONIX with 40 faults, each named', async ({ db }) => {
  const office = await importOffice(db)
  const expected: [number, RegExp][] = []
  const products = numbersTo(ONIX_TITLES).map((number) => {
    const fault = faultOf(onixFaults, number, ONIX_TITLES)
    if (!fault) return onixProduct(number)
    expected.push([number, fault.says])
    return fault.xml
  })
  const { id } = await office.check(onixOf(products))
  await until(office, id, 'checked')
  expect(expected).toHaveLength(FAULTS)
  await expectFaults(office, id, expected)
  await office.start(id)
  await until(office, id, 'done')
  const [total] = await db.select({ count: count() }).from(product)
  expect(total?.count).toBe(ONIX_TITLES - FAULTS)
})
