import { DAY_MINUTES } from '@/backend/seed/context'
import { type Dice, diceFor } from '@/backend/seed/random'
import { slug } from '@/contract/text'
import type { Book, Draft } from './book'

const USUAL_SIZE = '14,5 × 20,5 cm'

const rounded = (amount: number, step: number) => Math.round(amount / step) * step

const edges = (size: string): [number, number] => {
  const [width = '14.5', height = '20.5'] = size
    .replace(' cm', '')
    .replaceAll(',', '.')
    .split(' × ')
  return [Number(width), Number(height)]
}

/** Height by width of the trimmed book, within what a shelf can show. */
export const ratioOf = (size: string | null) => {
  const [width, height] = edges(size ?? USUAL_SIZE)
  return Math.min(1.62, Math.max(1.14, height / width))
}

function weightOf(pages: number, size: string, form: 'soft' | 'hard') {
  const [width, height] = edges(size)
  const sheet = (width * height) / 10_000
  const paper = pages > 700 ? 52 : 72
  return rounded((pages / 2) * sheet * paper + sheet * (form === 'hard' ? 2600 : 620), 10)
}

function priceOf(pages: number, size: string, form: 'soft' | 'hard') {
  const [width, height] = edges(size)
  const perPage = (pages > 600 ? 270 : 340) * ((width * height) / 300) ** 0.4
  return Math.max(19_000, rounded(12_000 + pages * perPage + (form === 'hard' ? 34_000 : 0), 1000))
}

/** A third of the books are reduced; the reduction is one a shopkeeper would choose. */
function saleOf(price: number, dice: Dice) {
  if (!dice.chance(0.34)) return price
  const percent = dice.pick([10, 10, 12, 15, 15, 20, 20, 25, 30, 35])
  return rounded((price * (100 - percent)) / 100, 500)
}

function ageOf(dice: Dice) {
  const [from, to] = dice.pick([
    [0.05, 6.5],
    [7, 30],
    [7, 30],
    [7, 30],
    [31, 70],
    [31, 70],
    [31, 70],
    [70, 140],
    [70, 140],
    [70, 140],
  ] as const)
  return Math.round((from + dice.next() * (to - from)) * DAY_MINUTES)
}

/** Prefix 979-999 belongs to no country; the check digit is right so that readers of the number accept it. */
export function isbnOf(number: number): string {
  const digits = `97999900${String(number).padStart(4, '0')}`
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `979-999-00-${String(number).padStart(4, '0')}-${(10 - (sum % 10)) % 10}`
}

// Stock that makes a shelf look lived in: a few gone, a few nearly gone.
const stockOf = (dice: Dice, order: number) =>
  order % 61 === 17 ? 0 : order % 37 === 11 ? dice.whole(1, 3) : dice.whole(14, 180)

/** Paper, cover and price of a printed book. */
function printed(draft: Draft, dice: Dice, order: number) {
  const size = draft.size ?? USUAL_SIZE
  const form = draft.form ?? 'soft'
  const pages = draft.pages ?? 120
  return {
    pages,
    size,
    form,
    weightGram: weightOf(pages, size, form),
    price: priceOf(pages, size, form),
    stock: stockOf(dice, order),
    sku: `HS${100_001 + order}`,
    isbn: isbnOf(order + 1),
  }
}

/** A course weighs nothing and is never sold out. */
const taught = (order: number) => ({
  pages: null,
  size: null,
  form: null,
  weightGram: 0,
  price: 0,
  stock: 9999,
  sku: `KH${100_001 + order}`,
  isbn: null,
})

/** Turns a draft into a product: everything the same each time, drawn from dice named after its slug. */
export function bind(draft: Draft, order: number): Book {
  const name = draft.slug ?? slug(draft.title)
  const dice = diceFor(`book ${name}`)
  const made = draft.objectType === 1 ? taught(order) : printed(draft, dice, order)
  const price = draft.price ?? made.price
  return {
    objectType: 0,
    translator: '',
    series: null,
    subject: null,
    grade: null,
    ...draft,
    ...made,
    slug: name,
    yearsOld: dice.pick([0, 0, 0, 0, 1, 1, 2]),
    price,
    salePrice: draft.salePrice ?? saleOf(price, dice),
    ageMinutes: ageOf(dice),
    sold: 0,
  }
}
