/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { places } from '@/components/auth/auth-testing'
import { LocationFields } from '@/components/shipping/location-fields'
import type { Place } from '@/components/shipping/use-places'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'
import { answerCalls } from '@/lib/api/testing'

const nowhere = { cityId: 0, districtId: 0, wardId: 0 }

function Fields({ start, onChoice }: { start: Place; onChoice: (place: Place) => void }) {
  const [value, setValue] = useState(start)
  const choose = (place: Place) => {
    onChoice(place)
    setValue(place)
  }
  return <LocationFields value={value} onChange={choose} />
}

async function openFields(start = nowhere) {
  mockBrowserApis()
  answerCalls({ 'GET /api/User/UserApp': places })
  const chosen: Place[] = []
  renderPage(<Fields start={start} onChoice={(place) => chosen.push(place)} />)
  const field = await screen.findByRole<HTMLInputElement>('combobox', {
    name: 'Phường xã, tỉnh thành',
  })
  return { field, chosen }
}

const typeInto = (field: HTMLElement, text: string) =>
  act(async () => {
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: text } })
  })
const press = (field: HTMLElement, key: string) =>
  act(async () => {
    fireEvent.keyDown(field, { key })
  })
const select = (name: RegExp) => screen.getByLabelText<HTMLSelectElement>(name)

test('what will be asked stands there before the places are known', async () => {
  mockBrowserApis()
  answerCalls({ 'GET /api/User/UserApp': places })
  renderPage(<Fields start={nowhere} onChoice={() => undefined} />)
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByLabelText('Phường xã, tỉnh thành')).toHaveProperty('disabled', true)
  expect(screen.getByText('Chọn từ danh sách')).toBeTruthy()
  await screen.findByRole('combobox', { name: 'Phường xã, tỉnh thành' })
  expect(screen.getAllByText('Chọn từ danh sách')).toHaveLength(1)
})

test('lists that stand open because a city is chosen take their room from the start', async () => {
  mockBrowserApis()
  answerCalls({ 'GET /api/User/UserApp': places })
  renderPage(<Fields start={{ ...nowhere, cityId: 1 }} onChoice={() => undefined} />)
  const lists = () =>
    [...document.querySelectorAll('details[open] label')].map((one) => one.textContent)
  const before = lists()
  expect(before).toHaveLength(3)
  await screen.findByRole('combobox', { name: 'Phường xã, tỉnh thành' })
  expect(lists()).toEqual(before)
})

test('a ward is found by a few letters without marks and chosen by keyboard', async () => {
  const { field, chosen } = await openFields()
  await typeInto(field, 'ha')
  expect(screen.getByRole('status').textContent).toBe('2 nơi phù hợp')
  await typeInto(field, 'cua nam')
  await press(field, 'ArrowDown')
  await press(field, 'Enter')
  expect(chosen.at(-1)).toEqual({ cityId: 1, districtId: 12, wardId: 121 })
  expect(field.value).toBe('Cửa Nam, Hà Nội')
})

test('the lists follow what was found, and the field what was chosen from them', async () => {
  const { field } = await openFields()
  await typeInto(field, 'ngoc ha')
  await press(field, 'ArrowDown')
  await press(field, 'Enter')
  expect([select(/Tỉnh/), select(/Khu vực/), select(/Phường, xã/)].map((one) => one.value)).toEqual(
    ['1', '11', '111'],
  )
  fireEvent.change(select(/Khu vực/), { target: { value: '12' } })
  expect(field.value).toBe('')
  fireEvent.change(select(/Phường, xã/), { target: { value: '121' } })
  expect(field.value).toBe('Cửa Nam, Hà Nội')
})

test('what is nowhere is said, and nothing is chosen', async () => {
  const { field, chosen } = await openFields({ cityId: 1, districtId: 11, wardId: 111 })
  expect(field.value).toBe('Ngọc Hà, Hà Nội')
  await typeInto(field, 'atlantis')
  expect(screen.getByRole('status').textContent).toMatch(/^Không có nơi nào khớp/)
  await act(async () => fireEvent.blur(field))
  expect(chosen).toEqual([])
  expect(field.value).toBe('Ngọc Hà, Hà Nội')
})

test('a ward of before July 2025 is found by its old name', async () => {
  const { field, chosen } = await openFields()
  answerCalls({
    'GET /api/User/UserApp': places,
    'GET /api/shipping/former-wards': {
      json: {
        data: [{ wardId: 121, formerNames: ['Phường Trần Hưng Đạo, Quận Hoàn Kiếm, Hà Nội'] }],
      },
    },
  })
  await typeInto(field, 'tran hung dao')
  expect(
    await screen.findByText('Trước là Phường Trần Hưng Đạo, Quận Hoàn Kiếm, Hà Nội'),
  ).toBeTruthy()
  await press(field, 'ArrowDown')
  await press(field, 'Enter')
  expect(chosen.at(-1)?.wardId).toBe(121)
})
