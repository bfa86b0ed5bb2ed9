'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordInput } from '@/components/ui/password-input'
import { messages } from '@/contract/messages'

type Props = {
  label: string
  submit: string
  danger?: boolean
  busy: boolean
  error: string | null
  onPassword: (password: string) => void
}

/** Asks for the password before something that a session left open somewhere must not do. */
export function PasswordStep({ label, submit, danger = false, busy, error, onPassword }: Props) {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '' ? messages.passwordRequired : null)
    if (password !== '') onPassword(password)
  }
  return (
    <form noValidate data-steady="" className="grid w-full max-w-md gap-4" onSubmit={send}>
      <PasswordInput
        label={label}
        value={password}
        error={missing ?? error}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
