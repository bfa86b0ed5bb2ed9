import { EmptyState } from '@/components/catalog-ui/empty-state'
import { CourseOwnerSwitch } from '@/components/learning/course-owner-switch'
import { LinkButton } from '@/components/ui/link-button'
import { learning } from '@/lib/messages/learning'
import { paths } from '@/lib/routes/paths'

type Props = {
  reason: string
  courseId: number | null
  courseHref: string | null
  /** The same lesson for owners of its course. */
  ownHref: string
  isEmbedded?: boolean
}

const texts = learning.lesson

/** A lesson this reader has no access to: why, and how to get it. Owners are sent to their own page. */
export function LockedLesson({ reason, courseId, courseHref, ownHref, isEmbedded }: Props) {
  const Actions = isEmbedded ? AppActions : ShopActions
  const locked = (
    <EmptyState level={1} title={texts.locked} text={reason}>
      <Actions courseHref={courseHref} />
    </EmptyState>
  )
  if (courseId === null) return locked
  const own = (
    <EmptyState level={1} title={learning.course.owned}>
      <LinkButton href={ownHref}>{texts.openOwn}</LinkButton>
    </EmptyState>
  )
  return (
    <CourseOwnerSwitch courseId={courseId} own={own}>
      {locked}
    </CourseOwnerSwitch>
  )
}

const ShopActions = ({ courseHref }: Pick<Props, 'courseHref'>) => (
  <div className="flex flex-wrap justify-center gap-3">
    <LinkButton href={courseHref ?? paths.library()}>
      {courseHref ? texts.howToOpen : learning.course.toLibrary}
    </LinkButton>
    <LinkButton variant="quiet" href={paths.activation()}>
      {learning.course.activate}
    </LinkButton>
  </div>
)

/** The app may not sell in its web view, so it only links to the course. */
const AppActions = ({ courseHref }: Pick<Props, 'courseHref'>) =>
  courseHref ? <LinkButton href={courseHref}>{texts.toCourse}</LinkButton> : null
