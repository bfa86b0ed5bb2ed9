/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { StaffNews } from '@/contract/staff/news'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { openOffice } = await import('@/components/office/office-testing')

const article: StaffNews = {
  id: 7,
  title: 'Mùa thi',
  summary: 'Tóm tắt',
  content: '<p>Một</p>',
  imageURL: null,
  author: '',
  tagId: null,
  isFocus: false,
  newsURL: 'mua-thi',
  formerURLs: ['mua-thi-cu'],
  publishedTime: '2026-11-21T03:00:00Z',
  version: 3,
  isPublished: true,
  isChanged: false,
  publishTime: null,
  isArchived: false,
  changedTime: '2026-11-21T03:00:00Z',
  changedBy: 'Lê Thu Hà',
}
const rows = [3, 2].map((version) => ({
  version,
  savedTime: '2026-11-21T03:00:00Z',
  actorName: 'Lê Thu Hà',
  isShown: version === 3,
  restoredFrom: null,
}))
const { title, summary, content, imageURL, author, tagId, isFocus } = article
const text = { title, summary, content, imageURL, author, tagId, isFocus }

type Answers = Parameters<typeof openOffice>[1]

async function openArticle(record: Partial<StaffNews> = {}, answers: Answers = {}) {
  let kept = { ...article, ...record }
  const opened = openOffice(['tin-sach', '7'], {
    'GET /api/staff/news/7': () => ({ json: { data: kept } }),
    'GET /api/staff/news/7/versions': { json: { data: rows, totalPage: 1 } },
    'GET /api/staff/news/7/versions/2': {
      json: { data: { ...rows[1], text: { ...text, content: '<p>Bản xưa</p>' } } },
    },
    'GET /api/News/Tag': { json: { data: [] } },
    'PATCH /api/staff/news/7': { json: { data: kept, successMessage: 'Đã lưu bản nháp.' } },
    ...answers,
  })
  await screen.findByRole('textbox', { name: 'Nội dung' }, { timeout: 5_000 })
  const keep = (next: Partial<StaffNews>) => {
    kept = { ...kept, ...next }
  }
  return { ...opened, keep }
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const bodies = (writes: () => { body: unknown }[]) => writes().map(({ body }) => body)

test('only what was typed is saved, with the version it was made from', async () => {
  const { writes } = await openArticle()
  expect(screen.getByText('Đang hiện')).toBeTruthy()
  expect(screen.getByText('/tin-sach/mua-thi-cu')).toBeTruthy()
  press('Lưu nháp')
  expect(await screen.findByText('Chưa có gì thay đổi.')).toBeTruthy()
  type('Tóm tắt', 'Ngắn hơn')
  press('Lưu nháp')
  await waitFor(() => expect(bodies(writes)).toEqual([{ summary: 'Ngắn hơn', version: 3 }]))
  expect(await screen.findByText('Đã lưu bản nháp.')).toBeTruthy()
})

test('publishing saves what is typed first; a moment can be planned', async () => {
  const { writes } = await openArticle({ isPublished: false })
  type('Tóm tắt', 'Ngắn hơn')
  press('Đăng')
  await waitFor(() =>
    expect(bodies(writes)).toEqual([{ summary: 'Ngắn hơn', isPublished: true, version: 3 }]),
  )
  press('Hẹn giờ đăng')
  const dialog = await screen.findByRole('dialog', { name: 'Hẹn giờ đăng' })
  const plan = within(dialog).getByRole('button', { name: 'Hẹn giờ đăng' })
  fireEvent.click(plan)
  expect(await within(dialog).findByText('Hãy chọn ngày và giờ.')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText('Đăng vào lúc'), {
    target: { value: '2027-01-05T08:00' },
  })
  fireEvent.click(plan)
  const publishTime = new Date('2027-01-05T08:00+07:00').toISOString()
  await waitFor(() => expect(bodies(writes)[1]).toMatchObject({ publishTime, version: 3 }))
})

test('an empty title is refused before it is sent', async () => {
  const { writes } = await openArticle()
  type('Tiêu đề', '')
  press('Đăng thay đổi')
  expect(await screen.findByText('Không được để trống.')).toBeTruthy()
  expect(writes()).toEqual([])
})

const refused = (version: number) => ({
  status: 409,
  json: {
    errorMessage: 'Người khác đã lưu một phiên bản mới hơn.',
    data: { version, changedTime: '2026-11-21T04:00:00Z', changedBy: 'Trần Minh' },
  },
})

/** A second editor saves while the article is open here. */
async function conflict() {
  let isFirst = true
  const opened = await openArticle(
    {},
    {
      'PATCH /api/staff/news/7': () => {
        if (!isFirst) return { json: { data: article, successMessage: 'Đã đăng.' } }
        isFirst = false
        return refused(4)
      },
    },
  )
  type('Tóm tắt', 'Của tôi')
  opened.keep({ version: 4, summary: 'Của họ', title: 'Tên họ đặt', changedBy: 'Trần Minh' })
  press('Lưu nháp')
  const dialog = await screen.findByRole('dialog', { name: 'Người khác vừa lưu bài này' })
  return { ...opened, dialog }
}

test('in a conflict both texts are shown, and mine can be kept without losing the rest of theirs', async () => {
  const { dialog, writes } = await conflict()
  expect(within(dialog).getByText(/Trần Minh đã lưu/)).toBeTruthy()
  expect(dialog.querySelector('del')?.textContent).toContain('họ')
  expect(dialog.querySelector('ins')?.textContent).toContain('tôi')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Giữ bản của tôi' }))
  await waitFor(() =>
    expect(bodies(writes)).toEqual([
      { summary: 'Của tôi', version: 3 },
      { summary: 'Của tôi', version: 4 },
    ]),
  )
  await waitFor(() =>
    expect(screen.getByLabelText('Tiêu đề')).toHaveProperty('value', 'Tên họ đặt'),
  )
})

test('in a conflict theirs can be taken', async () => {
  const { dialog, writes } = await conflict()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Lấy bản của họ' }))
  await waitFor(() => expect(screen.getByLabelText('Tóm tắt')).toHaveProperty('value', 'Của họ'))
  expect(writes()).toHaveLength(1)
})

test('an older version is compared and taken back', async () => {
  const { writes } = await openArticle()
  fireEvent.click(
    await screen.findByRole('button', { name: 'So sánh phiên bản 2 với bản mới nhất' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'Phiên bản 2 so với bản mới nhất' })
  await waitFor(() => expect(dialog.querySelector('del')?.textContent).toContain('Bản xưa'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Lấy lại phiên bản này' }))
  await waitFor(() => expect(bodies(writes)).toEqual([{ restoreVersion: 2, version: 3 }]))
})

test('an archived article waits to be brought back', () => {
  openOffice(['tin-sach', '7'], {
    'GET /api/staff/news/7': { json: { data: { ...article, isArchived: true } } },
  })
  return screen.findByText('Bài này đã lưu trữ. Đưa trở lại để sửa tiếp.')
})

test('without a network that is said, and what was typed stays', async () => {
  await openArticle(
    {},
    { 'PATCH /api/staff/news/7': () => Promise.reject(new TypeError('offline')) },
  )
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  type('Tóm tắt', 'Ngắn hơn')
  press('Lưu nháp')
  expect(await screen.findByText(/^Chưa có kết nối mạng/)).toBeTruthy()
  expect(screen.getByDisplayValue('Ngắn hơn')).toBeTruthy()
  online.mockRestore()
})
