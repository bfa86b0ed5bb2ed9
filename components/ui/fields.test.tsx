/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CodeInput } from '@/components/ui/code-input'
import { DateField } from '@/components/ui/date-field'
import { PasswordInput } from '@/components/ui/password-input'
import { TextInput } from '@/components/ui/text-input'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

test('a field has its label, hint and error', () => {
  render(<TextInput label="Email" hint="Để nhận mã" error="Email Không Đúng Định Dạng" />)
  const input = screen.getByLabelText('Email')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toBe('Để nhận mã | Email Không Đúng Định Dạng')
})

test('a password can be shown and hidden', () => {
  render(<PasswordInput label="Mật khẩu" />)
  const input = screen.getByLabelText('Mật khẩu')
  fireEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }))
  expect(input.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Ẩn mật khẩu' }))
  expect(input.getAttribute('type')).toBe('password')
})

test('a code pasted with spaces arrives as six characters', () => {
  const heard: string[] = []
  render(
    <CodeInput label="Mã xác thực" onChange={(event) => heard.push(event.currentTarget.value)} />,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Mã xác thực')
  const paste = createEvent.paste(input, { clipboardData: { getData: () => ' 123 4567 ' } })
  fireEvent(input, paste)
  expect(input.value).toBe('123456')
  expect(heard).toEqual(['123456'])
})

function Birthday({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('1990-01-01')
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <DateField label="Ngày sinh" value={value} onChange={change} />
}

test('a birthday can be typed as dd/MM/yyyy; an invalid date is reported', () => {
  const heard: string[] = []
  render(<Birthday onChange={(value) => heard.push(value)} />)
  const input = screen.getByLabelText<HTMLInputElement>('Ngày sinh')
  expect(input.value).toBe('01/01/1990')
  fireEvent.change(input, { target: { value: '29/02/2023' } })
  fireEvent.blur(input)
  expect(described(input)).toBe('Ngày chưa đúng dạng dd/MM/yyyy')
  fireEvent.change(input, { target: { value: '5/2/2001' } })
  fireEvent.blur(input)
  expect(input.value).toBe('05/02/2001')
  expect(heard).toEqual(['', '2001-02-05'])
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test('the calendar is Vietnamese, with months and years to choose from', async () => {
  const heard: string[] = []
  render(<Birthday onChange={(value) => heard.push(value)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Chọn ngày trên lịch' }))
  const month = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tháng' })
  expect(month.options[1]?.textContent?.toLowerCase()).toBe('tháng hai')
  fireEvent.change(screen.getByRole('combobox', { name: 'Năm' }), { target: { value: '1995' } })
  fireEvent.click(
    screen.getByRole('gridcell', {
      name: /ngày 0?2 tháng 01 năm 1995|2 tháng Một năm 1995|02 tháng 1 năm 1995/i,
    }),
  )
  expect(heard).toEqual(['1995-01-02'])
})

test('a busy button keeps its label and ignores presses', () => {
  let presses = 0
  render(
    <Button busy onClick={() => (presses += 1)}>
      Đặt hàng
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Đặt hàng' })
  fireEvent.click(button)
  expect(presses).toBe(0)
  expect(button.getAttribute('aria-busy')).toBe('true')
})
