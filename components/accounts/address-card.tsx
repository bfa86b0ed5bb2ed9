'use client'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { UserAddress } from '@/contract/shop/address-book'
import { formatAddress } from '@/lib/format/address'
import { accounts } from '@/lib/messages/accounts'

const texts = accounts.addresses

type Props = {
  address: UserAddress
  busy: boolean
  onEdit: () => void
  onDefault: () => void
  onRemove: () => void
}

export function AddressCard({ address, busy, onEdit, onDefault, onRemove }: Props) {
  const { name, phone, isDefault } = address
  return (
    <li className="grid gap-2 py-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-lg font-semibold">{name}</span>
        <span translate="no" className="num text-ink-2">
          {phone}
        </span>
        {isDefault ? (
          <Badge tone="primary" icon="check">
            {texts.isDefault}
          </Badge>
        ) : null}
      </p>
      <p>{formatAddress(address)}</p>
      <div className="-ml-2 flex flex-wrap gap-x-3">
        <Button
          variant="text"
          size="sm"
          icon="edit"
          aria-label={texts.editOf(name)}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        {isDefault ? null : (
          <Button
            variant="text"
            size="sm"
            icon="check"
            busy={busy}
            aria-label={texts.makeDefaultOf(name)}
            onClick={onDefault}
          >
            {texts.makeDefault}
          </Button>
        )}
        <Button
          variant="text"
          size="sm"
          icon="trash"
          aria-label={texts.removeOf(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}
