'use client'

import { useQuery } from '@tanstack/react-query'
import { RadioCards } from '@/components/ui/radio-cards'
import { listAddresses, type UserAddress } from '@/contract/shop/address-book'
import { call } from '@/lib/api/browser'
import { formatAddress } from '@/lib/format/address'
import { checkout } from '@/lib/messages/checkout'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'

const texts = checkout.delivery
const NEW = 0

/** The account's address book, the default first; undefined while loading, empty when it cannot be loaded. */
export function useSavedAddresses(isSignedIn: boolean): readonly UserAddress[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['addresses'],
    queryFn: () => call(listAddresses).then((answer) => answer.data),
    enabled: isSignedIn,
    staleTime: 0,
    networkMode: 'always',
    retry: 1,
  })
  return isSignedIn && !isError ? data : []
}

/** A saved address as part of the checkout draft. */
export const draftOf = (saved: UserAddress): Partial<CheckoutDraft> => ({
  addressId: saved.addressId,
  name: saved.name,
  phone: saved.phone,
  address: saved.address,
  cityId: saved.cityId,
  districtId: saved.districtId,
  wardId: saved.wardId,
})

type Props = {
  addresses: readonly UserAddress[]
  chosen: number
  onChoose: (change: Partial<CheckoutDraft>) => void
}

/** The saved addresses as cards, and a card for a new one. */
export function SavedAddresses({ addresses, chosen, onChoose }: Props) {
  const choose = (value: string) => {
    const saved = addresses.find(({ addressId }) => String(addressId) === value)
    onChoose(saved ? draftOf(saved) : { addressId: NEW })
  }
  return (
    <RadioCards
      legend={texts.saved}
      name="addressId"
      value={chosen}
      onValue={choose}
      options={[
        ...addresses.map((saved) => ({
          value: saved.addressId,
          label: `${saved.name} · ${saved.phone}`,
          note: formatAddress(saved),
        })),
        { value: NEW, label: texts.other, note: texts.otherNote },
      ]}
    />
  )
}
