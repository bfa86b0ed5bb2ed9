import { expect, test } from '@jest/globals'
import { vouchers } from '@/backend/seed/promotions/vouchers'
import { fold } from '@/contract/text'
import { categories } from './categories'
import { allProducts, type Product } from './products'
import { publishers } from './publishers'

const products = allProducts()
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ')
const repeated = (list: readonly (string | null)[]) => {
  const present = list.filter((one) => one !== null)
  return present.filter((one, at) => present.indexOf(one) !== at)
}

test('about four hundred products, a fifth of them old books, no two of one name', () => {
  expect(products.length).toBeGreaterThanOrEqual(400)
  expect(products.filter(({ publisher }) => publisher === 'hien-co').length).toBeGreaterThanOrEqual(
    60,
  )
  for (const key of ['slug', 'title', 'sku', 'isbn'] as const) {
    expect(repeated(products.map((product) => product[key]))).toEqual([])
  }
})

test('skus number the products without a gap, courses after the books', () => {
  expect(products.map(({ sku }) => Number(sku.slice(2)))).toEqual(
    products.map((_, at) => 100_001 + at),
  )
  expect(products.map(({ sku, kind }) => [sku.slice(0, 2), kind])).toEqual(
    products.map(({ kind }) => [kind === 'book' ? 'HS' : 'KH', kind]),
  )
})

test('texts are composed Vietnamese with their marks, without signs of a template', () => {
  for (const product of products) {
    const text = `${product.title} ${product.author} ${plain(product.descriptionHtml)}`
    expect(text).toBe(text.normalize('NFC'))
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}\S* \.|\.\.(?!\.)/)
    const words = plain(product.descriptionHtml)
    const marked = [...words].filter((char) => fold(char) !== char.toLowerCase()).length
    expect({ title: product.title, share: marked / words.length > 0.12 }).toEqual({
      title: product.title,
      share: true,
    })
  }
})

test('descriptions have two to four paragraphs of well-formed HTML', () => {
  for (const { title, descriptionHtml } of products) {
    const blocks = descriptionHtml.match(/<(p|ul|blockquote)>/g) ?? []
    expect({ title, enough: blocks.length >= 2 && blocks.length <= 6 }).toEqual({
      title,
      enough: true,
    })
    const opened = descriptionHtml.match(/<[a-z]+>/g)?.length
    expect(opened).toBe(descriptionHtml.match(/<\/[a-z]+>/g)?.length)
  }
})

test('two neighbours never read alike, neither in the list nor in their category', () => {
  const blocksOf = ({ descriptionHtml }: Product) =>
    descriptionHtml.split(/(?<=<\/(?:p|ul|blockquote)>)(?!<\/)/)
  const alike = products
    .slice(1)
    .filter((product, at) =>
      blocksOf(product).some((block) => products[at]?.descriptionHtml.includes(block)),
    )
  expect(alike.map(({ title }) => title)).toEqual([])
  for (const category of new Set(products.map((product) => product.category))) {
    const texts = products
      .filter((product) => product.category === category)
      .map(({ descriptionHtml }) => descriptionHtml)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('prices are whole, believable and never raised by a reduction; a third is reduced', () => {
  for (const { title, price, salePrice } of products) {
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
  const reduced =
    products.filter(({ price, salePrice }) => salePrice < price).length / products.length
  expect(reduced).toBeGreaterThan(0.28)
  expect(reduced).toBeLessThan(0.45)
})

test('a few are sold out, a few nearly, and sales have a long tail', () => {
  const printed = products.filter(({ kind }) => kind === 'book')
  const count = (from: number, to: number) =>
    printed.filter(({ stock }) => stock >= from && stock <= to).length
  expect(count(0, 0)).toBeGreaterThanOrEqual(3)
  expect(count(0, 0)).toBeLessThanOrEqual(12)
  expect(count(1, 3)).toBeGreaterThanOrEqual(6)
  const sold = products.map((product) => product.sold).sort((one, other) => other - one)
  expect(sold[0]).toBeGreaterThan(800)
  expect(sold[Math.floor(sold.length / 2)]).toBeLessThan(60)
})

test('numbers of books are right in form and lie outside every country', () => {
  for (const { isbn } of products) {
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

test('every category exists and holds something, every publisher is known', () => {
  const leaves = categories().flatMap(({ children }) => children.map(({ slug }) => slug))
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(leaves))
  const slugs = categories().flatMap(({ slug, children }) => [
    slug,
    ...children.map((below) => below.slug),
  ])
  expect(repeated(slugs)).toEqual([])
  expect(new Set(products.map(({ publisher }) => publisher))).toEqual(new Set(publishers().keys()))
})

test('twelve vouchers and eight coupons of valid rules', () => {
  expect(vouchers().filter(({ kind }) => kind === 'voucher').length).toBe(12)
  expect(vouchers().filter(({ kind }) => kind === 'coupon').length).toBe(8)
  expect(repeated(vouchers().map(({ code }) => code))).toEqual([])
  for (const { discount, value, startsInDays, endsInDays = 999 } of vouchers()) {
    expect(value).toBeGreaterThan(0)
    if (discount === 'percent') expect(value).toBeLessThanOrEqual(50)
    expect(startsInDays).toBeLessThan(endsInDays)
  }
})

test('no publisher or series of the real world is named', () => {
  const real =
    /cánh diều|kết nối tri thức|chân trời sáng tạo|kim đồng|nhã nam|fahasa|alpha books|first news|giáo dục việt nam/i
  expect(
    products
      .filter((product) =>
        real.test(`${product.title} ${product.descriptionHtml} ${product.series}`),
      )
      .map(({ title }) => title),
  ).toEqual([])
})
