'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { AccountEmail, FormError, SwitchLine } from '@/components/auth/auth-form-parts'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { Button } from '@/components/ui/button'
import { sendSecurityCode } from '@/contract/shop/passwords'
import { callWithChallenge } from '@/lib/api/call-with-challenge'
import { errorText } from '@/lib/api/error-text'
import { withLoading } from '@/lib/browser/loading-state'
import { auth } from '@/lib/messages/auth'

type Values = z.input<typeof sendSecurityCode.body>

export function ForgotPasswordEmailStep({
  initialEmail,
  onSent,
}: {
  initialEmail: string
  onSent: (email: string) => void
}) {
  const [failure, setFailure] = useState('')
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(sendSecurityCode.body),
    defaultValues: { Email: initialEmail },
  })

  async function send(body: Values) {
    setFailure('')
    try {
      await withLoading(callWithChallenge(sendSecurityCode, { body }))
      onSent(body.Email)
    } catch (error) {
      setFailure(errorText(error))
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(send)}>
      <p>{auth.forgot.text}</p>
      <FormError text={failure} />
      <AccountEmail error={formState.errors.Email?.message} {...register('Email')} />
      <Button type="submit" full busy={formState.isSubmitting}>
        {auth.forgot.send}
      </Button>
      <SwitchLine label={auth.toLogin} onSelect={() => authDialog.openLogin()} />
    </form>
  )
}
