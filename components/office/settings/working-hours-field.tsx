import { useInput } from 'ra-core'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import type { StaffSettings } from '@/contract/staff/settings'
import { formatDate } from '@/lib/format/date'
import { officeSettings } from '@/lib/messages/office-settings'

const texts = officeSettings.work
type Days = StaffSettings['openHours']
type Closed = StaffSettings['closedDays']

const isRight = (days: unknown) =>
  Array.isArray(days) &&
  days.some((day) => day !== null) &&
  (days as Days).every((day) => day === null || (day.open !== '' && day.open < day.close))

const whole = (days: unknown) => (isRight(days) ? undefined : texts.incomplete)

/** When the shop works, a row each weekday. */
export function WorkingHoursField({ source }: { source: string }) {
  const { field, fieldState, id } = useInput<Days>({ source, validate: whole })
  const days: Days = Array.isArray(field.value) ? field.value : []
  const replace = (at: number, day: Days[number]) =>
    field.onChange(days.map((one, index) => (index === at ? day : one)))
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{texts.hint}</p>
      <ul className="grid gap-3">
        {texts.days.map((name, at) => {
          const day = days[at] ?? null
          return (
            <li key={name} className="grid items-end gap-3 sm:grid-cols-3">
              <Checkbox
                label={name}
                checked={day !== null}
                onChange={({ target }) =>
                  replace(at, target.checked ? { open: '08:00', close: '17:30' } : null)
                }
              />
              {day ? (
                <>
                  <TextInput
                    type="time"
                    label={texts.open(name)}
                    value={day.open}
                    onChange={({ target }) => replace(at, { ...day, open: target.value })}
                  />
                  <TextInput
                    type="time"
                    label={texts.close(name)}
                    value={day.close}
                    onChange={({ target }) => replace(at, { ...day, close: target.value })}
                  />
                </>
              ) : null}
            </li>
          )
        })}
      </ul>
      <FieldError id={id} error={fieldState.error ? texts.incomplete : null} />
    </div>
  )
}

const isoOf = (text: string) => {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== iso ? null : iso
}

/** Null for what is no day or ends before it begins. */
function readDays(text: string): Closed | null {
  const rows = text.split('\n').filter((row) => row.trim() !== '')
  const read = rows.map((row) => {
    const [first = '', last = first] = row.split(/[-–]/)
    const [from, to] = [isoOf(first), isoOf(last)]
    return from !== null && to !== null && from <= to ? { from, to } : null
  })
  return read.some((one) => one === null) ? null : (read as Closed)
}

const written = ({ from, to }: Closed[number]) =>
  from === to ? formatDate(from) : `${formatDate(from)} - ${formatDate(to)}`

/** Days off besides public holidays, one or a span in each line. */
export function ClosedDaysField({ source }: { source: string }) {
  const { field, fieldState, id } = useInput<Closed | null>({
    source,
    validate: (value: unknown) => (value === null ? texts.closedWrong : undefined),
  })
  const [text, setText] = useState(() =>
    Array.isArray(field.value) ? field.value.map(written).join('\n') : '',
  )
  return (
    <Textarea
      id={id}
      name={field.name}
      ref={field.ref}
      label={texts.closed}
      hint={texts.closedHint}
      error={fieldState.error ? texts.closedWrong : null}
      value={text}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setText(target.value)
        field.onChange(readDays(target.value))
      }}
    />
  )
}
