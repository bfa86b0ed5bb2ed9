import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { learning } from '@/lib/messages/learning'
import { paths } from '@/lib/routes/paths'

/** The course does not exist. */
export const CourseNotFound = () => (
  <div className="wrap section">
    <EmptyState level={1} title={learning.course.missing.title} text={learning.course.missing.text}>
      <LinkButton href={paths.library()}>{learning.course.missing.action}</LinkButton>
    </EmptyState>
  </div>
)

/** The lesson does not exist, or is somebody else's. */
export const LessonNotFound = () => (
  <div className="wrap section">
    <EmptyState level={1} title={learning.lesson.missing.title} text={learning.lesson.missing.text}>
      <LinkButton href={paths.myDocuments()}>{learning.lesson.missing.action}</LinkButton>
    </EmptyState>
  </div>
)
