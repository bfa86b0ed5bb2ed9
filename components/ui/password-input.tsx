'use client'

import { useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { Field, splitField } from '@/components/ui/field'
import type { TextInputProps } from '@/components/ui/text-input'
import { ui } from '@/lib/messages/ui'
import controls from './control.module.css'

export function PasswordInput(props: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const { field, control } = splitField(props)
  const { className, ...rest } = control
  return (
    <Field {...field} className={className}>
      {(ids) => (
        <span className={controls.withButton}>
          <input
            autoComplete="current-password"
            {...rest}
            {...ids}
            type={shown ? 'text' : 'password'}
            className={controls.control}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? ui.password.hide : ui.password.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}
