'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { listProducts } from '@/contract/shop/catalog'
import { call } from '@/lib/api/browser'
import { formatMoney } from '@/lib/format/money'
import { returns as texts } from '@/lib/messages/returns'
import type { Chosen } from '@/lib/orders/returns'

const SHOWN = 5

type Props = {
  /** The title that comes back. */
  of: string
  value: Chosen['other']
  onChange: (other: Chosen['other']) => void
}

/** Another title for one that comes back: found by its name, the same title until one is chosen. */
export function OtherTitle({ of, value, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const found = useQuery({
    queryKey: ['other-title', wanted],
    queryFn: async () =>
      (
        await call(listProducts, {
          query: { searchContent: wanted, objectType: '0', inStock: '1', pageSize: '12' },
        })
      ).data.productSales.slice(0, SHOWN),
    enabled: wanted !== '',
  })
  if (value) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span>
          {texts.exchangeFor(value.title)}{' '}
          <span translate="no" className="num text-sm text-ink-2">
            {formatMoney(value.price)}
          </span>
        </span>
        <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
          {texts.sameTitle}
        </Button>
      </p>
    )
  }
  const search = () => setWanted(typed.trim())
  return (
    <div className="grid gap-2">
      <TextInput
        id={`${id}-other`}
        label={texts.otherTitle(of)}
        hint={texts.otherTitleHint}
        optional
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          search()
        }}
      />
      <div>
        <Button variant="quiet" size="sm" busy={found.isFetching} onClick={search}>
          {texts.searchTitle}
        </Button>
      </div>
      {found.isError ? <p role="alert">{texts.searchFailed}</p> : null}
      {found.data?.length === 0 ? <p role="status">{texts.noTitle}</p> : null}
      <ul className="grid gap-2">
        {found.data?.map(({ productId, productName, priceSale }) => (
          <li key={productId}>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onChange({ id: productId, title: productName, price: priceSale })}
            >
              {`${productName} · ${formatMoney(priceSale)}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
