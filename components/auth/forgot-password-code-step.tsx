'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormError, HiddenUsername, SwitchLine } from '@/components/auth/auth-form-parts'
import {
  emptyNewPassword,
  type NewPasswordValues,
  newPasswordSchema,
} from '@/components/auth/new-password-schema'
import { ResendButton } from '@/components/auth/resend-button'
import { resetPassword } from '@/components/auth/reset-password'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { Button } from '@/components/ui/button'
import { CodeInput } from '@/components/ui/code-input'
import { PasswordInput } from '@/components/ui/password-input'
import { toast } from '@/components/ui/toast'
import { sendSecurityCode } from '@/contract/shop/passwords'
import { callWithChallenge } from '@/lib/api/call-with-challenge'
import { errorText } from '@/lib/api/error-text'
import { withLoading } from '@/lib/browser/loading-state'
import { auth } from '@/lib/messages/auth'

const texts = auth.forgot

type Props = { email: string; sentAt: number; onOtherEmail: () => void }

export function ForgotPasswordCodeStep({ email, sentAt, onOtherEmail }: Props) {
  const [failure, setFailure] = useState('')
  const { register, handleSubmit, trigger, getFieldState, formState } = useForm<NewPasswordValues>({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: emptyNewPassword,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const recheck = () => {
    if (getFieldState('Confirmation').isTouched) void trigger('Confirmation')
  }

  async function change(values: NewPasswordValues) {
    setFailure('')
    try {
      const successMessage = await withLoading(resetPassword(email, values))
      if (successMessage) toast.success(successMessage)
      authDialog.openLogin({ email })
    } catch (error) {
      setFailure(errorText(error))
    }
  }

  async function resend() {
    setFailure('')
    try {
      const { successMessage } = await callWithChallenge(sendSecurityCode, {
        body: { Email: email },
      })
      if (successMessage) toast.success(successMessage)
    } catch (error) {
      setFailure(errorText(error))
      throw error
    }
  }

  return (
    <form noValidate data-steady="" className="grid gap-5" onSubmit={handleSubmit(change)}>
      <p role="status">{texts.sent(email)}</p>
      <FormError text={failure} />
      <HiddenUsername email={email} />
      <CodeInput
        label={texts.code}
        hint={auth.activation.spam}
        data-autofocus=""
        error={errors.SecurityCode?.message}
        {...register('SecurityCode')}
      />
      <PasswordInput
        label={auth.fields.newPassword}
        hint={auth.hints.password}
        autoComplete="new-password"
        error={errors.NewPassword?.message}
        {...register('NewPassword', { onChange: recheck })}
      />
      <PasswordInput
        label={auth.fields.confirmation}
        autoComplete="new-password"
        error={errors.Confirmation?.message}
        {...register('Confirmation')}
      />
      <Button type="submit" full busy={isSubmitting}>
        {texts.submit}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ResendButton sentAt={sentAt} onSend={resend} />
        <SwitchLine label={texts.otherEmail} onSelect={onOtherEmail} />
      </div>
    </form>
  )
}
