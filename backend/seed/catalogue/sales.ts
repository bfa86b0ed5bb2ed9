import { DAY_MINUTES } from '@/backend/seed/context'
import { diceFor } from '@/backend/seed/random'
import type { Book } from './book'

/** What leads the list of the most sold; the rest follows by lot. */
const leaders = [
  'toan-lop-1-tap-mot',
  'truyen-kieu',
  'tieng-viet-lop-1-tap-mot',
  'so-do',
  'on-thi-vao-lop-10-mon-toan',
  'ngay-mua-o-nha-ba',
  'ha-noi-bam-sau-pho-phuong',
  'hai-dua-tre',
  'vo-luyen-viet-lop-1-chu-thuong',
  'chi-pheo',
  'on-thi-tot-nghiep-mon-toan',
  'lap-trinh-python-cho-hoc-sinh',
  'tat-den',
  'phieu-cuoi-tuan-toan-lop-2',
  'ghi-chep-cho-de-nho',
]

/** A long tail: few sell by the thousand, most by the dozen, and what has just arrived has sold little. */
export function withSales(books: readonly Book[]): Book[] {
  const dice = diceFor('sales')
  const followers = dice.shuffle(
    books.filter((book) => !leaders.includes(book.slug)).map((book) => book.slug),
  )
  const rank = new Map([...leaders, ...followers].map((slug, at) => [slug, at]))
  return books.map((book) => {
    const leader = leaders.includes(book.slug)
    const ageMinutes = leader ? Math.max(book.ageMinutes, 45 * DAY_MINUTES) : book.ageMinutes
    const place = (rank.get(book.slug) ?? books.length) + 1
    const ripe = Math.min(1, ageMinutes / (40 * DAY_MINUTES))
    const sold = Math.round(
      (2600 / (place + 1) ** 0.82) * (0.85 + diceFor(`sold ${book.slug}`).next() * 0.3) * ripe,
    )
    return { ...book, ageMinutes, sold, stock: leader ? Math.max(book.stock, 60) : book.stock }
  })
}
