'use client'

import { clsx } from 'clsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PromoCodePicker } from '@/components/cart/promo-code-picker'
import { usePromoCode } from '@/components/cart/use-promo-code'
import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { Field, FieldError } from '@/components/ui/field'
import type { GuestCode } from '@/lib/cart/guest-codes'
import { formatMoney } from '@/lib/format/money'
import { promotions } from '@/lib/messages/promotions'

const texts = promotions.codes

type Props = {
  kind: GuestCode
  /** Value of the cart, which a picked code may need. */
  subTotal: number
  /** Why the server does not accept the applied code; empty when it does. */
  serverError: string
  /** Đồng the applied code takes off. */
  saved?: number
  /** Fee of the parcel, as far as it is known: codes for it save no more. */
  shippingFee?: number
  onRemoved: (kind: GuestCode) => void
}

/** A field to type a code into, or the applied code with a button to remove it. */
export function PromoCodeField(props: Props) {
  const { kind, subTotal, serverError, saved = 0, shippingFee = 0, onRemoved } = props
  const { code, change, error, isPending } = usePromoCode(kind)
  const { container, expectChange } = useFocusAfterChange(code)

  const submit = (next: string | null) => {
    expectChange(true)
    change(next, {
      onSuccess: () => next === null && onRemoved(kind),
      onError: () => expectChange(false),
    })
  }

  return (
    <div ref={container}>
      {code === null ? (
        <EmptyField {...{ kind, subTotal, shippingFee, error }} busy={isPending} onUse={submit} />
      ) : (
        <AppliedCode
          kind={kind}
          code={code}
          busy={isPending}
          error={error ?? serverError}
          saved={saved}
          onRemove={() => submit(null)}
        />
      )}
    </div>
  )
}

/** The pressed button disappears with the change; its focus goes to what replaces it, unless it has moved on. */
function useFocusAfterChange(code: string | null) {
  const container = useRef<HTMLDivElement>(null)
  const isExpected = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the code changes.
  useEffect(() => {
    if (!isExpected.current) return
    isExpected.current = false
    if (document.activeElement !== document.body) return
    container.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [code])
  const expectChange = (is: boolean) => {
    isExpected.current = is
  }
  return { container, expectChange }
}

type EmptyProps = {
  kind: GuestCode
  subTotal: number
  shippingFee: number
  busy: boolean
  error: string | null
  onUse: (code: string) => void
}

function EmptyField({ kind, subTotal, shippingFee, busy, error, onUse }: EmptyProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { label, missing } = texts[kind]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = typed.trim() === ''
    setIsMissing(isEmpty)
    setPicked(null)
    if (isEmpty) input.current?.focus()
    else onUse(typed.trim())
  }
  return (
    <div className="grid gap-2">
      <form noValidate onSubmit={submit}>
        <Field label={label} error={isMissing ? missing : picked === null ? error : null}>
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
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" variant="quiet" busy={busy} aria-label={texts.applyOf(label)}>
                {texts.apply}
              </Button>
            </div>
          )}
        </Field>
      </form>
      {kind === 'affiliate' ? null : (
        <PromoCodePicker
          kind={kind}
          subTotal={subTotal}
          shippingFee={shippingFee}
          busy={busy}
          refused={picked !== null && error ? { code: picked, reason: error } : null}
          onUse={(code) => {
            setPicked(code)
            setIsMissing(false)
            onUse(code)
          }}
        />
      )}
    </div>
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
    <div className="grid gap-1">
      <p className="text-sm text-ink-2">{texts[kind].label}</p>
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
