import { fieldTexts } from '@/backend/modules/imports/field-texts'
import { comparable } from '@/contract/comparable'
import { type ImportField, importFields } from '@/contract/staff/import-records'
import { fold } from '@/contract/text'

/** A heading as it is compared: without marks, case, stars and colons. */
export const headingOf = (text: string) =>
  fold(comparable(text)).replace(/[*:]/g, '').trim().slice(0, 200)

export const isField = (name: unknown): name is ImportField =>
  importFields.some((field) => field === name)

/** The labels of the shop's own template, which always mean themselves. */
export const ownHeadings: ReadonlyMap<string, ImportField> = new Map(
  importFields.map((field) => [headingOf(fieldTexts[field].label), field] as const),
)

/** Own labels and what else people call the columns. */
export const usualHeadings: ReadonlyMap<string, ImportField> = new Map([
  ...importFields.flatMap((field) =>
    [field, ...fieldTexts[field].also].map((name) => [headingOf(name), field] as const),
  ),
  ...ownHeadings,
])
