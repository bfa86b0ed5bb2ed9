'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { AddressCard } from '@/components/accounts/address-card'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { Button } from '@/components/ui/button'
import { RemovalDialog } from '@/components/ui/removal-dialog'
import { toast } from '@/components/ui/toast'
import { useDialogState } from '@/components/ui/use-dialog-state'
import { useLazyDialog } from '@/components/ui/use-lazy-dialog'
import {
  changeAddress,
  getAddress,
  removeAddress,
  type UserAddress,
} from '@/contract/shop/address-book'
import { call } from '@/lib/api/browser'
import { formatAddress } from '@/lib/format/address'
import { accounts } from '@/lib/messages/accounts'

const texts = accounts.addresses
const MAX_ADDRESSES = 20

const loadDialog = () =>
  import('@/components/accounts/address-dialog').then((it) => it.AddressDialog)

/** The saved addresses, the default first. */
export function AddressBookView({ addresses }: { addresses: readonly UserAddress[] }) {
  const router = useRouter()
  const editing = useDialogState<UserAddress | null>()
  const removing = useDialogState<UserAddress>()
  const AddressDialog = useLazyDialog(editing.isOpen, editing.close, loadDialog)

  // Another device may have changed the address since the page was read.
  const edit = useMutation({
    mutationFn: ({ addressId }: UserAddress) => call(getAddress, { params: { id: addressId } }),
    onSuccess: ({ data }) => editing.open(data),
    onError: (_error, known) => editing.open(known),
  })
  const makeDefault = useMutation({
    mutationFn: ({ addressId, name, phone, address, wardId }: UserAddress) =>
      call(changeAddress, {
        params: { id: addressId },
        body: { name, phone, address, wardId, isDefault: true },
      }),
    onSuccess: () => {
      toast.success(texts.saved)
      router.refresh()
    },
  })
  const isFull = addresses.length >= MAX_ADDRESSES
  const add = (
    <Button icon="plus" blocked={isFull} onClick={() => editing.open(null)}>
      {texts.add}
    </Button>
  )
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText}>
          {add}
        </EmptyState>
      ) : (
        <>
          <p className="text-ink-2">{texts.intro}</p>
          <ul aria-label={texts.title} className="divide-y divide-line border-y border-line">
            {addresses.map((address) => (
              <AddressCard
                key={address.addressId}
                address={address}
                busy={makeDefault.isPending}
                onEdit={() => edit.mutate(address)}
                onDefault={() => makeDefault.mutate(address)}
                onRemove={() => removing.open(address)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-4">
            {add}
            {isFull ? <span className="text-sm text-ink-2">{texts.full}</span> : null}
          </div>
        </>
      )}
      {AddressDialog ? (
        <AddressDialog open={editing.isOpen} onClose={editing.close} address={editing.about} />
      ) : null}
      <RemovalDialog
        state={removing}
        title={texts.removeTitle}
        confirm={texts.remove}
        cancel={accounts.cancel}
        removed={texts.removed}
        remove={({ addressId }) => call(removeAddress, { params: { id: addressId } })}
      >
        {(address) => texts.removeText(address.name, formatAddress(address))}
      </RemovalDialog>
    </>
  )
}
