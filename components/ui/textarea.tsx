import type { ComponentProps } from 'react'
import { Field, type FieldProps, splitField } from '@/components/ui/field'
import controls from './control.module.css'

export function Textarea(props: FieldProps & Omit<ComponentProps<'textarea'>, 'children'>) {
  const { field, control } = splitField(props)
  const { className, ...rest } = control
  return (
    <Field {...field} className={className}>
      {(ids) => <textarea rows={4} {...rest} {...ids} className={controls.control} />}
    </Field>
  )
}
