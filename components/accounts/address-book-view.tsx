'use client'

import { useRouter } from 'next/navigation'
import { AddressCard } from '@/components/accounts/address-card'
import { AddressForm } from '@/components/accounts/address-form'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import { toast } from '@/components/ui/toast'
import { useDialogState } from '@/components/ui/use-dialog-state'
import { useSave } from '@/components/ui/use-save'
import { changeAddress, getAddress, removeAddress, type UserAddress } from '@/contract/address-book'
import { call } from '@/lib/api/browser'
import { withLoading } from '@/lib/browser/loading-state'
import { formatAddress } from '@/lib/format/address'
import { accounts } from '@/lib/messages/accounts'

const texts = accounts.addresses
const MOST = 20

/** The addresses books are sent to, the default first. */
export function AddressBookView({ addresses }: { addresses: readonly UserAddress[] }) {
  const router = useRouter()
  const editing = useDialogState<{ address: UserAddress | null }>()
  const leaving = useDialogState<UserAddress>()
  const { isSaving, save } = useSave()

  /** As it is now: another device may have changed it since the page was read. */
  const edit = async (known: UserAddress) => {
    const asked = withLoading(call(getAddress, { params: { id: known.addressId } }))
    const found = await asked.catch(() => null)
    editing.open({ address: found?.data ?? known })
  }

  const makeDefault = ({ addressId, name, phone, address, wardId }: UserAddress) =>
    save(async () => {
      await call(changeAddress, {
        params: { id: addressId },
        body: { name, phone, address, wardId, isDefault: true },
      })
      toast.success(texts.saved)
    })

  const remove = ({ addressId }: UserAddress) =>
    save(async () => {
      const { successMessage } = await call(removeAddress, { params: { id: addressId } })
      toast.success(successMessage ?? texts.removed)
      leaving.close()
    })

  const isFull = addresses.length >= MOST
  const add = (
    <Button icon="plus" blocked={isFull} onClick={() => editing.open({ address: null })}>
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
                busy={isSaving}
                onEdit={() => void edit(address)}
                onDefault={() => makeDefault(address)}
                onRemove={() => leaving.open(address)}
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
        title={editing.about?.address ? texts.editTitle : texts.addTitle}
      >
        <AddressForm
          address={editing.about?.address ?? null}
          onCancel={editing.close}
          onSaved={() => {
            editing.close()
            router.refresh()
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={leaving.isOpen}
        danger
        busy={isSaving}
        title={texts.removeTitle}
        confirm={texts.remove}
        cancel={accounts.cancel}
        onConfirm={() => {
          if (leaving.about) void remove(leaving.about)
        }}
        onClose={leaving.close}
      >
        {leaving.about ? (
          <p>{texts.removeText(leaving.about.name, formatAddress(leaving.about))}</p>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
