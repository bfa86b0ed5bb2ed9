import { clsx } from 'clsx'
import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import type { LearningLinks } from '@/components/learning/learning-links'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { CourseDetail } from '@/contract/shop/learning'
import { learning } from '@/lib/messages/learning'
import styles from './course-outline.module.css'

const texts = learning.course

type Chapter = CourseDetail['courseChapters'][number]
type Lesson = Chapter['lessons'][number]

/** Seconds as whole minutes, at least one. */
const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60))

type Props = {
  chapters: readonly Chapter[]
  links: Pick<LearningLinks, 'lesson' | 'Anchor'>
  /** Some lessons can be tried before the course is bought. */
  hasPreviews: boolean
}

/** The syllabus: open lessons link, locked ones say so. */
export function CourseOutline({ chapters, links, hasPreviews }: Props) {
  const sorted = [...chapters].sort((one, other) => one.position - other.position)
  if (sorted.every(({ lessons }) => lessons.length === 0))
    return <p className="panel text-ink-2">{texts.empty}</p>
  return (
    <section aria-labelledby="syllabus" className="grid gap-6">
      <h2 id="syllabus">{texts.syllabus}</h2>
      {sorted.map(({ courseChapterId, chapterName, lessons }) => (
        <section key={courseChapterId} className="grid gap-1">
          {chapterName ? <h3 className="text-h3">{chapterName}</h3> : null}
          <ol className="grid">
            {lessons.map((lesson) => (
              <li key={lesson.lessonId}>
                <LessonRow lesson={lesson} links={links} hasPreviews={hasPreviews} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  )
}

type RowProps = Pick<Props, 'links' | 'hasPreviews'> & { lesson: Lesson }

function LessonRow({ lesson, links, hasPreviews }: RowProps) {
  const { lessonId, lessonName, isLocked, isPreview, isCompleted, duration } = lesson
  const end = duration ? <span className="num">{texts.minutes(minutes(duration))}</span> : null
  if (isLocked) {
    return (
      <p className={clsx(styles.row, dottedRowClass, 'text-ink-2')}>
        <span className="flex items-center gap-2">
          <Icon name="lock" size={18} className={styles.lock} />
          {lessonName}
          <span className={clsx('sr-only', styles.lock)}> ({texts.locked})</span>
        </span>
        <span>{end}</span>
      </p>
    )
  }
  const { Anchor = 'a' } = links
  return (
    <Anchor
      href={links.lesson({ id: lessonId })}
      className={clsx(styles.row, dottedRowClass, 'link-quiet')}
    >
      <span className="flex items-center gap-2">
        <Icon name={isCompleted ? 'success' : 'play'} size={18} />
        {lessonName}
        {isCompleted ? <span className="sr-only"> ({texts.completed})</span> : null}
        {hasPreviews && isPreview ? (
          <span className="inline-flex whitespace-nowrap">
            <Badge tone="primary">{texts.preview}</Badge>
          </span>
        ) : null}
      </span>
      <span>{end}</span>
    </Anchor>
  )
}
