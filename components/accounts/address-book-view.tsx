'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { AddressCard } from '@/components/accounts/address-card'
import { AddressForm } from '@/components/accounts/address-form'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast'
import { useDialogState } from '@/components/ui/use-dialog-state'
import { changeAddress, getAddress, removeAddress, type UserAddress } from '@/contract/address-book'
import { call } from '@/lib/api/browser'
import { formatAddress } from '@/lib/format/address'
import { accounts } from '@/lib/messages/accounts'

const texts = accounts.addresses
const MAX_ADDRESSES = 20

/** The saved addresses, the default first. */
export function AddressBookView({ addresses }: { addresses: readonly UserAddress[] }) {
  const router = useRouter()
  const editing = useDialogState<UserAddress | null>()
  const removing = useDialogState<UserAddress>()

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
  const remove = useMutation({
    mutationFn: ({ addressId }: UserAddress) => call(removeAddress, { params: { id: addressId } }),
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? texts.removed)
      removing.close()
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
      <Dialog
        open={editing.isOpen}
        onClose={editing.close}
        title={editing.about ? texts.editTitle : texts.addTitle}
      >
        <AddressForm
          address={editing.about}
          onCancel={editing.close}
          onSaved={() => {
            editing.close()
            router.refresh()
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={removing.isOpen}
        danger
        busy={remove.isPending}
        title={texts.removeTitle}
        confirm={texts.remove}
        cancel={accounts.cancel}
        onConfirm={() => {
          if (removing.about) remove.mutate(removing.about)
        }}
        onClose={removing.close}
      >
        {removing.about ? (
          <p>{texts.removeText(removing.about.name, formatAddress(removing.about))}</p>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
