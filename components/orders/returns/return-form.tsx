'use client'

import { type FormEvent, useId } from 'react'
import { ReceiverFields, receiverOf } from '@/components/orders/refunds/receiver-fields'
import { useRequestReturn } from '@/components/orders/returns/use-request-return'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { MAX_RETURN_PHOTOS, type ReturnReason, returnTerms } from '@/contract/return-terms'
import type { OwnReturns } from '@/contract/shop/returns'
import { refunds } from '@/lib/messages/refunds'
import { returns as texts } from '@/lib/messages/returns'

type Props = { orderId: string; own: OwnReturns; onDone: (own: OwnReturns | null) => void }

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What the form says, as the call takes it. */
function returnInputOf(form: FormData, { lines, reasons, needsReceiver }: OwnReturns) {
  const chosen = lines.flatMap(({ orderLineId }) => {
    const quantity = Number(form.get(`line-${orderLineId}`) ?? 0)
    return quantity > 0 ? [{ orderLineId, quantity }] : []
  })
  const reason = reasons.find((one) => one === form.get('reason')) ?? reasons[0] ?? 'damaged'
  const receiver = needsReceiver ? receiverOf(form) : null
  const photos = form
    .getAll('photos')
    .filter((file): file is File => file instanceof File && file.size > 0)
    .slice(0, MAX_RETURN_PHOTOS)
  const note = textIn(form, 'note')
  return { body: { reason, note, lines: chosen, ...(receiver && { receiver }) }, photos }
}

const copiesUpTo = (left: number) => [
  { value: 0, label: texts.none },
  ...Array.from({ length: left }, (_, at) => ({ value: at + 1, label: texts.copies(at + 1) })),
]

const reasonOption = (reason: ReturnReason) => ({
  value: reason,
  label: `${texts.reasons[reason]} (${texts.within(returnTerms[reason].days)})`,
})

/** Lines, reason, photos and, for cash, the account the money goes back to. */
export function ReturnForm({ orderId, own, onDone }: Props) {
  const id = useId()
  const ask = useRequestReturn(orderId, onDone)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = returnInputOf(new FormData(event.currentTarget), own)
    if (input.body.lines.length === 0) toast.error(texts.chooseLine)
    else ask.mutate(input)
  }
  return (
    <form onSubmit={submit} className="panel grid gap-4">
      {own.lines.map(({ orderLineId, productName, left, refusal }) =>
        refusal ? (
          <p key={orderLineId} className="text-sm text-ink-2">
            {productName}: {refusal}
          </p>
        ) : (
          <Select
            key={orderLineId}
            id={`${id}-${orderLineId}`}
            name={`line-${orderLineId}`}
            label={texts.line(productName)}
            options={copiesUpTo(left)}
          />
        ),
      )}
      <Select
        id={`${id}-reason`}
        name="reason"
        label={texts.reason}
        options={own.reasons.map(reasonOption)}
      />
      <Textarea
        id={`${id}-note`}
        name="note"
        label={texts.note}
        optional
        rows={3}
        maxLength={1000}
      />
      <TextInput
        id={`${id}-photos`}
        name="photos"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        optional
        label={texts.photos}
        hint={texts.photosHint}
      />
      {own.needsReceiver ? <ReceiverFields id={id} legend={refunds.receiver} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={ask.isPending}>
          {texts.submit}
        </Button>
        <Button variant="quiet" onClick={() => onDone(null)}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
