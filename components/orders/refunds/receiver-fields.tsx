'use client'

import { type FocusEvent, useState } from 'react'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { banks } from '@/contract/banks'
import { type RefundReceiver, RefundReceiverInput } from '@/contract/shop/refunds'
import { refunds as texts } from '@/lib/messages/refunds'

const options = [
  { value: '', label: texts.chooseBank },
  ...banks.map(({ code, name }) => ({
    value: name,
    label: code === name || code.length > 4 ? name : `${name} (${code})`,
  })),
]

type Props = {
  id: string
  /** Why it is asked. */
  legend: string
  hint?: string
  required?: boolean
}

const checks = {
  bank: RefundReceiverInput.shape.bank,
  account: RefundReceiverInput.shape.account,
  holder: RefundReceiverInput.shape.name,
}
type Name = keyof typeof checks

/** What is wrong with the typed value; an empty field may be filled in later. */
function errorOf(name: Name, text: string): string | undefined {
  if (text.trim() === '') return undefined
  return checks[name].safeParse(text).error?.issues[0]?.message
}

/** The account a refund is transferred to. */
export function ReceiverFields({ id, legend, hint, required = true }: Props) {
  const [errors, setErrors] = useState<Partial<Record<Name, string | undefined>>>({})
  const onBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    const name = target.name as Name
    setErrors((before) => ({ ...before, [name]: errorOf(name, target.value) }))
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold">{legend}</legend>
      {hint ? <p className="text-sm text-ink-2">{hint}</p> : null}
      <Select
        id={`${id}-bank`}
        name="bank"
        required={required}
        label={texts.bank}
        options={options}
        defaultValue=""
      />
      <TextInput
        id={`${id}-account`}
        name="account"
        required={required}
        inputMode="text"
        autoComplete="off"
        maxLength={30}
        label={texts.account}
        error={errors.account}
        onBlur={onBlur}
      />
      <TextInput
        id={`${id}-holder`}
        name="holder"
        required={required}
        autoComplete="name"
        maxLength={100}
        label={texts.holder}
        error={errors.holder}
        onBlur={onBlur}
      />
    </fieldset>
  )
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What the fields say; null when nothing has been typed. */
export function receiverOf(form: FormData): RefundReceiver | null {
  const receiver = {
    bank: textIn(form, 'bank'),
    account: textIn(form, 'account'),
    name: textIn(form, 'holder'),
  }
  return Object.values(receiver).some(Boolean) ? receiver : null
}
