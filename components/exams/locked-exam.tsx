import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { exam } from '@/lib/messages/exams'
import { paths } from '@/lib/routes/paths'

type Props = { reason: string; courseId: number | null; isEmbedded: boolean }

/** An exam that is not open to this visitor: why, and how to get it. */
export const LockedExam = ({ reason, courseId, isEmbedded }: Props) => (
  <div className="wrap section">
    <EmptyState level={1} title={exam.locked.title} text={reason}>
      <WayOn courseId={courseId} isEmbedded={isEmbedded} />
    </EmptyState>
  </div>
)

function WayOn({ courseId, isEmbedded }: Pick<Props, 'courseId' | 'isEmbedded'>) {
  if (courseId === null) {
    return isEmbedded ? null : (
      <LinkButton href={paths.library()}>{exam.locked.toLibrary}</LinkButton>
    )
  }
  const href = isEmbedded ? paths.mobile.course(courseId) : paths.libraryCourse({ id: courseId })
  return <LinkButton href={href}>{exam.locked.toCourse}</LinkButton>
}
