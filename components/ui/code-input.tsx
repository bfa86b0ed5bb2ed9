'use client'

import { clsx } from 'clsx'
import type { ClipboardEvent } from 'react'
import { Field, splitField } from '@/components/ui/field'
import type { TextInputProps } from '@/components/ui/text-input'
import controls from './control.module.css'

/** Inserts a pasted "123 456" without what does not fit, as if it had been typed. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>, length: number) {
  event.preventDefault()
  const input = event.currentTarget
  const code = event.clipboardData.getData('text').replace(/\s/g, '').slice(0, length)
  input.setRangeText(code, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A field for a short code; phones may fill it from a message. */
export function CodeInput({
  length = 6,
  ...props
}: Omit<TextInputProps, 'type' | 'maxLength'> & { length?: number }) {
  const { field, control } = splitField(props)
  const { className, ...rest } = control
  return (
    <Field {...field} className={className}>
      {(ids) => (
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          {...rest}
          {...ids}
          type="text"
          maxLength={length}
          spellCheck={false}
          className={clsx(controls.control, controls.code, 'num')}
          onPaste={(event) => pasteCode(event, length)}
        />
      )}
    </Field>
  )
}
