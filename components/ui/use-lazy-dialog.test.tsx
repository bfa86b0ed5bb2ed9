/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { FallbackToaster } from '@/components/ui/fallback-toaster'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'

type Props = { isOpen: boolean }
const Greeting = ({ isOpen }: Props) => (isOpen ? <p>Xin chào</p> : null)

let loads = 0
const failOnce = async () => {
  loads += 1
  if (loads === 1) throw new Error('no connection')
  return Greeting
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const Dialog = useLazyDialog<Props>(isOpen, () => setIsOpen(false), failOnce)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Đóng' : 'Mở'}
      </button>
      {Dialog ? <Dialog isOpen={isOpen} /> : null}
      <FallbackToaster />
    </>
  )
}

test('code that could not be fetched is told, and fetched with the next press, once', async () => {
  render(<Page />)
  expect(loads).toBe(0)
  fireEvent.click(screen.getByText('Mở'))
  expect(await screen.findByText(/^Chưa mở được cửa sổ này/)).toBeTruthy()
  fireEvent.click(await screen.findByText('Mở'))
  expect(await screen.findByText('Xin chào')).toBeTruthy()
  fireEvent.click(screen.getByText('Đóng'))
  expect(screen.queryByText('Xin chào')).toBeNull()
  fireEvent.click(screen.getByText('Mở'))
  expect(screen.getByText('Xin chào')).toBeTruthy()
  expect(loads).toBe(2)
})
