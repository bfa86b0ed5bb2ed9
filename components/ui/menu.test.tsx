/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Menu } from '@/components/ui/menu'

const items = [
  { label: 'Tài khoản', href: '/tai-khoan' },
  { label: 'Đăng xuất', href: '/logout' },
]

function openable() {
  const { container } = render(<Menu label="Bạn" trigger="Xin chào" items={items} />)
  const button = screen.getByRole('button')
  const area = container.firstElementChild
  if (!area) throw new Error('no menu')
  return { button, area, isOpen: () => button.getAttribute('aria-expanded') === 'true' }
}

test('hover opens the menu after 150 ms, and leaving closes it as late', () => {
  jest.useFakeTimers()
  const { area, isOpen } = openable()
  const enter = () => fireEvent.pointerEnter(area, { pointerType: 'mouse' })
  enter()
  act(() => void jest.advanceTimersByTime(100))
  expect(isOpen()).toBe(false)
  act(() => void jest.advanceTimersByTime(60))
  expect(isOpen()).toBe(true)
  fireEvent.pointerLeave(area, { pointerType: 'mouse' })
  act(() => void jest.advanceTimersByTime(100))
  expect(isOpen()).toBe(true)
  act(() => void jest.advanceTimersByTime(60))
  expect(isOpen()).toBe(false)
  jest.useRealTimers()
})

test('a click opens the menu and a second one closes it', () => {
  const { button, isOpen } = openable()
  fireEvent.click(button, { detail: 1 })
  expect(isOpen()).toBe(true)
  fireEvent.click(button, { detail: 1 })
  expect(isOpen()).toBe(false)
})

test('arrow keys wrap around the items, Escape closes and returns the focus', () => {
  const { button, isOpen } = openable()
  fireEvent.click(button)
  act(() => button.focus())
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Tài khoản')
  fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Đăng xuất')
  fireEvent.keyDown(document.activeElement ?? button, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('Tài khoản')
  fireEvent.keyDown(document.activeElement ?? button, { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
})

test('a press outside closes the menu', () => {
  const { button, isOpen } = openable()
  fireEvent.click(button)
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe(false)
})
