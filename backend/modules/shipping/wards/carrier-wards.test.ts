import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import type { CarrierFormerWard, CarrierWard } from '@/backend/modules/shipping/carriers/carrier'
import { carrierWard } from '@/backend/modules/shipping/tables'
import { inCarrierWords } from '@/backend/modules/shipping/wards/carrier-wards'
import { matchWards } from '@/backend/modules/shipping/wards/match-wards'
import { wardTexts } from '@/backend/modules/shipping/wards/texts'
import { databaseTest } from '@/backend/platform/db/testing'
import { shopWithGhn } from '@/backend/testing/parcels'
import { wards } from '@/backend/testing/shop'
import { staffCaller } from '@/backend/testing/staff-caller'
import { testApp } from '@/backend/testing/test-app'
import type { CarrierWardRow, CarrierWardsReport } from '@/contract/staff/carrier-wards'

const city = { code: '79', names: ['Hồ Chí Minh', 'TP. Hồ Chí Minh', 'hcm'] }
const staff = staffCaller(['warehouse'])
const today = (code: string, ...names: string[]): CarrierWard => ({ code, names, city })
const district = { code: '1442', names: ['Quận 1'] }
const before = (code: string, ...names: string[]): CarrierFormerWard => ({
  ...{ code, names, city, district, districtId: 1442 },
})
const own = (wardId: number, wardName: string, former: string[] = []) => ({
  wardId,
  wardName,
  cityName: 'Thành phố Hồ Chí Minh',
  former: former.map((name) => ({
    wardName: name,
    districtName: 'Quận 1',
    cityName: 'Thành phố Hồ Chí Minh',
  })),
})

test('wards are found as the carrier writes them, else by what they were made of', async () => {
  const asked: string[] = []
  const matched = await matchWards(
    [
      own(1, 'Phường Bến Thành'),
      own(2, 'Phường Hòa Hưng'),
      own(3, 'Phường 7'),
      own(4, 'Xã Bình Khánh'),
      own(5, 'Phường Bình Khánh'),
      own(6, 'Phường Tân Định', ['Phường 01', 'Phường Đa Kao']),
      own(7, 'Đặc khu Côn Đảo'),
    ],
    {
      wards: async () => [
        today('11', 'Bến Thành'),
        today('12', 'P. Hoà Hưng', 'hoahung'),
        today('13', 'Phường 07'),
        today('14', 'Xã Bình Khánh'),
        today('15', 'Phường Bình Khánh'),
      ],
      formerWards: async (isWanted) => {
        for (const names of [['Quận 1'], ['Quận 3']]) {
          if (isWanted({ code: 'x', names }, city)) asked.push(names[0] ?? '')
        }
        return [before('20101', 'Phường Đa Kao')]
      },
    },
  )
  expect(
    matched.map(({ wardId, code, formerWardCode }) => [wardId, code ?? formerWardCode]),
  ).toEqual([
    [1, '11'],
    [2, '12'],
    [3, '13'],
    [4, '14'],
    [5, '15'],
    [6, '20101'],
  ])
  expect(matched.at(-1)).toMatchObject({ source: 'former', formerDistrictId: 1442 })
  expect(asked).toEqual(['Quận 1'])
})

databaseTest('the carrier’s lists are read, corrected by hand and read again', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const refresh = async () => {
      const response = await shop.ask('carrier-wards/refresh', 'POST')
      return ((await response.json()) as { data: CarrierWardsReport }).data
    }
    const first = await refresh()
    expect(first).toMatchObject({ carrier: 'ghn', missing: 0, byPerson: 0 })
    const correction = { wardName: 'P. Bến Thành', cityName: 'TPHCM', code: '999' }
    const corrected = await shop.ask(`carrier-wards/${wards.benThanh}`, 'PATCH', correction)
    expect(corrected.status).toBe(200)
    expect((await shop.ask('carrier-wards/999999', 'PATCH', correction)).status).toBe(404)
    const found = await shop.ask('carrier-wards?state=all&q=ben%20thanh%20ho%20chi', 'GET')
    const { data: rows } = (await found.json()) as { data: CarrierWardRow[] }
    expect(rows.map(({ id, code, source }) => [id, code, source])).toEqual([
      [wards.benThanh, '999', 'person'],
    ])
    expect(await refresh()).toMatchObject({ missing: 0, byPerson: 1, wards: first.wards })
    const place = { wardId: wards.benThanh, wardName: 'x', cityName: 'y' }
    expect(await inCarrierWords(db, 'ghn', place)).toMatchObject({
      wardName: 'P. Bến Thành',
      cityName: 'TPHCM',
    })
    expect(await inCarrierWords(db, 'ghtk', place)).toMatchObject({ wardName: 'x', cityName: 'y' })
    await db.delete(carrierWard).where(eq(carrierWard.wardId, wards.benThanh))
    const missing = await shop.ask('carrier-wards', 'GET')
    expect(((await missing.json()) as { data: CarrierWardRow[] }).data).toMatchObject([
      { id: wards.benThanh, code: null, source: null },
    ])
  } finally {
    shop.site.close()
  }
})

databaseTest('without a carrier the list is empty and the refresh says why', async ({ db }) => {
  const app = testApp({ db, callers: { staff } })
  const headers = { authorization: 'Bearer staff' }
  const listed = await app.request('/api/staff/carrier-wards?state=all', { headers })
  expect(listed.status).toBe(200)
  expect(await listed.json()).toMatchObject({ data: [], totalPage: 0, totalItem: 0 })
  const path = '/api/staff/carrier-wards/refresh'
  const refresh = await app.request(path, { method: 'POST', headers })
  expect(refresh.status).toBe(422)
  expect(await refresh.json()).toMatchObject({ errorMessage: wardTexts.noCarrier })
})

databaseTest('a ward known by its number of before goes by that number', async ({ db }) => {
  const shop = await shopWithGhn(db)
  try {
    const order = await shop.packedOrder()
    const former = { formerDistrictId: 1442, formerWardCode: '20101' }
    const correction = { wardName: 'Bến Thành', cityName: 'Hồ Chí Minh', ...former }
    await shop.ask(`carrier-wards/${wards.benThanh}`, 'PATCH', correction)
    await shop.send(order.orderId)
    await shop.work()
    const listed = await shop.call(`${order.orderId}/parcels`, 'GET')
    expect(await listed.json()).toMatchObject({ data: { parcels: [{ state: 'created' }] } })
  } finally {
    shop.site.close()
  }
})
