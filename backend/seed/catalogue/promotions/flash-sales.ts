import type { Book } from '@/backend/seed/catalogue/book'
import { diceFor } from '@/backend/seed/random'

type SaleItem = {
  slug: string
  price: number
  quantity: number
  sold: number
  perUser: number
}
export type Sale = { name: string; startsAt: Date; endsAt: Date; items: SaleItem[] }

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Vietnam keeps one time all year. */
const ZONE = 7 * HOUR

const themes: ReadonlyArray<{ name: string; fits: (book: Book) => boolean }> = [
  { name: 'Giờ vàng trước hiên', fits: () => true },
  { name: 'Một ngày cho văn chương', fits: ({ house }) => house === 'hien-co' },
  { name: 'Vào học cùng con', fits: ({ grade }) => grade !== null && grade <= 5 },
  { name: 'Chong đèn ôn thi', fits: ({ series }) => series === 'Chong Đèn' },
  { name: 'Tủ sách nhỏ của bé', fits: ({ house }) => house === 'cau-vuon' },
  { name: 'Học thêm một điều', fits: ({ house }) => house === 'ben-muc' },
]

const DAYS_AHEAD = 13
const ITEMS = 10

function itemsOf(
  theme: (typeof themes)[number],
  books: readonly Book[],
  name: string,
  share: (dice: ReturnType<typeof diceFor>) => number,
): SaleItem[] {
  const dice = diceFor(`flash ${name}`)
  const choice = books.filter(
    (book) => book.objectType === 0 && book.stock >= 40 && book.price >= 39_000 && theme.fits(book),
  )
  return dice
    .shuffle(choice)
    .slice(0, ITEMS)
    .map((book) => {
      const quantity = dice.pick([20, 25, 30, 30, 40])
      const price =
        Math.floor((book.salePrice * dice.pick([0.6, 0.65, 0.7, 0.7, 0.75])) / 1000) * 1000
      return {
        slug: book.slug,
        price,
        quantity: Math.min(quantity, book.stock),
        sold: Math.min(quantity, Math.round(quantity * share(dice))),
        perUser: dice.pick([1, 2, 2, 3]),
      }
    })
}

/** Midnight in Vietnam at the beginning of the day `now` falls on. */
const dayStart = (now: Date) => new Date(Math.floor((now.getTime() + ZONE) / DAY) * DAY - ZONE)

/** Until midnight in Vietnam, or eight hours when that is near. */
const tonight = (now: Date) => {
  const midnight = dayStart(now).getTime() + DAY
  return new Date(midnight - now.getTime() < 3 * HOUR ? now.getTime() + 8 * HOUR : midnight)
}

/** One sale that has ended, one that runs, and one for each day to come, so that the shop is alive tomorrow too. */
export function flashSales(books: readonly Book[], now: Date): Sale[] {
  const today = dayStart(now).getTime()
  const at = (day: number, hour: number) => new Date(today + day * DAY + hour * HOUR)
  const running: Sale = {
    name: 'Giờ vàng trước hiên',
    startsAt: new Date(now.getTime() - 2 * HOUR),
    endsAt: tonight(now),
    items: itemsOf(
      { name: '', fits: () => true },
      books,
      'running',
      (dice) => 0.1 + dice.next() * 0.75,
    ),
  }
  const ended: Sale = {
    name: 'Đêm đọc khuya',
    startsAt: at(-1, 20),
    endsAt: new Date(Math.min(at(-1, 23.5).getTime(), now.getTime() - 3 * HOUR)),
    items: itemsOf({ name: '', fits: ({ house }) => house === 'hien-co' }, books, 'ended', () => 1),
  }
  const coming = Array.from({ length: DAYS_AHEAD }, (_, ahead): Sale => {
    const theme = themes[(ahead + 1) % themes.length] as (typeof themes)[number]
    return {
      name: theme.name,
      startsAt: at(ahead + 1, 9),
      endsAt: at(ahead + 1, 23),
      items: itemsOf(theme, books, `day ${ahead}`, () => 0),
    }
  })
  return [ended, running, ...coming]
}
