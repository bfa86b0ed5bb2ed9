import { useInput } from 'ra-core'
import { useState } from 'react'
import { TextInput } from '@/components/ui/text-input'
import { office } from '@/lib/messages/office'

const listOf = (text: string) =>
  text
    .split(/[,;]/)
    .map((number) => number.trim())
    .filter(Boolean)

type Props = { source: string; label: string; hint: string }

/** Several telephone numbers in one line. */
export function HotlinesField({ source, label, hint }: Props) {
  const { field, fieldState, id } = useInput<string[]>({
    source,
    validate: (value: unknown) =>
      Array.isArray(value) && value.length > 0 ? undefined : office.form.required,
  })
  const [text, setText] = useState(() => (Array.isArray(field.value) ? field.value.join(', ') : ''))
  return (
    <TextInput
      id={id}
      name={field.name}
      ref={field.ref}
      label={label}
      hint={hint}
      error={fieldState.error ? office.form.required : null}
      inputMode="tel"
      value={text}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setText(target.value)
        field.onChange(listOf(target.value))
      }}
    />
  )
}
