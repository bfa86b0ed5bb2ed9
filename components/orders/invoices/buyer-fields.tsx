'use client'

import { useEffect, useRef } from 'react'
import { RadioCards } from '@/components/ui/radio-cards'
import { TextInput } from '@/components/ui/text-input'
import { invoiceBuyerKinds } from '@/contract/shop/invoices'
import { invoices as texts } from '@/lib/messages/invoices'
import { buyerErrors, type BuyerFields as Fields } from '@/lib/orders/invoice-buyer'

type Props = {
  fields: Fields
  /** How often the form was sent: from the first time on errors are shown, each time the first of them is gone to. */
  tries: number
  onChange: (change: Partial<Fields>) => void
}

/** Company first: who asks for an invoice usually is one. */
const kinds = invoiceBuyerKinds.toReversed()

function useFirstError(tries: number) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return box
}

/** Whom an invoice is made out to. */
export function BuyerFields({ fields, tries, onChange }: Props) {
  const box = useFirstError(tries)
  const { kind } = fields
  const errors = (tries > 0 && buyerErrors(fields)) || {}
  const input = (name: Exclude<keyof Fields, 'kind'>) => ({
    name: `invoice-${name}`,
    value: fields[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  })
  const isPerson = kind === 'person'
  return (
    <div ref={box} className="grid gap-4">
      <RadioCards
        legend={texts.kind}
        name="invoice-kind"
        columns={2}
        value={kind}
        onValue={(value) => onChange({ kind: kinds.find((one) => one === value) ?? kind })}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          {...input('name')}
          label={texts.names[kind]}
          maxLength={200}
          autoComplete={isPerson ? 'name' : 'organization'}
        />
        <TextInput
          {...input('taxCode')}
          label={texts.taxCodes[kind]}
          hint={texts.taxHints[kind]}
          optional={isPerson}
          maxLength={30}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <TextInput
        {...input('address')}
        label={texts.address}
        optional={isPerson}
        maxLength={300}
        autoComplete="street-address"
      />
      <TextInput
        {...input('email')}
        label={texts.email}
        hint={texts.emailHint}
        optional
        type="email"
        maxLength={254}
        autoComplete="email"
      />
    </div>
  )
}
