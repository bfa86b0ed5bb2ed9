/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ResendButton } from '@/components/auth/resend-button'
import { UpstreamError } from '@/lib/api/upstream-error'

const label = () => screen.getByRole('button').textContent
const wait = (seconds: number) => act(async () => void jest.advanceTimersByTime(seconds * 1000))
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

test('another email can be sent once a minute', async () => {
  jest.useFakeTimers()
  let letters = 0
  const send = async () => {
    letters += 1
  }
  render(<ResendButton sentAt={Date.now()} onSend={send} />)
  expect(label()).toBe('Gửi lại mã sau 60 giây')
  await press()
  await wait(59)
  expect(label()).toBe('Gửi lại mã sau 1 giây')
  await wait(1)
  expect([label(), letters]).toEqual(['Gửi lại mã', 0])
  await press()
  expect([label(), letters]).toEqual(['Gửi lại mã sau 60 giây', 1])
  jest.useRealTimers()
})

test('a longer pause asked by the server is kept', async () => {
  jest.useFakeTimers()
  const refuse = () =>
    Promise.reject(new UpstreamError(429, 'Quá nhiều lần', 'resend', { retryAfter: 90 }))
  render(<ResendButton sentAt={0} onSend={refuse} />)
  await press()
  expect(label()).toBe('Gửi lại mã sau 90 giây')
  jest.useRealTimers()
})
