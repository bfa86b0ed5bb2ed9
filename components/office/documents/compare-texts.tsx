import { diffWordsWithSpace } from 'diff'
import type { DocumentField, Values } from '@/components/office/documents/document-kind'
import { readableText } from '@/components/office/documents/readable-text'
import { cutText } from '@/contract/text'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.compare

const PATIENCE_MS = 1_500
const LONG = 400
const KEPT = 120

/** Long stretches that are the same are left out in the middle. */
const shortened = (text: string) =>
  text.length > LONG ? `${cutText(text, KEPT)} … ${[...text].slice(-KEPT).join('')}` : text

const worded = ({ kind, inWords }: DocumentField, value: unknown): string => {
  if (inWords) return inWords(value) || texts.none
  if (kind === 'flag') return value === true ? texts.yes : texts.no
  const text = String(value ?? '')
  return kind === 'html' ? readableText(text) : text || texts.none
}

function Whole({ before, after }: { before: string; after: string }) {
  return (
    <>
      <p className="text-sm text-ink-2">{texts.tooLarge}</p>
      <del>{before}</del>
      <ins>{after}</ins>
    </>
  )
}

function Differences({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { timeout: PATIENCE_MS })
  if (!parts) return <Whole before={before} after={after} />
  let at = 0
  return parts.map(({ value, added, removed }) => {
    at += value.length
    const key = `${at}-${added ? 'a' : removed ? 'r' : 's'}`
    if (removed)
      return (
        <del key={key} className="bg-wash text-danger">
          <span className="sr-only">{texts.removed}: </span>
          {value}
        </del>
      )
    if (added)
      return (
        <ins key={key} className="bg-primary-soft font-semibold">
          <span className="sr-only">{texts.added}: </span>
          {value}
        </ins>
      )
    return <span key={key}>{shortened(value)}</span>
  })
}

type Props = {
  fields: readonly DocumentField[]
  before: Values
  after: Values
  legend?: string
}

/** What differs between two states of a text, field by field, word by word. */
export function CompareTexts({ fields, before, after, legend = texts.legend }: Props) {
  const differing = fields
    .map((field) => ({
      field,
      one: worded(field, before[field.source]),
      other: worded(field, after[field.source]),
    }))
    .filter(({ one, other }) => one !== other)
  if (differing.length === 0) return <p>{texts.same}</p>
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">{legend}</p>
      {differing.map(({ field: { source, label }, one, other }) => (
        <section key={source} className="grid gap-1">
          <h3 className="font-semibold">{label}</h3>
          <p className="whitespace-pre-line rounded border border-line p-3">
            <Differences before={one} after={other} />
          </p>
        </section>
      ))}
    </div>
  )
}
