/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { StaffRole } from '@/contract/staff/roles'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { openOffice, session } = await import('@/components/office/office-testing')
const { resources } = await import('@/components/office/resources')

/** The addresses in each menu, in its order, as a person looked them over. */
const menus: Record<StaffRole | 'admin', string> = {
  admin:
    'san-pham danh-muc flash-sale ma-giam-gia nhap-sach khoa-hoc cham-bai tin-sach trang-noi-dung trang-chu lien-ket-ngan don-hang dong-goi tra-hang thanh-toan chuyen-khoan thu-ho hoan-tien cong-tac-vien khach-hang hoa-don danh-gia du-lieu-ca-nhan bao-cao phi-giao-hang phuong-xa ket-noi cai-dat tin-da-gui viec-nen nhat-ky nhan-vien',
  sales:
    'san-pham danh-muc flash-sale ma-giam-gia khoa-hoc don-hang dong-goi tra-hang thanh-toan chuyen-khoan thu-ho hoan-tien khach-hang hoa-don phi-giao-hang phuong-xa tin-da-gui',
  warehouse: 'san-pham danh-muc flash-sale don-hang dong-goi tra-hang phuong-xa',
  finance:
    'san-pham danh-muc flash-sale ma-giam-gia don-hang tra-hang thanh-toan chuyen-khoan thu-ho hoan-tien cong-tac-vien hoa-don bao-cao phi-giao-hang ket-noi viec-nen',
  editor:
    'san-pham danh-muc flash-sale nhap-sach khoa-hoc tin-sach trang-noi-dung trang-chu lien-ket-ngan danh-gia',
  teacher: 'khoa-hoc cham-bai',
  support:
    'san-pham danh-muc flash-sale ma-giam-gia khoa-hoc don-hang tra-hang thanh-toan chuyen-khoan thu-ho hoan-tien khach-hang hoa-don danh-gia du-lieu-ca-nhan phuong-xa tin-da-gui viec-nen',
}

async function menuOf(role: string) {
  openOffice([], {
    'GET /api/staff/session': { json: { data: { ...session, roles: ['staff', role] } } },
    'GET /api/staff/dashboard': { status: 503, json: {} },
  })
  const menu = await screen.findByRole('navigation', { name: 'Danh mục văn phòng' })
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
}

test.each(Object.entries(menus))('the menu of the role %s', async (role, addresses) => {
  const entries = addresses.split(' ').map((address) => `/quan-tri/${address}`)
  expect(await menuOf(role)).toEqual(['/quan-tri', ...entries])
})

test('every screen can be loaded', async () => {
  for (const { list, record, create } of Object.values(resources)) {
    for (const load of [list, record, create]) {
      if (load) expect(typeof (await load())).toBe('function')
    }
  }
})

test('no two resources share an address', () => {
  const addresses = Object.values(resources).map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
})
