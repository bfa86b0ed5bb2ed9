/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { hearFilledFields } from '@/lib/browser/hear-filled-fields'

afterEach(cleanup)

/** As a password manager does from its own world: neither React nor anybody else hears of it. */
function fill(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
}

function Registered({ onSubmit }: { onSubmit: (values: { email: string }) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } })
  return (
    <form aria-label="form" onSubmit={handleSubmit(onSubmit)}>
      <input aria-label="field" {...register('email', { required: true })} />
    </form>
  )
}

function Controlled({ onSubmit }: { onSubmit: (values: { email: string }) => void }) {
  const [email, setEmail] = useState('')
  return (
    <form
      aria-label="form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit({ email })
      }}
    >
      <input aria-label="field" value={email} onChange={(event) => setEmail(event.target.value)} />
    </form>
  )
}

test.each([
  ['registered', Registered],
  ['controlled', Controlled],
])('what is set in a %s field without an event is submitted', async (_, Form) => {
  const sent: string[] = []
  const stop = hearFilledFields(document)
  render(<Form onSubmit={({ email }) => sent.push(email)} />)
  fill(screen.getByLabelText<HTMLInputElement>('field'), 'lan@sach.vn')
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
  stop()
  expect(sent).toEqual(['lan@sach.vn'])
})

test('fields nobody filled are not changed by it', async () => {
  let changes = 0
  const stop = hearFilledFields(document)
  render(
    <form aria-label="form" onSubmit={(event) => event.preventDefault()}>
      <input aria-label="field" onChange={() => (changes += 1)} />
      <input type="checkbox" onChange={() => (changes += 1)} />
    </form>,
  )
  fireEvent.change(screen.getByLabelText('field'), { target: { value: 'typed' } })
  fireEvent.submit(screen.getByRole('form'))
  stop()
  expect(changes).toBe(1)
})
