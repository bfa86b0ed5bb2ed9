'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { FormError, SwitchLine } from '@/components/auth/auth-form-parts'
import { ResendButton } from '@/components/auth/resend-button'
import { type Activation, authDialog } from '@/components/auth/use-auth-dialog'
import { Button } from '@/components/ui/button'
import { CodeInput } from '@/components/ui/code-input'
import { toast } from '@/components/ui/toast'
import { messages } from '@/contract/messages'
import { ActivationBody, activateAccount, resendCode } from '@/contract/shop/registration'
import { callWithChallenge } from '@/lib/api/call-with-challenge'
import { errorText } from '@/lib/api/error-text'
import { storeRegistrationDraft } from '@/lib/auth/registration-draft'
import { withLoading } from '@/lib/browser/loading-state'
import { auth } from '@/lib/messages/auth'

const texts = auth.activation
const Form = z.object({ securityCode: ActivationBody.shape.securityCode })

/** The mailed code activates the account; then the profile is completed. */
export function AccountActivationForm({ token, email, password, ...rest }: Activation) {
  const { name, phone, sentAt } = rest
  const [isWrong, setIsWrong] = useState(false)
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: { securityCode: '' },
  })
  const { errors, isSubmitting } = formState

  async function activate({ securityCode }: z.output<typeof Form>) {
    setIsWrong(false)
    try {
      const answer = await withLoading(
        callWithChallenge(activateAccount, { body: { token, securityCode, email } }),
      )
      if (answer.successMessage) toast.success(answer.successMessage)
      const { userId } = answer.data
      if (userId === undefined) return authDialog.openLogin({ email, password })
      const draft = { phone: answer.data.phone ?? phone, name: answer.data.name ?? name, userId }
      storeRegistrationDraft(draft, email)
      authDialog.openInformation(draft, email, password)
    } catch (error) {
      setIsWrong(true)
      toast.error(errorText(error))
    }
  }

  async function resend() {
    try {
      const answer = await callWithChallenge(resendCode, {
        body: { token, securityCode: '', email },
      })
      if (answer.successMessage) toast.success(answer.successMessage)
    } catch (error) {
      toast.error(errorText(error))
      throw error
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit(activate)}>
      <p>{texts.text(email)}</p>
      <CodeInput
        label={texts.code}
        hint={texts.spam}
        data-autofocus=""
        error={errors.securityCode?.message}
        {...register('securityCode')}
      />
      <FormError text={isWrong ? messages.activationCodeWrong : ''} />
      <Button type="submit" full busy={isSubmitting}>
        {texts.submit}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ResendButton sentAt={sentAt} onSend={resend} />
        <SwitchLine label={auth.toLogin} onSelect={() => authDialog.openLogin({ email })} />
      </div>
    </form>
  )
}
