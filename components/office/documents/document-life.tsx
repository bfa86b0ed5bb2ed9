import type { DocumentRecord } from '@/components/office/documents/document-kind'
import { Badge } from '@/components/ui/badge'
import { formatDateTime } from '@/lib/format/date'
import { officeDocuments } from '@/lib/messages/office-documents'

const texts = officeDocuments.life

type Life = Pick<DocumentRecord, 'isPublished' | 'isChanged' | 'publishTime' | 'isArchived'>

/** The states in words, as lists and files show them. */
export function lifeText({ isPublished, isChanged, publishTime, isArchived }: Life): string {
  if (isArchived) return texts.archived
  return [
    isPublished ? texts.published : texts.draft,
    isChanged && texts.alsoChanged,
    publishTime && texts.at(formatDateTime(publishTime)),
  ]
    .filter(Boolean)
    .join(', ')
}

export const LifeBadge = (life: Life) => (
  <Badge tone={life.isPublished ? 'success' : 'neutral'}>{lifeText(life)}</Badge>
)

/** Where the document stands and who wrote its newest version. */
export function DocumentLife({ record }: { record: DocumentRecord }) {
  const { version, changedBy, changedTime } = record
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <LifeBadge {...record} />
      <span className="text-ink-2">
        {texts.version(version, changedBy, formatDateTime(changedTime))}
      </span>
    </div>
  )
}
