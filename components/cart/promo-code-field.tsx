'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PromoCodePicker } from '@/components/cart/promo-code-picker'
import { usePromoCodes } from '@/components/cart/use-promo-codes'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import type { GuestCode } from '@/lib/cart/guest-codes'
import { promotions } from '@/lib/messages/promotions'

const texts = promotions.codes

type Props = {
  kind: GuestCode
  /** What the server has against the code that lies in the cart; empty when nothing. */
  serverError: string
  onRemoved: (kind: GuestCode) => void
}

/** One kind of code: a field to type it into, or the code in use with a way to take it off. */
export function PromoCodeField({ kind, serverError, onRemoved }: Props) {
  const { codes, apply, remove } = usePromoCodes()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const code = codes[kind]
  const { place, expectChange } = useKeptFocus(code)

  async function run(work: () => Promise<string | null>) {
    if (busy) return false
    setBusy(true)
    expectChange(true)
    const wrong = await work()
    if (wrong !== null) expectChange(false)
    setBusy(false)
    setError(wrong)
    return wrong === null
  }
  const use = (typed: string) =>
    run(async () => (typed === '' ? texts[kind].missing : apply(kind, typed)))
  const takeOff = async () => {
    if (await run(() => remove(kind))) onRemoved(kind)
  }

  return (
    <div ref={place}>
      {code === null ? (
        <EmptyField kind={kind} busy={busy} error={error} onUse={use} />
      ) : (
        <AppliedCode
          kind={kind}
          code={code}
          busy={busy}
          error={error ?? serverError}
          onRemove={takeOff}
        />
      )}
    </div>
  )
}

/** What was pressed goes with the change it brings: the keyboard goes on at what stands there instead, unless it has left. */
function useKeptFocus(code: string | null) {
  const place = useRef<HTMLDivElement>(null)
  const isExpected = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the code.
  useEffect(() => {
    if (!isExpected.current) return
    isExpected.current = false
    if (document.activeElement !== document.body) return
    // It stands where was pressed: the page need not move.
    place.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [code])
  const expectChange = (is: boolean) => {
    isExpected.current = is
  }
  return { place, expectChange }
}

type EmptyProps = {
  kind: GuestCode
  busy: boolean
  error: string | null
  onUse: (code: string) => Promise<boolean>
}

function EmptyField({ kind, busy, error, onUse }: EmptyProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { label } = texts[kind]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') input.current?.focus()
    void onUse(typed.trim())
  }
  return (
    <div className="grid gap-2">
      <form noValidate onSubmit={submit}>
        <Field label={label} error={error}>
          {(ids) => (
            <div className="flex gap-2">
              <input
                {...ids}
                ref={input}
                className="control min-w-0 flex-1"
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
      {kind === 'affiliate' ? null : <PromoCodePicker kind={kind} busy={busy} onUse={onUse} />}
    </div>
  )
}

type AppliedProps = {
  kind: GuestCode
  code: string
  busy: boolean
  error: string
  onRemove: () => void
}

function AppliedCode({ kind, code, busy, error, onRemove }: AppliedProps) {
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-2">{texts[kind].label}</p>
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 break-words">
          <span className="sr-only">{texts.applied}: </span>
          <strong>{code}</strong>
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
