'use client'

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BuyerFields } from '@/components/orders/invoices/buyer-fields'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { OrderInvoices } from '@/contract/shop/invoices'
import { setInvoiceBuyer } from '@/contract/shop/order-invoices'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { invoices as texts } from '@/lib/messages/invoices'
import { blankBuyer, buyerErrors, type BuyerFields as Fields } from '@/lib/orders/invoice-buyer'

type Props = {
  orderId: string
  buyer: OrderInvoices['buyer']
  /** Null: nothing was changed. */
  onDone: (next: OrderInvoices | null) => void
}

/** Changes whom an order's invoice is made out to. */
export function BuyerForm({ orderId, buyer, onDone }: Props) {
  const [fields, setFields] = useState<Fields>(buyer ?? blankBuyer)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const save = useMutation({
    mutationFn: (next: Fields | null) =>
      call(setInvoiceBuyer, { params: { id: orderId }, body: { buyer: next } }),
    onSuccess: ({ data, successMessage }) => {
      toast.success(successMessage ?? texts.saved)
      onDone(data)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (!buyerErrors(fields)) save.mutate(fields)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="panel grid gap-4">
      <BuyerFields
        fields={fields}
        tries={tries}
        onChange={(change) => setFields((before) => ({ ...before, ...change }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {texts.save}
        </Button>
        {buyer ? (
          <Button variant="quiet" busy={save.isPending} onClick={() => save.mutate(null)}>
            {texts.drop}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={() => onDone(null)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
