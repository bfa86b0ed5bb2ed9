import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from '@/components/ui/field'

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
      <label className="flex min-h-tap items-start gap-3 py-2.5">
        <input
          {...rest}
          id={control}
          type="checkbox"
          className="mt-0.5 size-5 flex-none accent-primary"
          {...(described ? { 'aria-describedby': described } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${control}-hint`} className="mt-1.5 pl-8 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <div className="pl-8">
        <FieldError id={`${control}-error`} error={error} />
      </div>
    </div>
  )
}
