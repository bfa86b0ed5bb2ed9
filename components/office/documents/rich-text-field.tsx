import { useInput } from 'ra-core'
import { lazy, Suspense } from 'react'
import { lostTags, picturesWithoutAlt } from '@/components/office/documents/editor/text-html'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.editor

/** The editor is the heaviest part of the office: it comes with the screen that needs it. */
const RichEditor = lazy(async () => ({
  default: (await import('@/components/office/documents/editor/rich-editor')).RichEditor,
}))

type Props = { source: string; label: string; hint?: string }

/** A text with headings, lists, links, pictures and tables. */
export function RichTextField({ source, label, hint }: Props) {
  const { field, id } = useInput<string>({ source, defaultValue: '' })
  const value = typeof field.value === 'string' ? field.value : ''
  const lost = lostTags(value)
  const nameless = picturesWithoutAlt(value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-semibold">{label}</p>
      {lost.length > 0 ? <Notice tone="warning">{texts.lost(lost)}</Notice> : null}
      <Suspense fallback={<Loading label={texts.loading} />}>
        <RichEditor
          value={value}
          label={label}
          onChange={field.onChange}
          {...(hint ? { describedBy: `${id}-hint` } : {})}
        />
      </Suspense>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      ) : null}
      {nameless > 0 ? <p className="text-sm text-ink-2">{texts.withoutAlt(nameless)}</p> : null}
    </div>
  )
}
