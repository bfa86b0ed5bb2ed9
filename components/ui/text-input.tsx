import type { ComponentProps } from 'react'
import { Field, type FieldProps, splitField } from '@/components/ui/field'
import controls from './control.module.css'

export type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, 'children'>

export function TextInput(props: TextInputProps) {
  const { field, control } = splitField(props)
  const { className, ...rest } = control
  return (
    <Field {...field} className={className}>
      {(ids) => <input type="text" {...rest} {...ids} className={controls.control} />}
    </Field>
  )
}
