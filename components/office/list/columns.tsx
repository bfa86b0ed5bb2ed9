import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import type { Column } from '@/components/office/list/data-table'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'

type Options = Pick<Column<RaRecord>, 'sort' | 'isMinor' | 'isNumber'>
type RowWith<F extends string, V> = RaRecord & Record<F, V>

/** What a row is called, with what tells more of it below. */
export const TwoLines = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <>
    {children}
    {below ? <span className="block text-sm font-normal text-ink-2">{below}</span> : null}
  </>
)

/** A field as it is. */
export const fieldColumn = <F extends string>(
  field: F,
  label: string,
  options: Options = {},
): Column<RowWith<F, string | number>> => ({
  ...{ key: field, label, ...options },
  text: (row) => row[field],
  cell: (row) => row[field],
})

export const moneyColumn = <F extends string>(
  field: F,
  label: string,
  options: Options = {},
): Column<RowWith<F, number>> => ({
  ...fieldColumn(field, label, { isNumber: true, ...options }),
  cell: (row) => formatMoney(row[field]),
})

export const timeColumn = <F extends string>(
  field: F,
  label: string,
  options: Options = {},
): Column<RowWith<F, string>> => ({
  ...fieldColumn(field, label, options),
  cell: (row) => <span className="num text-sm">{formatDateTime(row[field])}</span>,
})

/** A person by name and e-mail address. */
export const personColumn = (label: string): Column<RowWith<'name' | 'email', string>> => ({
  ...fieldColumn('name', label, { sort: 'name' }),
  text: ({ name, email }) => `${name} <${email}>`,
  cell: ({ name, email }) => (
    <TwoLines below={<span className="break-all">{email}</span>}>{name}</TwoLines>
  ),
})
