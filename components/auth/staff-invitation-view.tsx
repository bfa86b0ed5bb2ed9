'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { FormError, HiddenUsername } from '@/components/auth/auth-form-parts'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { TextInput } from '@/components/ui/text-input'
import { useLinkToken } from '@/components/ui/use-link-token'
import { NewPassword } from '@/contract/shop/auth'
import { Name } from '@/contract/shop/registration'
import { staffInvitations } from '@/contract/staff/invitations'
import { Confirmation, confirms } from '@/lib/accounts/confirm-password'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { withLoading } from '@/lib/browser/loading-state'
import { formatDate } from '@/lib/format/date'
import { auth } from '@/lib/messages/auth'
import { office } from '@/lib/messages/office'
import { OFFICE } from '@/lib/routes/office'
import { paths } from '@/lib/routes/paths'

const texts = auth.invitation

const Form = z.object({ Name, NewPassword, Confirmation }).check(confirms('NewPassword'))

/** What the link of an invitation to the staff opens: who is asked to do what, and the password that answers. */
export function StaffInvitationView() {
  const token = useLinkToken()
  const query = useQuery({
    queryKey: ['staff-invitation', token],
    queryFn: () => call(staffInvitations.readByLink, { body: { token: token ?? '' } }),
    enabled: Boolean(token),
    retry: false,
  })
  if (token === undefined) return null
  if (token === null) return <Notice tone="warning" title={texts.noLink} />
  if (query.error) return <Notice tone="danger" title={errorText(query.error)} />
  if (!query.data) return <p role="status">{texts.loading}</p>
  const { email, roles, expireTime } = query.data.data
  return (
    <>
      <p className="max-w-measure">
        {texts.asks(email, roles.map((role) => office.roles[role]).join(', '))}
      </p>
      <p className="max-w-measure text-ink-2">{texts.ends(formatDate(expireTime))}</p>
      <AnswerForm token={token} email={email} />
    </>
  )
}

function AnswerForm({ token, email }: { token: string; email: string }) {
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState('')
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: { Name: '', NewPassword: '', Confirmation: '' },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState

  async function accept({ Name: name, NewPassword: password }: z.output<typeof Form>) {
    setFailure('')
    try {
      const body = { token, Name: name, Password: password }
      const { successMessage } = await withLoading(call(staffInvitations.accept, { body }))
      setDone(successMessage ?? texts.done)
    } catch (error) {
      setFailure(errorText(error))
    }
  }

  if (done !== '')
    return (
      <>
        <Notice tone="success" title={done} />
        <div>
          <LinkButton href={paths.login(OFFICE)}>{auth.toLogin}</LinkButton>
        </div>
      </>
    )
  return (
    <form noValidate data-steady="" className="grid max-w-md gap-5" onSubmit={handleSubmit(accept)}>
      <HiddenUsername email={email} />
      <TextInput
        label={auth.fields.name}
        autoComplete="name"
        error={errors.Name?.message}
        {...register('Name')}
      />
      <PasswordInput
        label={auth.fields.newPassword}
        hint={auth.hints.password}
        autoComplete="new-password"
        error={errors.NewPassword?.message}
        {...register('NewPassword')}
      />
      <PasswordInput
        label={auth.fields.confirmation}
        autoComplete="new-password"
        error={errors.Confirmation?.message}
        {...register('Confirmation')}
      />
      <FormError text={failure} />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
