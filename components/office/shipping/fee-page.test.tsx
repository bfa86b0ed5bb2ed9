/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { FEE_TABLE, type FeeTable } from '@/contract/staff/shipping'

// The admin framework's router asks for them while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder, TextDecoder })
const { openOffice, session } = await import('@/components/office/office-testing')

const rate = { baseFee: 18_000, baseWeight: 500, stepFee: 2500, stepWeight: 500 }
const rule = { carrier: 'ghn', provinces: [], weightFrom: 5000, weightTo: null }
const table: FeeTable = {
  id: FEE_TABLE,
  warehouseCityName: 'Hà Nội',
  rates: [{ zone: 1, ...rate, freeOver: null, etaMin: 1, etaMax: 2 }],
  carrierChoice: { usual: 'ghn', off: [], rules: [{ ...rule, codFrom: null, codTo: null }] },
  carriers: [{ id: 'ghn', name: 'Giao Hàng Nhanh', isConnected: true, underWay: 0 }],
  cities: [],
  version: 1,
  changedBy: null,
  changedTime: null,
}

const openFees = (roles: string[]) =>
  openOffice(['phi-giao-hang'], {
    'GET /api/staff/session': { json: { data: { ...session, roles } } },
    [`GET /api/staff/shipping/${FEE_TABLE}`]: { json: { data: table } },
  })

test('who may only look at the rules of carriers is offered no step', async () => {
  openFees(['sales'])
  expect(await screen.findByText(/^1\. .*Giao Hàng Nhanh/)).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /quy tắc/ })).toEqual([])
  expect(screen.getByText('Chỉ quản trị viên sửa được trang này.')).toBeTruthy()
})

test('who may change them is', async () => {
  openFees(['admin'])
  expect(await screen.findByRole('button', { name: 'Thêm quy tắc' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Lưu' })).toBeTruthy()
})
