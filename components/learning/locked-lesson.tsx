import { OwnCourseNotice } from '@/components/learning/own-course-notice'
import { EmptyState } from '@/components/shelf/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { learning } from '@/lib/messages/learning'
import { paths } from '@/lib/routes/paths'
import '@/components/learning/learning-layer.css'

type Props = {
  reason: string
  courseId: number | null
  courseHref: string | null
  lessonId: number
}

/** A lesson that is not open to this visitor: why, and the ways to open it. */
export const LockedLesson = ({ reason, courseId, courseHref, lessonId }: Props) => (
  <div className="grid gap-6">
    {courseId === null ? null : <OwnCourseNotice courseId={courseId} lessonId={lessonId} />}
    <EmptyState level={1} title={learning.lesson.locked} text={reason}>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href={courseHref ?? paths.library()}>
          {courseHref ? learning.lesson.howToOpen : learning.course.missing.action}
        </LinkButton>
        <LinkButton variant="quiet" href={paths.activation()}>
          {learning.course.activate}
        </LinkButton>
      </div>
    </EmptyState>
  </div>
)
