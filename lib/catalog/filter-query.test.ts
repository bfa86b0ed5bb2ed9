import { expect, test } from '@jest/globals'
import { listProducts } from '@/contract/shop/catalog'
import { filterQuery } from '@/lib/catalog/filter-query'
import { paths } from '@/lib/routes/paths'
import { readQuery } from '@/lib/routes/read-query'

test('an address written by the search box is read back with its accents and reserved characters', () => {
  const { searchParams } = new URL(paths.search(1, 'Toán lớp 1 & "2" 50% + a#b'), 'http://shop')
  const filter = readQuery(listProducts, Object.fromEntries(searchParams))
  expect(filter.searchContent).toBe('Toán lớp 1 & "2" 50% + a#b')
  expect(filter.objectType).toBe('0,1')
  expect(filter.category).toBeUndefined()
})

test.each(['0', '-1', '1.5', '1e3', 'abc', '99999999999', ''])(
  'page %j counts as page 1',
  (page) => {
    expect(readQuery(listProducts, { page }).page).toBe(1)
  },
)

test('junk in every field is left out', () => {
  const filter = readQuery(listProducts, {
    category: 'x',
    objectType: '0;1',
    sort: 'drop',
    priceFrom: '-5',
    priceTo: 'NaN',
    grade: '13',
    inStock: 'yes',
  })
  expect(Object.values(filter).filter((value) => value !== undefined)).toEqual([1])
})

test('changing a filter goes back to the first page, turning a page keeps the filter', () => {
  const filter = readQuery(listProducts, { page: '3', sort: 'newest', grade: '5' })
  expect(paths.products(filterQuery(filter, { grade: 6 }))).toBe('/san-pham?sort=newest&grade=6')
  expect(paths.products(filterQuery(filter, { page: 4 }))).toBe(
    '/san-pham?page=4&sort=newest&grade=5',
  )
})
