'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { BuyerFields } from '@/components/orders/invoices/buyer-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { getInvoiceProfile } from '@/contract/shop/order-invoices'
import { call } from '@/lib/api/browser'
import { invoices as texts } from '@/lib/messages/invoices'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

export type InvoiceDraft = CheckoutDraft['invoice']
export type RequestedBuyerProps = {
  invoice: InvoiceDraft
  tries: number
  onChange: (change: Partial<InvoiceDraft>) => void
}

/** Fills in what the account has asked to remember, as long as nothing has been typed. */
function useProfile({ invoice, onChange }: RequestedBuyerProps, isSignedIn: boolean) {
  const { data } = useQuery({
    queryKey: ['invoice-profile'],
    queryFn: async () => (await call(getInvoiceProfile)).data,
    enabled: isSignedIn,
    retry: false,
  })
  const fill = useEffectEvent((known: NonNullable<typeof data>) => {
    const isBlank = [invoice.name, invoice.taxCode, invoice.address].every((text) => text === '')
    if (isBlank) onChange({ ...known, isRemembered: true })
  })
  useEffect(() => {
    if (data) fill(data)
  }, [data])
}

/** The buyer's part of the checkout's invoice, loaded when it is asked for. */
export function RequestedBuyer(props: RequestedBuyerProps) {
  const isSignedIn = useIsSignedIn()
  useProfile(props, isSignedIn)
  const { invoice, tries, onChange } = props
  return (
    <div className="grid gap-2">
      <BuyerFields fields={invoice} tries={tries} onChange={onChange} />
      {isSignedIn ? (
        <Checkbox
          label={texts.remember}
          checked={invoice.isRemembered}
          onChange={({ currentTarget }) => onChange({ isRemembered: currentTarget.checked })}
        />
      ) : null}
    </div>
  )
}
