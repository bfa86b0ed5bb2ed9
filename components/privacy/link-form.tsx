'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextInput } from '@/components/ui/text-input'
import { Email } from '@/contract/shop/auth'
import { errorText } from '@/lib/api/error-text'

const Form = z.object({ Email })
type Answer = { successMessage?: string | undefined }

type Props = { label: string; submit: string; ask: (email: string) => Promise<Answer> }

/** Asks for a link to one's mailbox; the answer is the same for every address. */
export function LinkForm({ label, submit, ask }: Props) {
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const { register, handleSubmit, formState } = useForm<z.input<typeof Form>>({
    resolver: zodResolver(Form),
    defaultValues: { Email: '' },
    mode: 'onTouched',
  })
  const send = handleSubmit(async (body) => {
    setSaid(null)
    try {
      setSaid({ tone: 'success', text: (await ask(body.Email)).successMessage ?? '' })
    } catch (error) {
      setSaid({ tone: 'danger', text: errorText(error) })
    }
  })
  return (
    <form noValidate data-steady="" className="grid max-w-md gap-4" onSubmit={send}>
      {said ? <Notice tone={said.tone} title={said.text} /> : null}
      <TextInput
        label={label}
        type="email"
        autoComplete="email"
        error={formState.errors.Email?.message}
        {...register('Email')}
      />
      <div>
        <SubmitButton busy={formState.isSubmitting}>{submit}</SubmitButton>
      </div>
    </form>
  )
}
