'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { AccountEmail, FormError, SwitchLine } from '@/components/auth/auth-form-parts'
import { resumeRegistration } from '@/components/auth/resume-registration'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { Button } from '@/components/ui/button'
import { PasswordInput } from '@/components/ui/password-input'
import { reactivate } from '@/contract/shop/registration'
import { errorText } from '@/lib/api/error-text'
import { auth } from '@/lib/messages/auth'

const texts = auth.reactivation
type Values = z.input<typeof reactivate.body>

/** Resumes a registration whose code was never entered. */
export function AccountReactivationForm({ initialEmail }: { initialEmail: string }) {
  const [failure, setFailure] = useState('')
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(reactivate.body),
    defaultValues: { Email: initialEmail, Password: '' },
    mode: 'onChange',
  })
  const { errors, isSubmitting, isDirty, isValid } = formState

  async function send(body: Values) {
    setFailure('')
    try {
      await resumeRegistration(body)
    } catch (error) {
      setFailure(errorText(error))
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(send)}>
      <p>{texts.text}</p>
      <FormError text={failure} />
      <AccountEmail error={errors.Email?.message} {...register('Email')} />
      <PasswordInput
        label={auth.fields.password}
        error={errors.Password?.message}
        {...register('Password')}
      />
      <Button type="submit" full busy={isSubmitting} blocked={!(isDirty && isValid)}>
        {texts.submit}
      </Button>
      <SwitchLine label={auth.toLogin} onSelect={() => authDialog.openLogin()} />
    </form>
  )
}
