'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type CodeItem, listCodes, listPromotionCoupons } from '@/contract/promotions'
import { call } from '@/lib/api/browser'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { promotions } from '@/lib/messages/promotions'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

const texts = promotions.codes
const sources = { voucher: listCodes, coupon: listPromotionCoupons }
const PAGE_SIZE = 20

type Kind = keyof typeof sources
type Props = { kind: Kind; busy: boolean; onUse: (code: string) => void }

/** A list of codes to pick from instead of typing; only accounts have vouchers. */
export function PromoCodePicker({ kind, busy, onUse }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isSignedIn = useIsSignedIn()
  if (kind === 'voucher' && !isSignedIn) return null
  return (
    <div>
      <Button
        variant="text"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
      >
        {texts[kind].choose}
      </Button>
      {isOpen ? <Choices kind={kind} busy={busy} onUse={onUse} /> : null}
    </div>
  )
}

function Choices({ kind, busy, onUse }: Props) {
  const { data, isError } = useQuery({
    queryKey: ['codes', kind],
    queryFn: () => call(sources[kind], { query: { page: 1, pageSize: PAGE_SIZE } }),
    staleTime: 30_000,
  })
  if (isError) return <p className="text-sm text-ink-2">{texts.loadFailed}</p>
  if (!data) return <p className="text-sm text-ink-2">{texts.loading}</p>
  if (data.data.length === 0) return <p className="text-sm text-ink-2">{texts.none}</p>
  return (
    <ul className="grid max-h-72 gap-2 overflow-y-auto" aria-label={texts[kind].choose}>
      {data.data.map((item) => (
        <Choice key={item.codeId} item={item} busy={busy} onUse={onUse} />
      ))}
    </ul>
  )
}

function worthOf({ discountType, value, maxDiscount }: CodeItem): string {
  if (discountType === 2) return texts.amount(formatMoney(value))
  if (discountType === 3) return texts.shipping(formatMoney(value))
  const most = maxDiscount ? `, ${texts.atMost(formatMoney(maxDiscount))}` : ''
  return texts.percent(value) + most
}

const termsOf = ({ minOrder, endTime, isUsable }: CodeItem) =>
  [
    minOrder > 0 ? texts.minimum(formatMoney(minOrder)) : null,
    endTime ? texts.until(formatDate(endTime)) : null,
    isUsable ? null : texts.used,
  ].filter((term) => term !== null)

function Choice({ item, busy, onUse }: Omit<Props, 'kind'> & { item: CodeItem }) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2">
      <div className="min-w-0 text-sm">
        <p className="break-words">
          <strong>{item.code}</strong> · {item.title}
        </p>
        <p className="text-ink-2">{[worthOf(item), ...termsOf(item)].join(' · ')}</p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        busy={busy}
        blocked={!item.isUsable}
        aria-label={texts.useOf(item.code)}
        onClick={() => onUse(item.code)}
      >
        {texts.use}
      </Button>
    </li>
  )
}
