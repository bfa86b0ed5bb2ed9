'use client'

import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextInput } from '@/components/ui/text-input'
import { auth } from '@/lib/messages/auth'

/** The server's error, inside the dialog. */
export const FormError = ({ text }: { text: string }) =>
  text === '' ? null : <Notice tone="danger">{text}</Notice>

/** A question and a link to another dialog. */
export function SwitchLine({
  question,
  label,
  onSelect,
}: {
  question?: ReactNode
  label: string
  onSelect: () => void
}) {
  return (
    <p className={`flex flex-wrap items-center gap-x-1 ${question ? '' : '-mx-2'}`}>
      {question ? <span className="text-ink-2">{question}</span> : null}
      <Button variant="text" size="sm" onClick={onSelect}>
        {label}
      </Button>
    </p>
  )
}

/** The email that identifies an account. The props come from react-hook-form's `register`. */
export const AccountEmail = (props: UseFormRegisterReturn & { error?: string | undefined }) => (
  <TextInput
    label={auth.fields.email}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    data-autofocus=""
    {...props}
  />
)

/** Tells a password manager which account the new password belongs to. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input
    type="email"
    name="username"
    autoComplete="username"
    className="sr-only"
    tabIndex={-1}
    aria-hidden="true"
    readOnly
    value={email}
  />
)
