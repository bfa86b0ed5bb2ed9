import type { TextRecord } from '@/components/office/texts/text-kind'
import { Badge } from '@/components/ui/badge'
import { formatDateTime } from '@/lib/format/date'
import { officeTexts } from '@/lib/messages/office-texts'

const texts = officeTexts.life

type Life = Pick<TextRecord, 'isPublished' | 'isChanged' | 'publishTime' | 'isArchived'>

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

/** Where the text stands and who wrote its newest version. */
export function TextLife({ record }: { record: TextRecord }) {
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
