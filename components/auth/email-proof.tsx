'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { FormError } from '@/components/auth/auth-form-parts'
import { ResendButton } from '@/components/auth/resend-button'
import { Button } from '@/components/ui/button'
import { CodeInput } from '@/components/ui/code-input'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { proveEmail, SecurityCode, sendEmailProof } from '@/contract/shop/registration'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { auth } from '@/lib/messages/auth'
import { currentUser } from '@/lib/session/current-user'

const texts = auth.emailProof
const Form = z.object({ SecurityCode })

function CodeForm({ sentAt, onSend }: { sentAt: number; onSend: () => Promise<void> }) {
  const router = useRouter()
  const [failure, setFailure] = useState('')
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: { SecurityCode: '' },
  })
  const { errors, isSubmitting } = formState

  async function prove(body: z.output<typeof Form>) {
    setFailure('')
    try {
      const { successMessage } = await call(proveEmail, { body })
      if (successMessage) toast.success(successMessage)
      currentUser.askAgain()
      router.refresh()
    } catch (error) {
      setFailure(errorText(error))
    }
  }

  return (
    <form
      noValidate
      data-steady=""
      className="grid max-w-[22rem] gap-4"
      onSubmit={handleSubmit(prove)}
    >
      <CodeInput
        label={texts.code}
        hint={auth.activation.spam}
        error={errors.SecurityCode?.message}
        {...register('SecurityCode')}
      />
      <FormError text={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={isSubmitting}>
          {texts.submit}
        </Button>
        <ResendButton sentAt={sentAt} onSend={onSend} />
      </div>
    </form>
  )
}

/** Lets somebody prove, from inside the account, that its mailbox is theirs. */
export function EmailProof({ email }: { email: string }) {
  const [sentAt, setSentAt] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)

  async function send() {
    try {
      const { successMessage } = await call(sendEmailProof, {})
      if (successMessage) toast.success(successMessage)
    } catch (error) {
      toast.error(errorText(error))
      throw error
    }
  }
  const begin = () => {
    setBusy(true)
    send()
      .then(() => setSentAt(Date.now()))
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }

  return (
    <section className="grid max-w-measure gap-4">
      <Notice tone="neutral" title={texts.title}>
        <p>{sentAt === null ? texts.text(email) : texts.sent(email)}</p>
      </Notice>
      {sentAt === null ? (
        <div>
          <Button variant="quiet" icon="mail" busy={busy} onClick={begin}>
            {texts.send}
          </Button>
        </div>
      ) : (
        <CodeForm sentAt={sentAt} onSend={send} />
      )}
    </section>
  )
}
