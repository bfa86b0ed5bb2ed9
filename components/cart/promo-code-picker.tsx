'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { GuestCart } from '@/contract/shop/cart'
import { type CodeSaving, listCodeSavings } from '@/contract/shop/cart-codes'
import { type CodeItem, listCodes, listPromotionCoupons } from '@/contract/shop/promotions'
import { call } from '@/lib/api/browser'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { promotions } from '@/lib/messages/promotions'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

const texts = promotions.codes
const query = { page: 1, pageSize: 20 }

type Props = {
  cart: GuestCart
  /** Value of the cart: a code may need more. */
  subTotal: number
  shippingFee: number
  busy: boolean
  /** The picked code that the server has refused, and why. */
  refused: { code: string; reason: string } | null
  onUse: (code: string) => void
}

/** A list of codes to pick from instead of typing: those given to the account, and those for anybody. */
export function PromoCodePicker(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button
        variant="text"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
      >
        {texts.choose}
      </Button>
      {isOpen ? <Choices {...props} /> : null}
    </div>
  )
}

const codesInUse = ({ code, productCode, affiliateCode }: GuestCart) =>
  [code, productCode, affiliateCode].map((one) => one?.toUpperCase())

async function loadOffers(isSignedIn: boolean): Promise<CodeItem[]> {
  const own = isSignedIn ? (await call(listCodes, { query })).data : []
  return [...own, ...(await call(listPromotionCoupons, { query })).data]
}

/** What each code takes off this cart; empty where the upstream cannot say, and it is reckoned here. */
const loadSavings = (body: GuestCart): Promise<CodeSaving[]> =>
  call(listCodeSavings, { body }).then(
    ({ data }) => data,
    () => [],
  )

function Choices({ cart, ...props }: Props) {
  const isSignedIn = useIsSignedIn()
  const offers = useQuery({
    queryKey: ['codes', isSignedIn],
    queryFn: () => loadOffers(isSignedIn),
    staleTime: 30_000,
  })
  const savings = useQuery({
    queryKey: ['code-savings', cart],
    queryFn: () => loadSavings(cart),
    placeholderData: keepPreviousData,
  })
  if (offers.isError) return <p className="text-sm text-ink-2">{texts.loadFailed}</p>
  if (!offers.data || !savings.data) return <p className="text-sm text-ink-2">{texts.loading}</p>
  const used = codesInUse(cart)
  const choices = offers.data
    .filter(({ code }) => !used.includes(code.toUpperCase()))
    .map((item) => ({ item, ...worthHere(item, props, savings.data) }))
    .toSorted((one, other) => other.saved - one.saved)
  if (choices.length === 0) return <p className="text-sm text-ink-2">{texts.none}</p>
  return (
    <ul className="grid max-h-72 gap-2 overflow-y-auto" aria-label={texts.choose}>
      {choices.map((choice) => (
        <Choice key={choice.item.codeId} {...choice} {...props} />
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
  if (!isUsable) return texts.alreadyUsed
  return minOrder > subTotal ? texts.missing(formatMoney(minOrder - subTotal)) : null
}

type Amounts = Pick<Props, 'subTotal' | 'shippingFee'>
type Worth = { saved: number; obstacle: string | null; replaces: string | null }

/** About what a code takes off, where the server does not say it. */
function estimateOf(item: CodeItem, { subTotal, shippingFee }: Amounts): number {
  const { discountType, value, maxDiscount } = item
  if (discountType === 2) return Math.min(value, subTotal)
  if (discountType === 3) return Math.min(value, shippingFee)
  return Math.min(Math.floor((subTotal * value) / 100), maxDiscount ?? subTotal)
}

function worthHere(item: CodeItem, amounts: Amounts, savings: readonly CodeSaving[]): Worth {
  const known = savings.find(({ code }) => code === item.code)
  const obstacle = obstacleOf(item, amounts.subTotal) ?? (known?.reason || null)
  const saved = obstacle ? 0 : (known?.saved ?? estimateOf(item, amounts))
  return { saved, obstacle, replaces: known?.replaces ?? null }
}

type ChoiceProps = Worth & Pick<Props, 'busy' | 'refused' | 'onUse'> & { item: CodeItem }

function Choice({ item, saved, obstacle, replaces, busy, refused, onUse }: ChoiceProps) {
  const reason = obstacle ?? (refused?.code === item.code ? refused.reason : null)
  const reasonId = `code-${item.codeId}-reason`
  const here = saved > 0 ? [texts.savesHere(formatMoney(saved))] : []
  const instead = replaces && saved > 0 ? [texts.instead(replaces)] : []
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2">
      <div className="min-w-0 text-sm">
        <p className="break-words">
          <strong translate="no">{item.code}</strong> · {item.title}
        </p>
        {saved > 0 ? <p className="font-semibold">{[...here, ...instead].join(' · ')}</p> : null}
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
