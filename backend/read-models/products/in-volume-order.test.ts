import { expect, test } from '@jest/globals'
import { inVolumeOrder } from '@/backend/read-models/products/in-volume-order'

test('the first volume stands before the second, in the places that both had', () => {
  const titles = [
    'Toán lớp 6 – Tập hai',
    'Bài tập Toán lớp 6',
    'Tiếng Việt lớp 2 – Tập hai',
    'Toán lớp 6 – Tập một',
    'Tập viết chữ Hán',
  ]
  const cards = titles.map((title) => ({ title, author: '' }))
  expect(inVolumeOrder(cards).map(({ title }) => title)).toEqual([
    'Toán lớp 6 – Tập một',
    'Bài tập Toán lớp 6',
    'Tiếng Việt lớp 2 – Tập hai',
    'Toán lớp 6 – Tập hai',
    'Tập viết chữ Hán',
  ])
})
