'use client'

import { useEffect } from 'react'
import { AddressForm } from '@/components/orders/checkout/address-form'
import { CourseBuyerForm } from '@/components/orders/checkout/course-buyer-form'
import { DELIVERY_FORM } from '@/components/orders/checkout/delivery-form-id'
import { NoteField } from '@/components/orders/checkout/note-field'
import {
  draftOf,
  SavedAddresses,
  useSavedAddresses,
} from '@/components/orders/checkout/saved-addresses'
import { useAccountBuyer } from '@/components/orders/checkout/use-account-buyer'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/spinner'
import type { UserAddress } from '@/contract/shop/address-book'
import { checkout } from '@/lib/messages/checkout'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

type Props = {
  /** Nothing is shipped: the address is the buyer's. */
  coursesOnly: boolean
  /** And the upstream asks for none. */
  needsNoAddress?: boolean | undefined
  draft: CheckoutDraft
  onDraft: (change: Partial<CheckoutDraft>) => void
  onSubmit: (address: CheckoutDraft) => void
  onBack: () => void
}

const isUntouched = ({ addressId, name, wardId }: CheckoutDraft) =>
  addressId === null && name === '' && wardId === 0

/** Recipient and address: one from the address book, or a new one. */
export function DeliveryStep(props: Props) {
  const isSignedIn = useIsSignedIn()
  const addresses = useSavedAddresses(isSignedIn)
  const buyer = useAccountBuyer(isSignedIn)
  return (
    <div className="grid content-start gap-5">
      <h2 className="text-h2">
        {props.coursesOnly ? checkout.courses.title : checkout.delivery.title}
      </h2>
      {props.coursesOnly ? (
        <p className="text-ink-2">
          {props.needsNoAddress ? checkout.courses.noAddress : checkout.courses.notSent}
        </p>
      ) : null}
      {addresses && buyer !== undefined ? (
        <Choice {...props} addresses={addresses} buyer={buyer} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

type ChoiceProps = Props & {
  addresses: readonly UserAddress[]
  /** The account's own name and telephone number. */
  buyer: Pick<CheckoutDraft, 'name' | 'phone'> | null
}

function Choice({ addresses, buyer, ...props }: ChoiceProps) {
  const { draft, onDraft } = props
  const isSignedIn = useIsSignedIn()
  const [usual] = addresses
  const isFresh = isUntouched(draft)
  useEffect(() => {
    if (usual && isFresh) onDraft(draftOf(usual))
  }, [usual, isFresh, onDraft])
  const known = isFresh ? { ...draft, ...(usual ? draftOf(usual) : buyer) } : draft
  if (props.needsNoAddress) return <CourseBuyerForm {...props} draft={known} />
  const chosen = addresses.find(({ addressId }) => addressId === draft.addressId)
  return (
    <>
      {addresses.length > 0 ? (
        <SavedAddresses addresses={addresses} chosen={chosen?.addressId ?? 0} onChoose={onDraft} />
      ) : null}
      {chosen ? (
        <SavedStep {...props} />
      ) : (
        <AddressForm {...props} draft={known} hasAccount={isSignedIn} />
      )}
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
