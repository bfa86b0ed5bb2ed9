'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { AccountEmail, FormError, SwitchLine } from '@/components/auth/auth-form-parts'
import { resumeRegistration } from '@/components/auth/resume-registration'
import { SocialButtons } from '@/components/auth/social-buttons'
import type { SocialLogins } from '@/components/auth/social-logins'
import { authDialog, type LoginRequest, WARNING_MS } from '@/components/auth/use-auth-dialog'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { LoginBody } from '@/contract/shop/auth'
import { errorText } from '@/lib/api/error-text'
import { clearRegistrationDraft } from '@/lib/auth/registration-draft'
import { withLoading } from '@/lib/browser/loading-state'
import { auth } from '@/lib/messages/auth'
import { signIn } from '@/lib/session/browser-session'

const texts = auth.login
type Values = z.input<typeof LoginBody>

/** Goes to the requested page; without one the current page is reloaded as the signed-in person's. */
function goToNext(next: string | undefined) {
  authDialog.close()
  if (next === undefined) window.location.reload()
  else window.location.assign(next)
}

type Failure = { text: string; isInactive: boolean }
const noFailure: Failure = { text: '', isInactive: false }

export function LoginForm({ request, social }: { request: LoginRequest; social: SocialLogins }) {
  const [failure, setFailure] = useState<Failure>({
    text: request.failure ?? '',
    isInactive: false,
  })
  const { register, handleSubmit, getValues, formState } = useForm<Values>({
    resolver: zodResolver(LoginBody),
    defaultValues: {
      Email: request.email ?? '',
      Password: request.password ?? '',
      remember: true,
    },
  })
  const { errors, isSubmitting } = formState

  async function submit({ Email, Password }: Values) {
    const result = await withLoading(signIn(Email, Password))
    if (result.ok) {
      clearRegistrationDraft()
      return goToNext(request.next)
    }
    const { errorMessage, isInactive } = result
    setFailure({ text: navigator.onLine ? errorMessage : errorText(null), isInactive })
  }

  const isBegun = useRef(false)
  useEffect(() => {
    if (!request.password || isBegun.current) return
    isBegun.current = true
    void handleSubmit(submit)()
  })

  // The error belongs to values that have changed or are about to be checked again.
  const clearFailure = () => setFailure(noFailure)
  return (
    <form
      noValidate
      className="grid gap-5"
      onChange={clearFailure}
      onSubmit={(event) => {
        clearFailure()
        void handleSubmit(submit)(event)
      }}
    >
      <Warning request={request} />
      <FormError text={failure.text} />
      {failure.isInactive ? (
        <EnterCode
          values={getValues}
          onFailure={(text) => setFailure({ text, isInactive: true })}
        />
      ) : null}
      <AccountEmail error={errors.Email?.message} {...register('Email')} />
      <div>
        <PasswordInput
          label={auth.fields.password}
          error={errors.Password?.message}
          {...register('Password')}
        />
        <div className="mt-1 flex justify-end">
          <Button
            variant="text"
            size="sm"
            onClick={() => authDialog.openForgot(getValues('Email'))}
          >
            {texts.forgot}
          </Button>
        </div>
      </div>
      <Button type="submit" full busy={isSubmitting}>
        {texts.submit}
      </Button>
      <SocialButtons
        social={social}
        next={request.next}
        isChallenged={request.failure === texts.socialFailures.busy}
        onFailure={setFailure}
      />
      <div className="border-t border-line pt-3">
        <SwitchLine
          question={texts.noAccount}
          label={texts.register}
          onSelect={() => authDialog.openRegister()}
        />
        <SwitchLine
          question={texts.notActive}
          label={texts.reactivate}
          onSelect={() => authDialog.openReactivation(getValues('Email'))}
        />
      </div>
    </form>
  )
}

type EnterCodeProps = { values: () => Values; onFailure: (text: string) => void }

/** A new code for an account whose registration was not finished, and the place to type it. */
function EnterCode({ values, onFailure }: EnterCodeProps) {
  const [isBusy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    const { Email, Password } = values()
    await resumeRegistration({ Email, Password }).catch((error: unknown) =>
      onFailure(errorText(error)),
    )
    setBusy(false)
  }
  return (
    <Button variant="quiet" full busy={isBusy} onClick={send}>
      {texts.enterCode}
    </Button>
  )
}

/** Why the dialog opened by itself, for four seconds. */
function Warning({ request }: { request: LoginRequest }) {
  const [isOver, setIsOver] = useState<LoginRequest | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(request), WARNING_MS)
    return () => clearTimeout(timer)
  }, [request])
  if (!request.warning || isOver === request) return null
  return <Notice tone="warning">{request.warning}</Notice>
}
