import { expect, test } from '@jest/globals'
import { aBook } from '@/components/catalog/product-testing'
import { productJsonLd } from '@/lib/seo/product-json-ld'

const terms = {
  mainland: { feeFrom: 15_000, freeFrom: 80_000, days: '1–6' },
  islands: { feeFrom: 40_000, freeFrom: null, days: '5–10' },
}
const page = {
  url: 'https://sach.example/san-pham/so-do-12',
  imageUrl: null,
  shopName: 'Hiên Sách',
  terms,
  course: null,
}
const told = { courseId: 5, courseName: 'Toán 9', slug: 'toan-9', totalLesson: 8 }

test('a book says its number, how long it travels, and how it is taken back', () => {
  const json = productJsonLd({ ...aBook, isbn: '979-999-00-0122-7' }, page)
  const { offers } = json
  expect(json).toHaveProperty('gtin13', '9799990001227')
  expect(offers).toMatchObject({
    shippingDetails: { deliveryTime: { transitTime: { minValue: 1, maxValue: 10 } } },
    hasMerchantReturnPolicy: { merchantReturnDays: 7 },
  })
  expect(JSON.stringify(offers)).not.toMatch(/shippingRate|priceValidUntil/)
})

test('a fee is named only where it is nothing everywhere, an end only of a sale', () => {
  const everywhere = { ...terms, islands: { ...terms.islands, freeFrom: 80_000 } }
  const flashSaleEndTime = '2026-11-30T17:00:00Z'
  const { offers } = productJsonLd({ ...aBook, flashSaleEndTime }, { ...page, terms: everywhere })
  expect(offers).toMatchObject({
    shippingDetails: { shippingRate: { value: 0, currency: 'VND' } },
    priceValidUntil: flashSaleEndTime,
  })
  expect(JSON.stringify(productJsonLd(aBook, { ...page, terms: null }))).not.toMatch(/shippingDet/)
})

test('a number that is no ISBN is no article number', () => {
  expect(productJsonLd({ ...aBook, isbn: '8935235226272' }, page)).not.toHaveProperty('gtin13')
})

test('a course is studied online for as long as its lessons take, and is not sent', () => {
  const course = { ...told, teacher: 'Thầy Bách', duration: 5_400 }
  const json = productJsonLd({ ...aBook, objectType: 1 }, { ...page, course })
  expect(json).toMatchObject({
    provider: { name: 'Hiên Sách' },
    hasCourseInstance: {
      courseMode: 'Online',
      courseWorkload: 'PT90M',
      instructor: { name: 'Thầy Bách' },
    },
  })
  expect(JSON.stringify(json)).not.toMatch(/shipping|Return/)
  const unknown = productJsonLd({ ...aBook, objectType: 1 }, { ...page, course: told })
  expect(unknown).not.toHaveProperty('hasCourseInstance')
})
