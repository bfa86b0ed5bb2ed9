'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { type CodeItem, listCodes, listPromotionCoupons } from '@/contract/shop/promotions'
import { call } from '@/lib/api/browser'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { promotions } from '@/lib/messages/promotions'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

const texts = promotions.codes
const sources = { voucher: listCodes, coupon: listPromotionCoupons }
const PAGE_SIZE = 20

type Kind = keyof typeof sources
type Props = {
  kind: Kind
  /** Value of the cart: a code may need more. */
  subTotal: number
  shippingFee: number
  busy: boolean
  /** The picked code that the server has refused, and why. */
  refused: { code: string; reason: string } | null
  onUse: (code: string) => void
}

/** A list of codes to pick from instead of typing; only accounts have vouchers. */
export function PromoCodePicker(props: Props) {
  const { kind } = props
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
      {isOpen ? <Choices {...props} /> : null}
    </div>
  )
}

function Choices({ kind, ...props }: Props) {
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
      {bestFirst(data.data, props).map((item) => (
        <Choice key={item.codeId} item={item} {...props} />
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

const termsOf = ({ minOrder, endTime }: CodeItem) =>
  [
    minOrder > 0 ? texts.minimum(formatMoney(minOrder)) : null,
    endTime ? texts.until(formatDate(endTime)) : null,
  ].filter((term) => term !== null)

/** Why a code does not fit this cart, as far as it can be told without trying it. */
function obstacleOf({ minOrder, isUsable }: CodeItem, subTotal: number): string | null {
  if (!isUsable) return texts.used
  return minOrder > subTotal ? texts.missing(formatMoney(minOrder - subTotal)) : null
}

type Cart = Pick<Props, 'subTotal' | 'shippingFee'>

/** About what a code takes off this cart, as far as it can be told without trying it. */
function savingOf(item: CodeItem, { subTotal, shippingFee }: Cart): number {
  const { discountType, value, maxDiscount } = item
  if (obstacleOf(item, subTotal)) return 0
  if (discountType === 2) return Math.min(value, subTotal)
  if (discountType === 3) return Math.min(value, shippingFee)
  const most = maxDiscount ?? subTotal
  return Math.min(Math.floor((subTotal * value) / 100), most)
}

/** What saves the most on this cart comes first; codes that save the same keep the shop's order. */
const bestFirst = (items: readonly CodeItem[], cart: Cart) =>
  items.toSorted((one, other) => savingOf(other, cart) - savingOf(one, cart))

function Choice({
  item,
  subTotal,
  busy,
  refused,
  onUse,
}: Omit<Props, 'kind' | 'shippingFee'> & { item: CodeItem }) {
  const obstacle = obstacleOf(item, subTotal)
  const reason = obstacle ?? (refused?.code === item.code ? refused.reason : null)
  const reasonId = `code-${item.codeId}-reason`
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2">
      <div className="min-w-0 text-sm">
        <p className="break-words">
          <strong>{item.code}</strong> · {item.title}
        </p>
        <p className="text-ink-2">{[worthOf(item), ...termsOf(item)].join(' · ')}</p>
        {item.description ? <p className="text-ink-2">{item.description}</p> : null}
        <p id={reasonId} role="status" className="font-semibold text-warning">
          {reason}
        </p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="shrink-0 whitespace-nowrap"
        busy={busy}
        blocked={obstacle !== null}
        aria-describedby={reasonId}
        aria-label={texts.useOf(item.code)}
        onClick={() => onUse(item.code)}
      >
        {texts.use}
      </Button>
    </li>
  )
}
