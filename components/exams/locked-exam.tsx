import { EmptyState } from '@/components/catalog-ui/empty-state'
import { RenewLink } from '@/components/exams/renew-link'
import { LinkButton } from '@/components/ui/link-button'
import { exams } from '@/lib/messages/exams'
import { paths } from '@/lib/routes/paths'

type Props = {
  reason: string
  courseId: number | null
  /** The reader's access to the course has ended; the course's page in their account renews it. */
  hasEnded: boolean
  isEmbedded: boolean
}

/** An exam this reader has no access to: why, and how to get it. */
export const LockedExam = ({ reason, courseId, hasEnded, isEmbedded }: Props) => (
  <div className="wrap section">
    <EmptyState
      level={1}
      title={hasEnded ? exams.ended.titleWithoutDay : exams.locked.title}
      text={reason}
    >
      {hasEnded && courseId !== null ? (
        <RenewLink courseId={courseId} isEmbedded={isEmbedded} />
      ) : (
        <CourseLink courseId={courseId} isEmbedded={isEmbedded} />
      )}
    </EmptyState>
  </div>
)

function CourseLink({ courseId, isEmbedded }: Pick<Props, 'courseId' | 'isEmbedded'>) {
  if (courseId === null) {
    return isEmbedded ? null : (
      <LinkButton href={paths.library()}>{exams.locked.toLibrary}</LinkButton>
    )
  }
  const href = isEmbedded ? paths.mobile.course(courseId) : paths.libraryCourse({ id: courseId })
  return <LinkButton href={href}>{exams.locked.toCourse}</LinkButton>
}
