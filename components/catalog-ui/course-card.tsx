import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { coverPlaceholderOf } from '@/components/catalog-ui/cover-placeholder'
import type { CourseView } from '@/components/catalog-ui/view-models'
import { Progress } from '@/components/ui/progress'
import { imageSources } from '@/lib/format/image-sources'
import { formatNumber } from '@/lib/format/money'
import { catalogUi } from '@/lib/messages/catalog-ui'
import card from './card.module.css'
import styles from './course-card.module.css'
import cover from './cover.module.css'

/** A course as a 16:9 picture, or a drawn cover with its title. */
export function CourseCard({
  course,
  level = 3,
  children,
}: {
  course: CourseView
  level?: 2 | 3 | 4
  /** Below the progress of the learner's own course. */
  children?: ReactNode
}) {
  const { id, title, href, imageUrl, teacher, lessonCount, completed, isFree } = course
  const Heading = `h${level}` as const
  const [small, large] = imageSources(imageUrl)
  const { binding, ornament } = coverPlaceholderOf(id)
  return (
    <article className={clsx(card.card, styles.course)}>
      <div className={card.board}>
        <span
          suppressHydrationWarning
          className={cover.cover}
          data-wide=""
          data-binding={binding}
          data-bare={small ? undefined : ''}
        >
          <span
            className={cover.binding}
            data-design="stamp"
            data-ornament={ornament}
            aria-hidden="true"
          >
            {small ? null : (
              <span className={cover.plate}>
                <span className={cover.title}>{title}</span>
              </span>
            )}
          </span>
          {small ? (
            <img
              suppressHydrationWarning
              className={cover.picture}
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
        <Heading className={card.title}>
          <a href={href}>{title}</a>
        </Heading>
        {teacher ? <p className={card.author}>{teacher}</p> : null}
      </div>
      <p className={styles.facts}>
        <span className="num">{catalogUi.lessons(formatNumber(lessonCount))}</span>
        {isFree ? <span className={styles.free}>{catalogUi.free}</span> : null}
      </p>
      {completed === null || completed === undefined ? null : (
        <div className={clsx(card.more, styles.progress)}>
          <Progress value={completed} max={lessonCount} label={title} />
          <p className="num">{catalogUi.progress(completed, lessonCount)}</p>
          {children}
        </div>
      )}
    </article>
  )
}
