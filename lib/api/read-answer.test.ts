import { expect, jest, test } from '@jest/globals'
import { getFlashSale, getProduct, listProducts } from '@/contract/shop/catalog'
import { getOrder } from '@/contract/shop/orders'
import { readAnswer } from '@/lib/api/read-answer'
import { storefrontMetrics } from '@/lib/metrics/storefront-metrics'

const product = (productId: number, other: Record<string, unknown> = {}) => ({
  productId,
  productName: `Sách ${productId}`,
  slug: `sach-${productId}`,
  author: 'Tô Hoài',
  price: 50_000,
  priceSale: 40_000,
  objectType: 0,
  categoryId: 3,
  soldCount: 2,
  ratingAverage: 4.5,
  ratingCount: 2,
  available: 9,
  ...other,
})
const shelf = (productSales: unknown) => ({
  data: { productSales, totalPage: 1, totalProduct: 24 },
})
const written = () => {
  const lines: string[] = []
  const spy = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
  return { lines, restore: () => spy.mockRestore() }
}
const counted = async () => {
  const { values } = await storefrontMetrics().rowsLeftOut.get()
  return values.map(({ labels, value }) => [labels.call, labels.field, value])
}

test('of 24 rows with three broken ones 21 are shown, three are counted, and one line of a kind is logged', async () => {
  const log = written()
  const rows = Array.from({ length: 24 }, (_, index) => product(index + 1))
  rows.splice(3, 1, product(4, { price: 'nhiều' }))
  rows.splice(7, 1, product(8, { price: null }))
  rows.splice(20, 1, product(21, { slug: undefined }))
  const { data } = readAnswer(listProducts, shelf(rows)) as { data: { productSales: unknown[] } }
  log.restore()
  expect(data.productSales).toHaveLength(21)
  const call = 'GET /api/ProductPage'
  expect(await counted()).toEqual([
    [call, 'data.productSales.price', 2],
    [call, 'data.productSales.slug', 1],
  ])
  expect(log.lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'row left out', call, field: 'data.productSales.price', id: '4' },
    { event: 'row left out', call, field: 'data.productSales.slug', id: '21' },
  ])
})

test('decimal strings, null for an empty list and fields nobody knows are read', () => {
  const text = product(1, {
    price: '50000',
    priceSale: '40000.00',
    ratingAverage: '4.5',
    colour: 1,
  })
  expect(readAnswer(listProducts, shelf([text]))).toMatchObject({
    data: { productSales: [{ price: 50_000, priceSale: 40_000, ratingAverage: 4.5 }] },
  })
  expect(readAnswer(listProducts, shelf(null))).toMatchObject({ data: { productSales: [] } })
})

test('an optional part that is missing or null counts as not there', () => {
  const data = { serverTime: '2026-11-21T03:00:00Z', productSales: [] }
  expect(readAnswer(getFlashSale, { data })).toMatchObject({ data: { flashSale: null } })
  const capped = { ...shelf([]).data, isCountCapped: null }
  expect(readAnswer(listProducts, { data: capped })).not.toHaveProperty('data.isCountCapped')
})

test('a single thing is whole or not at all, the shelf beside it is not', () => {
  const detail = { categoryName: 'Truyện', categorySlug: 'truyen', description: '', images: [] }
  const answer = (productSale: unknown) => ({
    data: { productSale, productSalesInCategory: [product(2), product(3, { slug: 7 })] },
  })
  const log = written()
  expect(readAnswer(getProduct, answer(product(1, detail)))).toMatchObject({
    data: { productSale: { productId: 1 }, productSalesInCategory: [{ productId: 2 }] },
  })
  log.restore()
  expect(() => readAnswer(getProduct, answer(product(1, { ...detail, price: 'x' })))).toThrow(
    'data.productSale.price',
  )
})

test('an order that lost a line is no order, and a list of which nothing fits is no empty list', () => {
  expect(getOrder.whole).toBe(true)
  expect(() => readAnswer(getOrder, { data: { products: [{}] } })).toThrow()
  expect(() => readAnswer(listProducts, shelf([product(1, { price: 'x' })]))).toThrow(
    'data.productSales.0.price',
  )
})
