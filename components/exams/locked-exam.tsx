import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { exams } from '@/lib/messages/exams'
import { paths } from '@/lib/routes/paths'

type Props = { reason: string; courseId: number | null; isEmbedded: boolean }

/** An exam this reader has no access to: why, and how to get it. */
export const LockedExam = ({ reason, courseId, isEmbedded }: Props) => (
  <div className="wrap section">
    <EmptyState level={1} title={exams.locked.title} text={reason}>
      <CourseLink courseId={courseId} isEmbedded={isEmbedded} />
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
