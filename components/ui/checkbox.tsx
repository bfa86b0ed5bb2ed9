import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from '@/components/ui/field'
import styles from './checkbox.module.css'
import field from './field.module.css'

export function Checkbox({
  label,
  hint,
  error,
  className,
  id,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}) {
  const own = useId()
  const control = id ?? own
  const described = [hint ? `${control}-hint` : '', error ? `${control}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          {...rest}
          id={control}
          type="checkbox"
          {...(described ? { 'aria-describedby': described } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${control}-hint`} className={clsx(field.hint, styles.hint)}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${control}-error`} error={error} />
    </div>
  )
}
