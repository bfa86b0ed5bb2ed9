/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Resource } from '@/components/office/resource'
import { staffRoles } from '@/contract/staff/roles'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { openOffice, session } = await import('@/components/office/office-testing')
const { resources } = await import('@/components/office/resources')

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

const addressesOf = (names: readonly Resource[]) => [
  '/quan-tri',
  ...names.map(({ address }) => `/quan-tri/${address}`),
]

test.each([...staffRoles, 'admin'] as const)(
  'the menu of the role %s has what the role may list, in the order of the resources',
  async (role) => {
    const mayList = ({ calls: { list } }: Resource) =>
      role === 'admin' || (list.access === 'staff' && list.roles.includes(role))
    expect(await menuOf(role)).toEqual(addressesOf(Object.values(resources).filter(mayList)))
  },
)

test('a teacher sees courses and what there is to grade', async () => {
  expect(await menuOf('teacher')).toEqual(addressesOf([resources.courses, resources.attempts]))
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
