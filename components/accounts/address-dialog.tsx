'use client'

import { useRouter } from 'next/navigation'
import { AddressForm } from '@/components/accounts/address-form'
import { Dialog } from '@/components/ui/dialog'
import type { UserAddress } from '@/contract/shop/address-book'
import { accounts } from '@/lib/messages/accounts'

const texts = accounts.addresses

type Props = {
  open: boolean
  onClose: () => void
  /** The one to change; null for a new one. */
  address: UserAddress | null
}

export function AddressDialog({ open, onClose, address }: Props) {
  const router = useRouter()
  return (
    <Dialog open={open} onClose={onClose} title={address ? texts.editTitle : texts.addTitle}>
      <AddressForm
        address={address}
        onCancel={onClose}
        onSaved={() => {
          onClose()
          router.refresh()
        }}
      />
    </Dialog>
  )
}
