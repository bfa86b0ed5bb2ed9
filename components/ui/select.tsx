import type { ComponentProps } from 'react'
import { Field, type FieldProps, splitField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import controls from './control.module.css'
import styles from './select.module.css'

export type Option = { value: string | number; label: string; disabled?: boolean }

export function Select(
  props: FieldProps & Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[] },
) {
  const { field, control } = splitField(props)
  const { className, options, ...rest } = control
  return (
    <Field {...field} className={className}>
      {(ids) => (
        <span className={styles.select}>
          <select {...rest} {...ids} className={controls.control}>
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="down" size={18} />
        </span>
      )}
    </Field>
  )
}
