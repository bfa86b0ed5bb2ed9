'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { Email } from '@/contract/shop/auth'
import { nameOrderEmail } from '@/contract/shop/order-keys'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { refocusWhenLost } from '@/lib/browser/refocus'
import { orders } from '@/lib/messages/orders'

const texts = orders.email

/** Who has left a telephone number alone may still have the order's news by e-mail. */
export function OrderEmail({ orderId }: { orderId: string }) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const save = useMutation({
    mutationFn: (email: string) =>
      call(nameOrderEmail, { params: { id: orderId }, body: { email } }),
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? texts.saved)
      refocusWhenLost()
      router.refresh()
    },
    // Shown at the field instead of in a toast.
    onError: () => undefined,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    const { data } = Email.safeParse(typed)
    setIsWrong(data === undefined)
    if (data !== undefined) save.mutate(data)
  }
  return (
    <section aria-labelledby="order-email" className="print:hidden grid gap-3">
      <h2 id="order-email" className="text-h3">
        {texts.title}
      </h2>
      <form noValidate data-steady="" className="grid max-w-md gap-4" onSubmit={submit}>
        <TextInput
          label={texts.label}
          hint={texts.hint}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? texts.wrong : save.error && errorText(save.error)}
        />
        <SubmitButton busy={save.isPending}>{texts.submit}</SubmitButton>
      </form>
    </section>
  )
}
