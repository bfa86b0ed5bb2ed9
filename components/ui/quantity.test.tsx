/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Quantity } from '@/components/ui/quantity'

function count({ value = 2, max = 5 } = {}) {
  const asked: number[] = []
  const ui = (now: number) => (
    <Quantity of="Số đỏ" value={now} max={max} onChange={(next) => asked.push(next)} />
  )
  const { rerender } = render(ui(value))
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Số lượng Số đỏ' })
  return { asked, input, server: (now: number) => rerender(ui(now)) }
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('the buttons ask for one more and one fewer', () => {
  const { asked } = count()
  press(/Tăng/)
  press(/Giảm/)
  expect(asked).toEqual([3, 1])
})

test('a typed number counts when the field is left or Enter is pressed', () => {
  const { asked, input } = count()
  fireEvent.change(input, { target: { value: '4' } })
  expect(asked).toEqual([])
  fireEvent.blur(input)
  fireEvent.change(input, { target: { value: '3' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(asked).toEqual([4, 3])
})

test('a number beyond the stock becomes the stock and is announced', () => {
  const { asked, input } = count()
  fireEvent.change(input, { target: { value: '40' } })
  fireEvent.blur(input)
  expect(asked).toEqual([5])
  expect(screen.getByRole('status').textContent).toBe('Số lượng đã đổi thành 5')
})

test('letters, nothing and Escape change nothing', () => {
  const { asked, input } = count()
  fireEvent.change(input, { target: { value: 'hai' } })
  fireEvent.blur(input)
  fireEvent.change(input, { target: { value: '4' } })
  fireEvent.keyDown(input, { key: 'Escape' })
  fireEvent.blur(input)
  expect(asked).toEqual([])
  expect(input.value).toBe('2')
})

test('the quantity stays between one and the stock', () => {
  const { input } = count({ value: 1, max: 1 })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Giảm/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Tăng/ }).disabled).toBe(true)
  expect(input.value).toBe('1')
})

test('a correction by the server is announced, an accepted change is not', () => {
  const { server } = count({ value: 2, max: 9 })
  press(/Tăng/)
  server(3)
  expect(screen.getByRole('status').textContent).toBe('')
  server(1)
  expect(screen.getByRole('status').textContent).toBe('Số lượng đã đổi thành 1')
})
