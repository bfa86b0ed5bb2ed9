'use client'

import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextInput } from '@/components/ui/text-input'
import { auth } from '@/lib/messages/auth'

/** What the server said, inside the dialog and as text. */
export const FormError = ({ text }: { text: string }) =>
  text === '' ? null : <Notice tone="danger">{text}</Notice>

/** A question and the way to another dialog. */
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

/** The address that names an account. The props are those of a form library's `register`. */
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

/** Tells a password manager whose new password this is. */
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
