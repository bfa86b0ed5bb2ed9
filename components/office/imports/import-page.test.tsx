/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ImportDetail, ImportRow } from '@/contract/staff/import-records'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { openOffice } = await import('@/components/office/office-testing')

const ID = '0197a2c4-5b6d-7e8f-9a0b-1c2d3e4f5a6b'
const record: ImportDetail = {
  ...{ id: ID, fileName: 'sach.xlsx', size: 900, received: 900, kind: 'table', state: 'checked' },
  counts: {
    ...{ rows: 1, new: 1, changed: 0, unchanged: 0, wrong: 0 },
    ...{ applied: 0, awaitsPictures: 0, undone: 0 },
  },
  ...{ problem: null, actorName: 'Lan', createdTime: '2026-11-21T03:00:00Z', finishedTime: null },
  ...{ asked: [], faults: [], sample: [], columns: ['isbn', 'productName', 'price'] },
  ...{ place: null, preset: null, ignored: [], suggested: [], categoryId: null, isActive: false },
}
const row: ImportRow = {
  ...{ id: 2, name: 'Một cuốn', key: '9786040000705', outcome: 'new', problems: [] },
  changes: [
    { field: 'Tên sách', before: '', after: 'Một cuốn' },
    { field: 'Giá bìa', before: '', after: '95000' },
  ],
  productId: null,
}

async function openImport(given: Partial<ImportDetail> = {}, rows: ImportRow[] = [row]) {
  let kept = { ...record, ...given }
  const opened = openOffice(['nhap-sach', ID], {
    [`GET /api/staff/imports/${ID}`]: () => ({ json: { data: kept } }),
    [`GET /api/staff/imports/${ID}/rows`]: { json: { data: rows, totalPage: 1 } },
    [`POST /api/staff/imports/${ID}/check`]: ({ body }) => {
      kept = { ...kept, ...(body as { isActive: boolean }) }
      return { json: { data: kept } }
    },
  })
  await screen.findByRole('heading', { name: 'sach.xlsx' }, { timeout: 5_000 })
  return opened
}

test('before they are written new books show what was read of them, and can be sold at once', async () => {
  const { writes } = await openImport()
  expect(await screen.findByText('Tên sách: Một cuốn · Giá bìa: 95000')).toBeTruthy()
  expect(screen.getByText('Sách mới sẽ được ẩn để soạn trước.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Bán ngay khi nhập' }))
  await waitFor(() => expect(screen.queryByText('Sách mới sẽ được ẩn để soạn trước.')).toBeNull())
  expect(writes().map(({ body }) => body)).toEqual([{ isActive: true, answers: {} }])
})

test('a file that says which books are sold is asked nothing', async () => {
  await openImport({ columns: ['isbn', 'productName', 'isActive'] })
  expect(await screen.findByRole('button', { name: 'Nhập 1 sách' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Bán ngay khi nhập' })).toBeNull()
})

test('afterwards each book is a press away, those that are hidden too', async () => {
  await openImport({ state: 'done', counts: { ...record.counts, applied: 1 } }, [
    { ...row, productId: 12 },
  ])
  const hrefOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '')
  const book = await screen.findByRole('link', { name: 'Một cuốn' })
  expect(hrefOf(book)).toBe('/quan-tri/san-pham/12')
  const hidden = screen.getByRole('link', { name: 'Xem sách đang ẩn để đặt bán' })
  expect(hrefOf(hidden)).toBe('/quan-tri/san-pham?filter={"state":"hidden"}')
  expect(screen.getByRole('heading', { name: 'Kết quả nhập' })).toBeTruthy()
})
