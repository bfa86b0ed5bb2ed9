'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { useAuthDialog } from '@/components/auth/use-auth-dialog'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { changePassword } from '@/contract/shop/passwords'
import { Confirmation, confirms } from '@/lib/accounts/confirm-password'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { UpstreamError } from '@/lib/api/upstream-error'
import { accounts } from '@/lib/messages/accounts'

const texts = accounts.password

const Form = z.object({ ...changePassword.body.shape, Confirmation }).check(confirms('NewPassword'))
type Values = z.input<typeof Form>
const empty: Values = { Password: '', NewPassword: '', Confirmation: '' }

/** Some upstreams change a password only with a mailed code. */
const isNotServed = (error: unknown) =>
  error instanceof UpstreamError && [404, 405, 501].includes(error.status)

/** The fields were validated before they were sent, so only the current password can be wrong. */
const isWrongPassword = (error: unknown) => error instanceof UpstreamError && error.status === 400

/** Changes the password, given the current one; otherwise with a mailed code. */
export function PasswordForm({ email }: { email: string }) {
  const { openForgot } = useAuthDialog()
  const { register, handleSubmit, trigger, getFieldState, setError, reset, formState } =
    useForm<Values>({
      resolver: zodResolver(Form),
      defaultValues: empty,
      mode: 'onTouched',
    })
  const { errors } = formState
  const recheck = () => {
    if (getFieldState('Confirmation').isTouched) void trigger('Confirmation')
  }

  const change = useMutation({
    mutationFn: ({ Password, NewPassword }: Values) =>
      call(changePassword, { body: { Password, NewPassword } }),
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? texts.changed)
      reset(empty)
    },
    onError: (error) => {
      if (isNotServed(error)) return
      const message = errorText(error)
      toast.error(message)
      if (isWrongPassword(error)) setError('Password', { message }, { shouldFocus: true })
    },
  })

  return (
    <div className="grid max-w-md gap-8">
      {isNotServed(change.error) ? (
        <Notice>{texts.onlyCode}</Notice>
      ) : (
        <form
          noValidate
          data-steady=""
          className="grid gap-5"
          onSubmit={handleSubmit((values) => change.mutate(values))}
        >
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
            <SubmitButton busy={change.isPending}>{texts.submit}</SubmitButton>
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
