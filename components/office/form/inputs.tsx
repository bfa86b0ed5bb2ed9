import { useInput } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { type Option, Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { readNumber } from '@/contract/read-number'
import { fromShopTime, toShopTime } from '@/lib/format/shop-time'
import { office } from '@/lib/messages/office'

type Kind = 'text' | 'number'
type Props = { source: string; label: string; hint?: ReactNode; isRequired?: boolean }

const missing = (value: unknown) =>
  value === undefined || value === null || value === '' ? office.form.required : undefined
const isWhole = (value: unknown) =>
  value === null || value === undefined || Number.isInteger(value)
    ? undefined
    : office.form.wrongNumber
const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value))
/** Blank is no value; what is no whole number stays as typed and is refused. */
const toNumber = (text: string) => {
  const read = readNumber(text)
  const isWholeNumber = read && 'value' in read && Number.isInteger(read.value)
  return isWholeNumber ? read.value : text.trim() || null
}

/** The framework wraps what a rule says. */
const unwrapped = (message: unknown) =>
  typeof message === 'string' ? message.replace(/^@@react-admin@@"?|"$/g, '') : null

function useOfficeInput({ source, isRequired }: Props, kind: Kind) {
  const rules = [...(isRequired ? [missing] : []), ...(kind === 'number' ? [isWhole] : [])]
  const { field, fieldState, id } = useInput({
    source,
    validate: rules,
    format: asText,
    parse: kind === 'number' ? toNumber : (value: unknown) => value,
  })
  return { field, id, error: unwrapped(fieldState.error?.message) }
}

const isDecimal = (value: unknown) =>
  typeof value === 'number' || value === null || value === undefined
    ? undefined
    : office.form.wrongDecimal
/** As it is typed here, with a comma; what is no number stays as typed and is refused. */
const toDecimal = (text: string) => {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : text.trim() || null
}

/** A number that may have two decimals. */
export function NumberField({ source, label, hint, isRequired }: Props) {
  const { field, fieldState, id } = useInput({
    source,
    validate: [...(isRequired ? [missing] : []), isDecimal],
  })
  const [text, setText] = useState(asText(field.value).replace('.', ','))
  const change = (typed: string) => {
    setText(typed)
    field.onChange(toDecimal(typed))
  }
  return (
    <TextInput
      id={id}
      name={field.name}
      inputMode="decimal"
      label={label}
      hint={hint}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={field.onBlur}
      error={unwrapped(fieldState.error?.message)}
    />
  )
}

export function TextField(props: Props & { kind?: Kind }) {
  const { label, hint, kind = 'text' } = props
  const { field, id, error } = useOfficeInput(props, kind)
  const mode = kind === 'number' ? { inputMode: 'numeric' as const } : {}
  return <TextInput {...field} {...mode} id={id} label={label} hint={hint} error={error} />
}

export function LongTextField(props: Props & { rows?: number }) {
  const { field, id, error } = useOfficeInput(props, 'text')
  const { label, hint, rows = 8 } = props
  return <Textarea {...field} id={id} label={label} hint={hint} error={error} rows={rows} />
}

export function ChoiceField(props: Props & { options: readonly Option[]; kind?: Kind }) {
  const { label, hint, options, kind = 'text' } = props
  const { field, id, error } = useOfficeInput(props, kind)
  const change = (value: string) => field.onChange(value === '' ? null : value)
  return (
    <Select
      {...field}
      onChange={(event) => change(event.target.value)}
      id={id}
      label={label}
      hint={hint}
      error={error}
      options={options}
    />
  )
}

export function SwitchField({ source, label, hint }: Props) {
  const { field, id } = useInput({ source, type: 'checkbox' })
  const { value, ...rest } = field
  return <Checkbox {...rest} id={id} label={label} hint={hint} checked={value === true} />
}

/** A day with its hour and minute. */
export function TimeField(props: Props & { isFixed?: boolean }) {
  const { source, label, hint, isRequired, isFixed = false } = props
  const { field, fieldState, id } = useInput({
    source,
    validate: isRequired ? [missing] : [],
    format: toShopTime,
    parse: fromShopTime,
  })
  const error = unwrapped(fieldState.error?.message)
  return (
    <TextInput
      {...field}
      type="datetime-local"
      id={id}
      label={label}
      hint={hint}
      error={error}
      readOnly={isFixed}
    />
  )
}
