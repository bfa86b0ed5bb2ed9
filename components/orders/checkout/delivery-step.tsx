'use client'

import { useEffect } from 'react'
import { AddressForm } from '@/components/orders/checkout/address-form'
import { DELIVERY_FORM } from '@/components/orders/checkout/delivery-form-id'
import { NoteField } from '@/components/orders/checkout/note-field'
import {
  draftOf,
  SavedAddresses,
  useSavedAddresses,
} from '@/components/orders/checkout/saved-addresses'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/spinner'
import type { UserAddress } from '@/contract/shop/address-book'
import { checkout } from '@/lib/messages/checkout'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

type Props = {
  /** Nothing is shipped: the address is the buyer's. */
  coursesOnly: boolean
  draft: CheckoutDraft
  onDraft: (change: Partial<CheckoutDraft>) => void
  onSubmit: (address: CheckoutDraft) => void
  onBack: () => void
}

const isUntouched = ({ addressId, name, wardId }: CheckoutDraft) =>
  addressId === null && name === '' && wardId === 0

/** Recipient and address: one from the address book, or a new one. */
export function DeliveryStep(props: Props) {
  const addresses = useSavedAddresses(useIsSignedIn())
  return (
    <div className="grid content-start gap-5">
      <h2 className="text-h2">
        {props.coursesOnly ? checkout.courses.title : checkout.delivery.title}
      </h2>
      {props.coursesOnly ? <p className="text-ink-2">{checkout.courses.notSent}</p> : null}
      {addresses ? <Choice {...props} addresses={addresses} /> : <Loading />}
    </div>
  )
}

function Choice({ addresses, ...props }: Props & { addresses: readonly UserAddress[] }) {
  const { draft, onDraft } = props
  const isSignedIn = useIsSignedIn()
  const [usual] = addresses
  const isFresh = isUntouched(draft)
  useEffect(() => {
    if (usual && isFresh) onDraft(draftOf(usual))
  }, [usual, isFresh, onDraft])
  const chosen = addresses.find(({ addressId }) => addressId === draft.addressId)
  return (
    <>
      {addresses.length > 0 ? (
        <SavedAddresses addresses={addresses} chosen={chosen?.addressId ?? 0} onChoose={onDraft} />
      ) : null}
      {chosen ? <SavedStep {...props} /> : <AddressForm {...props} hasAccount={isSignedIn} />}
    </>
  )
}

/** With a saved address only a note is left to write. */
function SavedStep({ draft, onDraft, onSubmit, onBack }: Props) {
  return (
    <form
      id={DELIVERY_FORM}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(draft)
      }}
    >
      <NoteField
        value={draft.note}
        onChange={({ currentTarget }) => onDraft({ note: currentTarget.value })}
      />
      <div>
        <Button variant="quiet" onClick={onBack}>
          {checkout.delivery.back}
        </Button>
      </div>
    </form>
  )
}
