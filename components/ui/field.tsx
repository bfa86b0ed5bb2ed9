import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { ui } from '@/lib/messages/ui'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The error; empty when there is none. */
  error?: string | null | undefined
  /** Marks the label as "không bắt buộc". */
  optional?: boolean | undefined
  /** The label is for screen readers only. */
  hideLabel?: boolean | undefined
}

export type ControlIds = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Label, hint, control and error, connected by ids. */
export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  children,
}: FieldProps & {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlIds) => ReactNode
}) {
  const own = useId()
  const control = id ?? own
  const hintId = `${control}-hint`
  const errorId = `${control}-error`
  const described = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label
        htmlFor={control}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label}
        {optional ? <span className="font-normal text-ink-2"> ({ui.optional})</span> : null}
      </label>
      {children({
        id: control,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {hint ? (
        <p id={hintId} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

/** Announced when it appears. In a form with `data-steady` its line is kept free, so that no button moves under the finger. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return (
    <p
      id={id}
      className="mt-1.5 flex min-h-lh gap-1.5 text-sm text-danger in-data-steady:-mb-3 not-in-data-steady:empty:hidden"
      aria-live="polite"
    >
      {error ? (
        <>
          <Icon name="error" size={16} className="mt-[0.2rem]" />
          <span>{error}</span>
        </>
      ) : null}
    </p>
  )
}

type Split<P> = {
  field: FieldProps & { id?: string | undefined }
  control: Omit<P, keyof FieldProps | 'id'>
}

/** Splits props into those of the field and those of the control. */
export function splitField<P extends FieldProps & { id?: string | undefined }>(props: P): Split<P> {
  const { label, hint, error, optional, hideLabel, id, ...control } = props
  return { field: { label, hint, error, optional, hideLabel, id }, control }
}
