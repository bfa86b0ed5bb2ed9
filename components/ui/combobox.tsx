'use client'

import {
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
} from '@headlessui/react'
import { clsx } from 'clsx'
import { type Ref, useDeferredValue, useMemo, useState } from 'react'
import { Field, type FieldProps } from '@/components/ui/field'
import controls from './control.module.css'
import floating from './overlays.module.css'

export type ComboboxChoice = { value: number; label: string; note: string }

export type ComboboxProps = FieldProps & {
  /** The chosen one; null shows an empty field. */
  value: ComboboxChoice | null
  onValue: (choice: ComboboxChoice | null) => void
  /** The choices for what was typed, the nearest first. */
  search: (typed: string) => readonly ComboboxChoice[]
  /** How many were found, in words; it is read out. */
  found: (count: number) => string
  onTyped?: (typed: string) => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A text field that searches a long list while somebody types. */
export function Combobox(props: ComboboxProps) {
  const { value, onValue, search, found, onTyped, inputRef, ...field } = props
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const choices = useMemo(() => (wanted === '' ? [] : search(wanted)), [search, wanted])
  return (
    <HeadlessCombobox value={value} by="value" onChange={onValue} onClose={() => setTyped('')}>
      <Field {...field}>
        {(ids) => (
          <div className="relative">
            <ComboboxInput
              {...ids}
              ref={inputRef ?? null}
              className={controls.control}
              autoComplete="off"
              spellCheck={false}
              displayValue={(choice: ComboboxChoice | null) => choice?.label ?? ''}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                onTyped?.(currentTarget.value)
              }}
            />
            {wanted === '' ? null : (
              <ComboboxOptions
                modal={false}
                className={clsx(floating.panel, 'max-h-72 w-full min-w-0 overflow-y-auto')}
              >
                {choices.map((choice) => (
                  <ComboboxOption
                    key={choice.value}
                    value={choice}
                    className="grid min-h-tap rounded px-3 py-2 data-focus:bg-primary-soft"
                  >
                    <span>{choice.label}</span>
                    <span className="text-sm text-ink-2">{choice.note}</span>
                  </ComboboxOption>
                ))}
                {choices.length === 0 ? (
                  <p className="px-3 py-2 text-sm text-ink-2">{found(0)}</p>
                ) : null}
              </ComboboxOptions>
            )}
            <p role="status" className="sr-only">
              {wanted === '' ? '' : found(choices.length)}
            </p>
          </div>
        )}
      </Field>
    </HeadlessCombobox>
  )
}
