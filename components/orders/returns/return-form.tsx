'use client'

import { type FormEvent, useId, useState } from 'react'
import { ReceiverFields, receiverOf } from '@/components/orders/refunds/receiver-fields'
import { ReturnLines } from '@/components/orders/returns/return-lines'
import { ReturnSummary } from '@/components/orders/returns/return-summary'
import { useRequestReturn } from '@/components/orders/returns/use-request-return'
import { Button } from '@/components/ui/button'
import { RadioCards } from '@/components/ui/radio-cards'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import {
  MAX_RETURN_PHOTOS,
  mayTakeOtherTitle,
  type ReturnOutcome,
  type ReturnReason,
  returnOutcomes,
  returnTerms,
} from '@/contract/return-terms'
import type { OwnReturns } from '@/contract/shop/returns'
import { formatMoney } from '@/lib/format/money'
import { refunds } from '@/lib/messages/refunds'
import { returns as texts } from '@/lib/messages/returns'
import { amountsOf, type Chosen } from '@/lib/orders/returns'

type Props = { orderId: string; own: OwnReturns; onDone: (own: OwnReturns | null) => void }

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

const photosIn = (form: FormData) =>
  form
    .getAll('photos')
    .filter((file): file is File => file instanceof File && file.size > 0)
    .slice(0, MAX_RETURN_PHOTOS)

/** What is chosen, and what it comes to. */
function useReturn(own: OwnReturns) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map())
  const [reason, setReason] = useState<ReturnReason>(own.reasons[0] ?? 'damaged')
  const [wish, setWish] = useState<ReturnOutcome>('exchange')
  const wanted = own.lines.filter(({ orderLineId }) => (chosen.get(orderLineId)?.copies ?? 0) > 0)
  const hasCourse = wanted.some(({ isCourse }) => isCourse)
  const outcome = hasCourse ? 'refund' : wish
  const mayTakeOther = outcome === 'exchange' && mayTakeOtherTitle(reason)
  const kept = new Map(
    [...chosen].map(([id, one]) => [id, mayTakeOther ? one : { ...one, other: null }]),
  )
  const amounts = amountsOf(own, kept, { reason, outcome })
  const lines = [...kept].flatMap(([orderLineId, { copies, other }]) =>
    copies > 0 ? [{ orderLineId, quantity: copies, ...(other && { newProductId: other.id }) }] : [],
  )
  return {
    ...{ chosen: kept, reason, setReason, outcome, setWish, hasCourse, mayTakeOther },
    isOfCourses: wanted.every(({ isCourse }) => isCourse),
    ...{ amounts, lines },
    choose: (id: number, one: Chosen) => setChosen(new Map(chosen).set(id, one)),
    needsReceiver: own.needsReceiver && amounts.back > 0,
  }
}

/** Books, reason, a new copy or the money, photos; what it comes to stands below before it is sent. */
export function ReturnForm({ orderId, own, onDone }: Props) {
  const id = useId()
  const ask = useRequestReturn(orderId, onDone)
  const wish = useReturn(own)
  const { reason, outcome, amounts, lines } = wish
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (lines.length === 0) return toast.error(texts.chooseLine)
    // The server says the same; the summary above says what to do.
    if (amounts.tooDear !== null) return toast.error(texts.tooDear(formatMoney(amounts.tooDear)))
    const receiver = wish.needsReceiver ? receiverOf(form) : null
    const body = { reason, outcome, note: textIn(form, 'note'), lines }
    ask.mutate({ body: { ...body, ...(receiver && { receiver }) }, photos: photosIn(form) })
  }
  return (
    <form onSubmit={submit} className="panel grid gap-4">
      <RadioCards
        legend={texts.reason}
        name={`${id}-reason`}
        value={reason}
        options={own.reasons.map((value) => ({
          value,
          label: texts.reasons[value],
          note: texts.within(returnTerms[value].days),
        }))}
        onValue={(value) => wish.setReason(own.reasons.find((one) => one === value) ?? reason)}
      />
      <ReturnLines
        lines={own.lines}
        chosen={wish.chosen}
        onChange={wish.choose}
        mayTakeOther={wish.mayTakeOther}
      />
      <RadioCards
        legend={texts.wish}
        name={`${id}-outcome`}
        value={outcome}
        columns={2}
        options={returnOutcomes.map((value) => ({
          value,
          label: texts.outcomeOf(value, reason),
          disabled: value === 'exchange' && wish.hasCourse,
        }))}
        onValue={(value) => wish.setWish(value === 'exchange' ? 'exchange' : 'refund')}
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
      {wish.needsReceiver ? <ReceiverFields id={id} legend={refunds.receiver} /> : null}
      {lines.length > 0 ? (
        <ReturnSummary
          own={own}
          reason={reason}
          outcome={outcome}
          amounts={amounts}
          isOfCourses={wish.isOfCourses}
        />
      ) : null}
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
