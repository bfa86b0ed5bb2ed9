import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from '@/components/ui/field'
import styles from './radio-cards.module.css'

type RadioCard = {
  value: string | number
  label: ReactNode
  note?: ReactNode
  disabled?: boolean
}

type Props = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'onChange'
> & {
  legend: ReactNode
  hideLegend?: boolean
  name: string
  options: readonly RadioCard[]
  error?: string | null | undefined
  /** Controlled with `value` and `onValue`; otherwise `defaultValue` and the form's own events. */
  value?: string | number | undefined
  defaultValue?: string | number | undefined
  onChange?: ComponentProps<'input'>['onChange']
  onValue?: ((value: string) => void) | undefined
  columns?: 1 | 2 | 3
}

/** One choice of few, each as a card. Further props (react-hook-form's `register`) go to every radio. */
export function RadioCards({
  legend,
  hideLegend,
  name,
  options,
  error,
  value,
  defaultValue,
  onChange,
  onValue,
  columns = 1,
  className,
  ...rest
}: Props) {
  const id = useId()
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {legend}
      </legend>
      <div className={styles.list} data-columns={columns}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              {...rest}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined ? {} : { checked: String(value) === String(option.value) })}
              {...(defaultValue === undefined
                ? {}
                : { defaultChecked: String(defaultValue) === String(option.value) })}
              {...(onChange || onValue
                ? {
                    onChange: (event) => {
                      onChange?.(event)
                      onValue?.(event.currentTarget.value)
                    },
                  }
                : {})}
            />
            <span className={styles.text}>
              <span>{option.label}</span>
              {option.note ? <small>{option.note}</small> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
