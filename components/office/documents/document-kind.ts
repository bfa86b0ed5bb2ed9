import type { ResourceName } from '@/components/office/resources'
import type { Endpoint } from '@/contract/endpoint'

/** A field that belongs to a version, and how two of it are compared. */
export type DocumentField = {
  source: string
  label: string
  kind?: 'html' | 'flag'
  /** What is no plain text, as a person reads it. */
  inWords?: (value: unknown) => string
}

/** What every document has, besides its own fields. */
export type DocumentRecord = {
  id: number | string
  title: string
  version: number
  isPublished: boolean
  isChanged: boolean
  publishTime: string | null
  isArchived: boolean
  changedTime: string
  changedBy: string | null
}

/** One kind of document: its calls, its fields, where it is shown. */
export type DocumentKind<R extends DocumentRecord> = {
  resource: ResourceName
  calls: {
    read: Endpoint
    change: Endpoint
    /** Where it can be put away. */
    archive?: Endpoint
    listVersions: Endpoint
    readVersion: Endpoint
  }
  fields: readonly DocumentField[]
  /** Saved with the fields, though no version keeps them. */
  others?: readonly string[]
  hrefOf: (record: R) => string
  /** Whether it can be taken off and put away. */
  mayLeave: (record: R) => boolean
}

export type Values = Record<string, unknown>

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What the form holds that the record did not. */
export const changedValues = <R extends DocumentRecord>(
  { fields, others = [] }: DocumentKind<R>,
  values: Values,
  record: R,
): Values =>
  Object.fromEntries(
    [...fields.map(({ source }) => source), ...others]
      .filter((source) => !same(values[source], (record as Values)[source]))
      .map((source) => [source, values[source] ?? null]),
  )
