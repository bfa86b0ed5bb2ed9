import type { ReactNode } from 'react'
import { coverPlaceholderOf } from '@/components/catalog-ui/cover-placeholder'
import type { CourseView } from '@/components/catalog-ui/view-models'
import { Progress } from '@/components/ui/progress'
import { imageSources } from '@/lib/format/image-sources'
import { formatNumber } from '@/lib/format/money'
import { catalogUi } from '@/lib/messages/catalog-ui'

/** A course on the same shelf, as a 16:9 picture or a cloth plate with its title. */
export function CourseCard({
  course,
  level = 3,
  children,
}: {
  course: CourseView
  level?: 2 | 3 | 4
  /** Below the progress of one's own course. */
  children?: ReactNode
}) {
  const { id, title, href, imageUrl, teacher, lessonCount, completed, isFree } = course
  const Heading = `h${level}` as const
  const [small, large] = imageSources(imageUrl)
  const { cloth, ornament } = coverPlaceholderOf(id)
  return (
    <article className="book course">
      <div className="stand">
        <span
          suppressHydrationWarning
          className="cover"
          data-wide=""
          data-cloth={cloth}
          data-bare={small ? undefined : ''}
        >
          <span className="cloth" data-design="stamp" data-ornament={ornament} aria-hidden="true">
            {small ? null : (
              <span className="cloth-plate">
                <span className="cloth-title">{title}</span>
              </span>
            )}
          </span>
          {small ? (
            <img
              suppressHydrationWarning
              className="cover-picture"
              data-cover=""
              src={large ?? small}
              alt=""
              width={320}
              height={180}
              loading="lazy"
              decoding="async"
            />
          ) : null}
        </span>
      </div>
      <div>
        <Heading className="book-title">
          <a href={href}>{title}</a>
        </Heading>
        {teacher ? <p className="book-author">{teacher}</p> : null}
      </div>
      <p className="course-facts">
        <span className="num">{catalogUi.lessons(formatNumber(lessonCount))}</span>
        {isFree ? <span className="course-free">{catalogUi.free}</span> : null}
      </p>
      {completed === null || completed === undefined ? null : (
        <div className="book-more">
          <Progress value={completed} max={lessonCount} label={title} />
          <p className="num">{catalogUi.progress(completed, lessonCount)}</p>
          {children}
        </div>
      )}
    </article>
  )
}
