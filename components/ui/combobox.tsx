'use client'

import {
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
} from '@headlessui/react'
import { type Ref, useDeferredValue, useMemo, useState } from 'react'
import { Field, type FieldProps } from '@/components/ui/field'
import styles from './combobox.module.css'
import controls from './control.module.css'

export type ComboboxChoice = { value: number; label: string; note: string }

export type ComboboxProps = FieldProps & {
  /** The chosen one; null shows an empty field. */
  value: ComboboxChoice | null
  onValue: (choice: ComboboxChoice | null) => void
  /** The choices for what was typed, the nearest first. */
  search: (typed: string) => readonly ComboboxChoice[]
  /** How many were found, in words; it is read out. */
  found: (count: number) => string
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** A text field that searches a long list while somebody types. */
export function Combobox(props: ComboboxProps) {
  const { value, onValue, search, found, inputRef, ...field } = props
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
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {wanted === '' ? null : (
              <ComboboxOptions modal={false} className={styles.list}>
                {choices.map((choice) => (
                  <ComboboxOption key={choice.value} value={choice} className={styles.option}>
                    <span>{choice.label}</span>
                    <span className={styles.note}>{choice.note}</span>
                  </ComboboxOption>
                ))}
                {choices.length === 0 ? <p className={styles.none}>{found(0)}</p> : null}
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
