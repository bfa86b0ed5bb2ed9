/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { FallbackToaster } from '@/components/ui/fallback-toaster'
import { toast } from '@/components/ui/toast'

test('without the real toaster a message is still shown for its duration', () => {
  jest.useFakeTimers()
  toast.error('Chưa kết nối được')
  render(<FallbackToaster />)
  const said = () => screen.getByRole('status').textContent
  expect(said()).toBe('Chưa kết nối được')
  act(() => void toast('Đã thêm', { duration: 5_000 }))
  act(() => jest.advanceTimersByTime(3_000))
  expect(said()).toBe('Đã thêm')
  act(() => toast.hide())
  expect(said()).toBe('')
  jest.useRealTimers()
})
