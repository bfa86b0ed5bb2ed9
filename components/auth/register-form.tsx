'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SwitchLine } from '@/components/auth/auth-form-parts'
import {
  emptyRegistration,
  type RegisterInput,
  type RegisterValues,
  registerBody,
  registerSchema,
} from '@/components/auth/register-body'
import { authDialog, type RegisterRole } from '@/components/auth/use-auth-dialog'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { PasswordInput } from '@/components/ui/password-input'
import { RadioCards } from '@/components/ui/radio-cards'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { registerClient, registerStudent, registerTeacher } from '@/contract/shop/registration'
import { callWithChallenge } from '@/lib/api/call-with-challenge'
import { errorText } from '@/lib/api/error-text'
import { UpstreamError } from '@/lib/api/upstream-error'
import { storeRegistrationDraft } from '@/lib/auth/registration-draft'
import { withLoading } from '@/lib/browser/loading-state'
import { auth } from '@/lib/messages/auth'
import { paths } from '@/lib/routes/paths'

const texts = auth.register
const roles = ([1, 2, 3] as const).map((value) => ({ value, label: auth.roles[value] }))
const roleOf = (value: string): RegisterRole => (value === '2' ? 2 : value === '3' ? 3 : 1)

const calls = { 1: registerStudent, 2: registerTeacher, 3: registerClient } as const

async function send(values: RegisterValues, role: RegisterRole) {
  const body = registerBody(values, role)
  return withLoading(
    role === 2
      ? callWithChallenge(calls[2], { body: { ...body, WorkPlace: values.WorkPlace ?? '' } })
      : callWithChallenge(calls[role], { body }),
  )
}

/** A teacher continues with the mailed code, everybody else with the profile. */
async function registerAs(
  values: RegisterValues,
  role: RegisterRole,
  onEmailTaken: (message: string) => void,
) {
  try {
    const { data, successMessage } = await send(values, role)
    if (successMessage) toast.success(successMessage)
    const { Email: email, Phone: phone, Name: name, Password: password } = values
    if (data.userId !== undefined) {
      const draft = { phone, name, userId: data.userId }
      storeRegistrationDraft(draft, email)
      authDialog.openInformation(draft, email, password)
    } else if (data.token !== undefined) {
      const { token } = data
      authDialog.openActivation({ token, email, phone, name, password, sentAt: Date.now() })
    } else {
      authDialog.openLogin({ email, password })
    }
  } catch (error) {
    const message = errorText(error)
    toast.error(message)
    if (error instanceof UpstreamError && error.status === 409) onEmailTaken(message)
  }
}

export function RegisterForm({ initialRole }: { initialRole: RegisterRole }) {
  const [role, setRole] = useState(initialRole)
  const [agreed, setAgreed] = useState(false)
  const { register, handleSubmit, trigger, getFieldState, setError, formState } = useForm<
    RegisterInput,
    unknown,
    RegisterValues
  >({
    resolver: zodResolver(registerSchema(role)),
    defaultValues: emptyRegistration,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const recheck = () => {
    if (getFieldState('Confirmation').isTouched) void trigger('Confirmation')
  }
  const markEmail = (message: string) => setError('Email', { message }, { shouldFocus: true })
  return (
    <form
      noValidate
      data-steady=""
      className="grid gap-5"
      onSubmit={handleSubmit((values) =>
        agreed ? registerAs(values, role, markEmail) : undefined,
      )}
    >
      <RadioCards
        legend={texts.role}
        name="role"
        columns={3}
        value={role}
        onValue={(value) => setRole(roleOf(value))}
        options={roles}
      />
      <TextInput
        label={auth.fields.name}
        autoComplete="name"
        data-autofocus=""
        error={errors.Name?.message}
        {...register('Name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={auth.fields.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.Email?.message}
          {...register('Email')}
        />
        <TextInput
          label={auth.fields.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.Phone?.message}
          {...register('Phone')}
        />
      </div>
      {role === 2 ? (
        <TextInput
          label={auth.fields.workPlace}
          hint={auth.hints.workPlace}
          autoComplete="organization"
          error={errors.WorkPlace?.message}
          {...register('WorkPlace')}
        />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordInput
          label={auth.fields.password}
          hint={auth.hints.password}
          autoComplete="new-password"
          error={errors.Password?.message}
          {...register('Password', { onChange: recheck })}
        />
        <PasswordInput
          label={auth.fields.confirmation}
          autoComplete="new-password"
          error={errors.Confirmation?.message}
          {...register('Confirmation')}
        />
      </div>
      <Checkbox
        name="terms"
        checked={agreed}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        hint={texts.termsFirst}
        label={
          <>
            {texts.agree}{' '}
            <a className="link" href={paths.policy('terms')} target="_blank" rel="noopener">
              {texts.terms}
            </a>
          </>
        }
      />
      <Button type="submit" full busy={isSubmitting} blocked={!agreed}>
        {texts.submit}
      </Button>
      <SwitchLine
        question={texts.hasAccount}
        label={auth.toLogin}
        onSelect={() => authDialog.openLogin()}
      />
    </form>
  )
}
