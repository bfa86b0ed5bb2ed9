'use client'

import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { Field, type FieldProps } from '@/components/ui/field'
import { Loading } from '@/components/ui/spinner'
import { useDisclosure } from '@/components/ui/use-disclosure'
import { formatPlainDate, parsePlainDate } from '@/lib/format/date'
import { uiDate as texts } from '@/lib/messages/ui-date'
import controls from './control.module.css'
import floating from './overlays.module.css'

const DateCalendar = lazy(async () => ({
  default: (await import('@/components/ui/date-calendar')).DateCalendar,
}))

type Props = FieldProps & {
  id?: string
  name?: string
  /** A plain date, `1990-01-31`; empty when none is chosen. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  min?: string
  max?: string
  autoComplete?: string
  disabled?: boolean
}

/** Typed as dd/MM/yyyy or picked from a calendar, which loads when it is opened. */
export function DateField({
  value,
  onChange,
  onBlur,
  name,
  min,
  max,
  autoComplete,
  disabled,
  error,
  ...field
}: Props) {
  const [draft, setDraft] = useState(formatPlainDate(value))
  const [unread, setUnread] = useState(false)
  const { isOpen, open, close, wrapper, trigger } = useDisclosure<HTMLSpanElement>()

  useEffect(() => {
    if (value) setDraft(formatPlainDate(value))
  }, [value])

  const type = (text: string) => {
    setDraft(text)
    setUnread(false)
    const date = parsePlainDate(text)
    if ((date ?? '') !== value) onChange(date ?? '')
  }
  const settle = () => {
    setUnread(draft.trim() !== '' && parsePlainDate(draft) === null)
    onBlur?.()
  }

  return (
    <Field {...field} error={unread ? texts.invalid : error}>
      {(ids) => (
        <span ref={wrapper} className={clsx(controls.withButton, floating.anchor)}>
          <input
            {...ids}
            type="text"
            name={name}
            className={clsx(controls.control, 'num')}
            inputMode="numeric"
            placeholder={texts.format}
            autoComplete={autoComplete ?? 'off'}
            disabled={disabled}
            value={draft}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={settle}
          />
          <IconButton
            ref={trigger}
            icon="calendar"
            label={texts.open}
            disabled={disabled}
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : open())}
          />
          {isOpen ? (
            <span
              role="dialog"
              aria-label={texts.calendar}
              className={clsx(floating.panel, 'block p-3')}
              data-align="end"
            >
              <Suspense fallback={<Loading />}>
                <DateCalendar
                  value={value}
                  min={min}
                  max={max}
                  onPick={(date) => {
                    type(formatPlainDate(date))
                    close({ refocus: true })
                  }}
                />
              </Suspense>
            </span>
          ) : null}
        </span>
      )}
    </Field>
  )
}
