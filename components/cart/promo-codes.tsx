'use client'

import { clsx } from 'clsx'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { PromoCodePicker } from '@/components/cart/promo-code-picker'
import { codeKinds, usePromoCodes } from '@/components/cart/use-promo-codes'
import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { Disclosure } from '@/components/ui/disclosure'
import { Field, FieldError } from '@/components/ui/field'
import type { OrderLine } from '@/contract/shop/cart'
import type { GuestCode, GuestCodes } from '@/lib/cart/guest-codes'
import { formatMoney } from '@/lib/format/money'
import { promotions } from '@/lib/messages/promotions'

const texts = promotions.codes

type Props = { order: OrderLine; isStale: boolean; onVoucherRemoved: () => void }

const errorsOf = (order: OrderLine) => ({
  voucher: order.errorVoucher,
  coupon: order.errorPromotionCoupon,
  affiliate: order.errorAffiliate,
})
const savingsOf = (order: OrderLine) => ({
  voucher: order.discountVoucher,
  coupon: order.discountCoupon,
  affiliate: order.discountAffiliate,
})

/** One field for codes of any kind in a row that opens; open by itself when a code in use is not accepted. */
export function PromoCodes({ order, isStale, onVoucherRemoved }: Props) {
  const { codes, cartBody, change, isPending, error } = usePromoCodes(order.address?.wardId)
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const errors = errorsOf(order)
  const saved = savingsOf(order)
  const isRefused = !isStale && Object.values(errors).some((text) => text !== '')
  const [isOpen, setIsOpen] = useState(isRefused)
  useEffect(() => {
    if (isRefused) setIsOpen(true)
  }, [isRefused])
  const { container, expectChange } = useFocusAfterChange(codes)
  const used = [order.code, order.productCode, order.affiliateCode].filter((code) => code !== null)

  const submit = (code: string, isPicked: boolean) => {
    setPicked(isPicked ? code : null)
    expectChange(true)
    const onSuccess = () => setTyped('')
    change({ typed: code }, { onSuccess, onError: () => expectChange(false) })
  }
  const takeOff = (kind: GuestCode) => {
    setPicked(null)
    expectChange(true)
    // Without a voucher or coupon the totals differ, so checkout starts again from the cart.
    const onSuccess = () => kind !== 'affiliate' && onVoucherRemoved()
    change({ takenOff: kind }, { onSuccess, onError: () => expectChange(false) })
  }
  return (
    <div className="border-t border-line">
      <Disclosure
        title={used.length > 0 ? texts.inUse(used.join(', ')) : texts.title}
        open={isOpen}
      >
        <div ref={container} className="grid gap-4">
          {codeKinds.map((kind) =>
            codes[kind] === null ? null : (
              <AppliedCode
                key={kind}
                kind={kind}
                code={codes[kind]}
                busy={isPending}
                error={isStale ? '' : errors[kind]}
                saved={isStale ? 0 : saved[kind]}
                onRemove={() => takeOff(kind)}
              />
            ),
          )}
          <CodeForm
            busy={isPending}
            error={picked === null ? error : null}
            typed={typed}
            onType={setTyped}
            onUse={(code) => submit(code, false)}
          />
          <PromoCodePicker
            cart={cartBody}
            subTotal={order.subTotal}
            shippingFee={order.shippingFee}
            busy={isPending}
            refused={picked !== null && error ? { code: picked, reason: error } : null}
            onUse={(code) => submit(code, true)}
          />
        </div>
      </Disclosure>
    </div>
  )
}

type Focus = { container: RefObject<HTMLDivElement | null>; expectChange: (is: boolean) => void }

/** The pressed button disappears with the change; its focus goes to the code now in use, else to the field, unless it has moved on. */
function useFocusAfterChange(codes: GuestCodes): Focus {
  const container = useRef<HTMLDivElement>(null)
  const isExpected = useRef(false)
  const before = useRef(codes)
  useEffect(() => {
    const old = before.current
    before.current = codes
    if (!isExpected.current || old === codes) return
    isExpected.current = false
    if (document.activeElement !== document.body) return
    const added = codeKinds.find((kind) => codes[kind] !== null && codes[kind] !== old[kind])
    const target = added ? `[data-code="${added}"] button` : 'input'
    container.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [codes])
  const expectChange = (is: boolean) => {
    isExpected.current = is
  }
  return { container, expectChange }
}

type FormProps = {
  busy: boolean
  error: string | null
  typed: string
  onType: (typed: string) => void
  onUse: (code: string) => void
}

function CodeForm({ busy, error, typed, onType, onUse }: FormProps) {
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = typed.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) input.current?.focus()
    else onUse(typed.trim())
  }
  return (
    <form noValidate onSubmit={submit}>
      <Field label={texts.label} hint={texts.together} error={isMissing ? texts.empty : error}>
        {(ids) => (
          <div className="flex gap-2">
            <input
              {...ids}
              ref={input}
              className={clsx(controlClass, 'min-w-0 flex-1')}
              value={typed}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => onType(event.target.value)}
            />
            <Button
              type="submit"
              variant="quiet"
              className="shrink-0 whitespace-nowrap"
              busy={busy}
            >
              {texts.use}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

type AppliedProps = {
  kind: GuestCode
  code: string
  busy: boolean
  error: string
  saved: number
  onRemove: () => void
}

function AppliedCode({ kind, code, busy, error, saved, onRemove }: AppliedProps) {
  return (
    <div className="grid gap-1" data-code={kind}>
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 break-words">
          <span className="sr-only">{texts.applied}: </span>
          <strong translate="no">{code}</strong>
          {saved > 0 ? <span className="num"> · {texts.saves(formatMoney(saved))}</span> : null}
        </p>
        <Button
          variant="text"
          size="sm"
          busy={busy}
          aria-label={texts.removeOf(code)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
      <FieldError id={`code-${kind}-error`} error={error || null} />
    </div>
  )
}
