import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { fold } from '@/contract/text'
import { isbnOf } from './bind'
import type { Book } from './book'
import { allBooks, makeBooks } from './books'
import { categoryTree } from './categories'
import { voucherSeeds } from './promotions/vouchers'

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const books = allBooks()
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ')
const repeated = (list: readonly (string | null)[]) => {
  const present = list.filter((one) => one !== null)
  return present.filter((one, at) => present.indexOf(one) !== at)
}

test('the catalogue is the same each time it is made', () => {
  expect(hash(makeBooks())).toBe(hash(makeBooks()))
})

test('about four hundred products, a fifth of them old books, no two of one name', () => {
  expect(books.length).toBeGreaterThanOrEqual(400)
  expect(books.filter(({ house }) => house === 'hien-co').length).toBeGreaterThanOrEqual(60)
  for (const key of ['slug', 'title', 'sku', 'isbn'] as const) {
    expect(repeated(books.map((book) => book[key]))).toEqual([])
  }
})

test('texts are composed Vietnamese with their marks, without signs of a template', () => {
  for (const book of books) {
    const text = `${book.title} ${book.author} ${plain(book.descriptionHtml)}`
    expect(text).toBe(text.normalize('NFC'))
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}\S* \.|\.\.(?!\.)/)
    const words = plain(book.descriptionHtml)
    const marked = [...words].filter((char) => fold(char) !== char.toLowerCase()).length
    expect({ title: book.title, share: marked / words.length > 0.12 }).toEqual({
      title: book.title,
      share: true,
    })
  }
})

test('descriptions have two to four paragraphs of well-formed HTML', () => {
  for (const { title, descriptionHtml } of books) {
    const blocks = descriptionHtml.match(/<(p|ul|blockquote)>/g) ?? []
    expect({ title, enough: blocks.length >= 2 && blocks.length <= 6 }).toEqual({
      title,
      enough: true,
    })
    const opened = descriptionHtml.match(/<[a-z]+>/g)?.filter((tag) => tag !== '<br>').length
    expect(opened).toBe(descriptionHtml.match(/<\/[a-z]+>/g)?.length)
  }
})

test('two neighbours never read alike, neither in the list nor on their shelf', () => {
  const alike = (row: readonly Book[]) =>
    row.slice(1).filter((book, at) => book.voices.some((voice) => row[at]?.voices.includes(voice)))
  expect(alike(books).map(({ title }) => title)).toEqual([])
  const shelves = new Set(books.map(({ shelf }) => shelf))
  for (const shelf of shelves) {
    const texts = books
      .filter((book) => book.shelf === shelf)
      .map(({ descriptionHtml }) => descriptionHtml)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('prices are whole, believable and never raised by a reduction; a third is reduced', () => {
  for (const { title, price, salePrice } of books) {
    expect({ title, price: price % 500, sale: salePrice % 500 }).toEqual({
      title,
      price: 0,
      sale: 0,
    })
    expect(salePrice).toBeLessThanOrEqual(price)
    expect(salePrice).toBeGreaterThanOrEqual(price * 0.6)
    expect(price).toBeGreaterThanOrEqual(19_000)
    expect(price).toBeLessThanOrEqual(700_000)
  }
  const reduced = books.filter(({ price, salePrice }) => salePrice < price).length / books.length
  expect(reduced).toBeGreaterThan(0.28)
  expect(reduced).toBeLessThan(0.45)
})

test('a few are sold out, a few nearly, and sales have a long tail', () => {
  const printed = books.filter(({ objectType }) => objectType === 0)
  const count = (from: number, to: number) =>
    printed.filter(({ stock }) => stock >= from && stock <= to).length
  expect(count(0, 0)).toBeGreaterThanOrEqual(3)
  expect(count(0, 0)).toBeLessThanOrEqual(12)
  expect(count(1, 3)).toBeGreaterThanOrEqual(6)
  const sold = books.map((book) => book.sold).sort((one, other) => other - one)
  expect(sold[0]).toBeGreaterThan(800)
  expect(sold[Math.floor(sold.length / 2)]).toBeLessThan(60)
})

test('numbers of books are right in form and lie outside every country', () => {
  expect(isbnOf(1)).toBe('979-999-00-0001-5')
  for (const { isbn } of books) {
    if (isbn === null) continue
    const digits = isbn.replaceAll('-', '')
    const sum = [...digits].reduce(
      (total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1),
      0,
    )
    expect(digits).toMatch(/^979999\d{7}$/)
    expect(sum % 10).toBe(0)
  }
})

test('every shelf exists and holds something', () => {
  const leaves = categoryTree.flatMap(({ children }) => children.map(([slug]) => slug))
  expect(new Set(books.map(({ shelf }) => shelf))).toEqual(new Set(leaves))
  const names = categoryTree.flatMap(({ slug, children }) => [
    slug,
    ...children.map(([below]) => below),
  ])
  expect(repeated(names)).toEqual([])
})

test('twelve vouchers and eight coupons of valid rules', () => {
  expect(voucherSeeds.filter(({ kind }) => kind === 1).length).toBe(12)
  expect(voucherSeeds.filter(({ kind }) => kind === 2).length).toBe(8)
  expect(repeated(voucherSeeds.map(({ code }) => code))).toEqual([])
  for (const { discountType, value, startsIn = -90, endsIn = 999 } of voucherSeeds) {
    expect(value).toBeGreaterThan(0)
    if (discountType === 1) expect(value).toBeLessThanOrEqual(50)
    expect(startsIn).toBeLessThan(endsIn)
  }
})

test('no publisher or series of the real world is named', () => {
  const real =
    /cánh diều|kết nối tri thức|chân trời sáng tạo|kim đồng|nhã nam|fahasa|alpha books|first news|giáo dục việt nam/i
  expect(
    books
      .filter((book) => real.test(`${book.title} ${book.descriptionHtml} ${book.series}`))
      .map(({ title }) => title),
  ).toEqual([])
})
