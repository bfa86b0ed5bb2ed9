'use client'

import { vi } from 'date-fns/locale/vi'
import { useEffect, useRef } from 'react'
import DatePicker from 'react-datepicker'
import { pickerDateOf, plainDateOf } from '@/lib/format/date'
import { uiDate as texts } from '@/lib/messages/ui-date'
import styles from './date-calendar.module.css'

type Props = {
  value: string
  min?: string | undefined
  max?: string | undefined
  onPick: (date: string) => void
}

/** The package gives its selects no names. */
function useNamedSelects() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const name = (part: string, label: string) =>
      place.current
        ?.querySelector(`.react-datepicker__${part}-select`)
        ?.setAttribute('aria-label', label)
    name('month', texts.month)
    name('year', texts.year)
  }, [])
  return place
}

/** The calendar: Vietnamese, weeks from Monday, months and years as selects. */
export function DateCalendar({ value, min, max, onPick }: Props) {
  const place = useNamedSelects()
  return (
    <div ref={place}>
      <DatePicker
        inline
        calendarClassName={styles.calendar ?? ''}
        locale={vi}
        dateFormat={texts.format}
        calendarStartDay={1}
        showMonthDropdown
        showYearDropdown
        dropdownMode="select"
        selected={pickerDateOf(value)}
        minDate={pickerDateOf(min ?? '') ?? new Date(1900, 0, 1)}
        maxDate={pickerDateOf(max ?? '') ?? new Date(new Date().getFullYear() + 10, 11, 31)}
        previousMonthAriaLabel={texts.previousMonth}
        nextMonthAriaLabel={texts.nextMonth}
        previousMonthButtonLabel="‹"
        nextMonthButtonLabel="›"
        chooseDayAriaLabelPrefix={texts.choose}
        disabledDayAriaLabelPrefix={texts.outside}
        onChange={(date: Date | null) => {
          if (date) onPick(plainDateOf(date))
        }}
      />
    </div>
  )
}
