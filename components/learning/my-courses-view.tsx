import { CardGrid } from '@/components/catalog-ui/card-grid'
import { CourseCard } from '@/components/catalog-ui/course-card'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { PageOutOfRange } from '@/components/catalog-ui/page-out-of-range'
import { CourseActivationForm } from '@/components/learning/course-activation-form'
import type { LearningLinks } from '@/components/learning/learning-links'
import { LinkButton } from '@/components/ui/link-button'
import { Pagination } from '@/components/ui/pagination'
import type { UserCourse } from '@/contract/shop/learning'
import { formatDate } from '@/lib/format/date'
import { learning } from '@/lib/messages/learning'
import { library } from '@/lib/messages/library'
import { paths } from '@/lib/routes/paths'

const texts = library.mine

type Links = Omit<LearningLinks, 'isEmbedded'>
type Props = {
  /** Null when they could not be loaded. */
  list: { courses: readonly UserCourse[]; totalPage: number } | null
  page: number
  links: Links
}

/** The learner's courses with progress, and the activation form. */
export const MyCoursesView = ({ list, page, links }: Props) => (
  <div className="wrap-wide grid grid-cols-1 gap-8 py-6">
    <h1>{texts.title}</h1>
    {list === null ? <Failed page={page} /> : null}
    {list?.courses.length === 0 ? <None page={page} total={list.totalPage} /> : null}
    {list && list.courses.length > 0 ? (
      <CardGrid kind="courses" label={texts.list}>
        {list.courses.map((course) => (
          <OwnCard key={course.courseId} course={course} links={links} />
        ))}
      </CardGrid>
    ) : null}
    <Pagination as={links.Anchor} page={page} total={list?.totalPage ?? 0} href={pageHref} />
    <CourseActivationForm />
  </div>
)

const Failed = ({ page }: { page: number }) => (
  <EmptyState title={texts.failed.title}>
    <LinkButton variant="quiet" href={paths.myDocuments({ page })}>
      {texts.failed.retry}
    </LinkButton>
  </EmptyState>
)

const pageHref = (page: number) => paths.myDocuments({ page })

function None({ page, total }: { page: number; total: number }) {
  if (total > 0) return <PageOutOfRange page={page} total={total} href={pageHref} />
  return (
    <EmptyState title={texts.none.title} text={texts.none.text}>
      <LinkButton variant="quiet" href={paths.library()}>
        {texts.none.action}
      </LinkButton>
    </EmptyState>
  )
}

function OwnCard({ course, links }: { course: UserCourse; links: Links }) {
  const { courseId: id, slug, courseName, nextLessonId, expireDate } = course
  const hasBegun = course.hasBegun ?? course.completedLesson > 0
  const action = hasBegun ? learning.course.resume : learning.course.start
  return (
    <CourseCard
      level={2}
      course={{
        id,
        title: courseName,
        href: links.course({ id, slug }),
        imageUrl: course.imageURL,
        lessonCount: course.totalLesson,
        completed: course.completedLesson,
      }}
    >
      {nextLessonId ? (
        <LinkButton
          as={links.Anchor}
          size="sm"
          icon="play"
          className="relative z-10 mt-2"
          href={links.lesson({ id: nextLessonId })}
          aria-label={texts.actionOf(action, courseName)}
        >
          {action}
        </LinkButton>
      ) : null}
      {expireDate ? (
        <p className="num text-sm text-ink-2">
          {(course.hasEnded ? learning.course.ended : learning.course.expires)(
            formatDate(expireDate),
          )}
        </p>
      ) : null}
    </CourseCard>
  )
}
