'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useAuthDialog } from '@/components/auth/use-auth-dialog'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { changePassword } from '@/contract/passwords'
import { Confirmation, confirms } from '@/lib/accounts/confirm-password'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { UpstreamError } from '@/lib/api/upstream-error'
import { withLoading } from '@/lib/browser/loading-state'
import { accounts } from '@/lib/messages/accounts'

const texts = accounts.password

const Form = z.object({ ...changePassword.body.shape, Confirmation }).check(confirms('NewPassword'))
type Values = z.input<typeof Form>
const empty: Values = { Password: '', NewPassword: '', Confirmation: '' }

/** The call is an addition of this shop: another upstream changes passwords with a mailed code only. */
const isNotServed = (error: unknown) =>
  error instanceof UpstreamError && [404, 405, 501].includes(error.status)

/** What else could be wrong with the three fields has been looked at before they were sent. */
const isWrongPassword = (error: unknown) => error instanceof UpstreamError && error.status === 400

/** A new password for who knows the current one; for everybody else the way over a mailed code. */
export function PasswordForm({ email }: { email: string }) {
  const { openForgot } = useAuthDialog()
  const [isCodeOnly, setIsCodeOnly] = useState(false)
  const { register, handleSubmit, trigger, getFieldState, setError, reset, formState } =
    useForm<Values>({
      resolver: zodResolver(Form),
      defaultValues: empty,
      mode: 'onTouched',
    })
  const { errors, isSubmitting } = formState
  const recheck = () => {
    if (getFieldState('Confirmation').isTouched) void trigger('Confirmation')
  }

  async function change({ Password, NewPassword }: Values) {
    try {
      const { successMessage } = await withLoading(
        call(changePassword, { body: { Password, NewPassword } }),
      )
      toast.success(successMessage ?? texts.changed)
      reset(empty)
    } catch (error) {
      setIsCodeOnly(isNotServed(error))
      if (isNotServed(error)) return
      const message = errorText(error)
      toast.error(message)
      if (isWrongPassword(error)) setError('Password', { message }, { shouldFocus: true })
    }
  }

  return (
    <div className="grid max-w-[28rem] gap-8">
      {isCodeOnly ? (
        <Notice>{texts.onlyCode}</Notice>
      ) : (
        <form noValidate className="grid gap-5" onSubmit={handleSubmit(change)}>
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
          <PasswordInput
            label={texts.current}
            error={errors.Password?.message}
            {...register('Password')}
          />
          <PasswordInput
            label={texts.fresh}
            hint={texts.freshHint}
            autoComplete="new-password"
            error={errors.NewPassword?.message}
            {...register('NewPassword', { onChange: recheck })}
          />
          <PasswordInput
            label={texts.confirmation}
            autoComplete="new-password"
            error={errors.Confirmation?.message}
            {...register('Confirmation')}
          />
          <p className="text-sm text-ink-2">{texts.note}</p>
          <div>
            <SubmitButton busy={isSubmitting}>{texts.submit}</SubmitButton>
          </div>
        </form>
      )}
      <section className="grid justify-items-start gap-3 border-t border-line pt-6">
        <p>{texts.forgotten}</p>
        <Button variant="quiet" icon="mail" onClick={() => openForgot(email)}>
          {texts.withCode}
        </Button>
      </section>
    </div>
  )
}
