/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { openPage, press, says, type } from '@/components/accounts/account-testing'
import { ReviewListView } from '@/components/reviews/review-list-view'

const waiting = [
  {
    orderLineId: 31,
    productId: 12,
    productName: 'Số đỏ',
    slug: 'so-do',
    originalUrl: '/media/so-do.webp',
    isCourse: false,
    deliveredTime: '2026-01-05T20:10:00Z',
  },
]
const own = {
  feedbackId: 4,
  productId: 9,
  productName: 'Chí Phèo',
  slug: 'chi-pheo',
  originalUrl: '/media/so-do.webp',
  displayName: 'Lan',
  rating: 4,
  content: 'Sách đẹp,\nchữ rõ. <b>',
  createdTime: '2026-01-05T03:10:00Z',
}

test('without purchases and reviews the page is empty', () => {
  openPage(<ReviewListView answer={{ data: [], waiting: [], totalPage: 0 }} page={1} />)
  expect(screen.getByRole('heading', { name: 'Chưa có đánh giá nào' })).toBeTruthy()
})

test('own reviews are shown as they were written', () => {
  openPage(
    <ReviewListView answer={{ data: [own], waiting: [], totalPage: 1, totalItem: 1 }} page={1} />,
  )
  expect(screen.getByRole('heading', { name: 'Đánh giá của bạn (1)' })).toBeTruthy()
  expect(screen.getByText(/chữ rõ\. <b>/)).toBeTruthy()
  expect(screen.getByText('4 trên 5 sao')).toBeTruthy()
  expect(screen.getByText('05/01/2026')).toBeTruthy()
})

test('a delivered book is reviewed with stars and a text', async () => {
  const { writes, count } = openPage(
    <ReviewListView answer={{ data: [], waiting, totalPage: 0 }} page={1} />,
    { 'POST /api/Feedback': { json: { data: own } } },
  )
  await press('Viết đánh giá cho Số đỏ')
  await screen.findByRole('dialog', { name: 'Đánh giá' })
  await press('Gửi đánh giá')
  await says('Bạn hãy chọn số sao.')
  expect(writes()).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: '4 sao' }))
  type(/Cảm nhận/, ' Hay lắm. ')
  await press('Gửi đánh giá')
  await says('Cảm ơn bạn, đánh giá đã được đăng.')
  expect(writes()[0]?.body).toEqual({ orderLineId: 31, rating: 4, content: 'Hay lắm.' })
  expect(count.refreshes).toBe(1)
})

test('a page of reviews past the last one links to the last one', () => {
  openPage(<ReviewListView answer={{ data: [], waiting: [], totalPage: 2 }} page={9} />)
  screen.getByRole('heading', { name: 'Trang 9 không còn nữa' })
})

test('books and courses wait under headings of their own', () => {
  const [book] = waiting
  const course = { ...book!, orderLineId: 32, productName: 'Toán 12', isCourse: true }
  openPage(
    <ReviewListView answer={{ data: [], waiting: [...waiting, course], totalPage: 0 }} page={1} />,
  )
  const books = within(screen.getByRole('region', { name: 'Sách đã nhận, chưa đánh giá' }))
  const courses = within(screen.getByRole('region', { name: 'Khóa học đã mua, chưa đánh giá' }))
  expect([books.queryByText('Toán 12'), courses.queryByText('Số đỏ')]).toEqual([null, null])
  courses.getByRole('button', { name: 'Viết đánh giá cho Toán 12' })
})

test('a review is changed and taken back', async () => {
  const { writes, count } = openPage(
    <ReviewListView answer={{ data: [own], waiting: [], totalPage: 1, totalItem: 1 }} page={1} />,
    {
      'PATCH /api/Feedback/4': { json: { data: own } },
      'DELETE /api/Feedback/4': { json: { successMessage: 'Đã xóa đánh giá.' } },
    },
  )
  await press('Sửa đánh giá về Chí Phèo')
  await screen.findByRole('dialog', { name: 'Sửa đánh giá' })
  fireEvent.click(screen.getByRole('radio', { name: '2 sao' }))
  await press('Lưu đánh giá')
  await says('Đã lưu đánh giá.')
  expect(writes()[0]?.body).toEqual({ rating: 2, content: own.content })
  await press('Xóa đánh giá về Chí Phèo')
  await screen.findByRole('dialog', { name: 'Xóa đánh giá này?' })
  await press('Xóa')
  await says('Đã xóa đánh giá.')
  expect([writes().length, count.refreshes]).toEqual([2, 2])
})

test('the name shown is chosen; a child is not offered the whole one', async () => {
  const publicName = { kind: 'short' as const, shown: 'Lan N.', short: 'Lan N.', full: null }
  const { writes } = openPage(
    <ReviewListView answer={{ data: [own], waiting: [], totalPage: 1, publicName }} page={1} />,
    { 'PATCH /api/User/PublicName': { json: { successMessage: 'Đã đổi tên hiển thị.' } } },
  )
  expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(2)
  fireEvent.click(screen.getByRole('radio', { name: /Bút danh/, hidden: true }))
  type('Bút danh của bạn', 'Mọt sách')
  fireEvent.submit(screen.getByLabelText('Bút danh của bạn'))
  await says('Đã đổi tên hiển thị.')
  expect(writes()[0]?.body).toEqual({ kind: 'pen', penName: 'Mọt sách' })
})
