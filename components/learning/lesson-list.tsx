import { clsx } from 'clsx'
import type { LearningLinks } from '@/components/learning/learning-links'
import { Icon } from '@/components/ui/icon'
import type { CourseDetail } from '@/contract/shop/learning'
import { learning } from '@/lib/messages/learning'
import styles from './lesson-view.module.css'

const texts = learning.course

type Chapter = CourseDetail['courseChapters'][number]
type Lesson = Chapter['lessons'][number]
type Props = {
  chapters: readonly Chapter[]
  /** The lesson on this page. */
  currentId: number
  links: Pick<LearningLinks, 'lesson' | 'Anchor'>
}

/** All lessons of the course, beside the open one where there is room. */
export const LessonList = ({ chapters, currentId, links }: Props) => (
  <nav aria-labelledby="lessons" className="grid gap-4">
    <h2 id="lessons" className="text-h3">
      {texts.syllabus}
    </h2>
    {[...chapters]
      .sort((one, other) => one.position - other.position)
      .map(({ courseChapterId, chapterName, lessons }) => (
        <div key={courseChapterId} className="grid gap-1">
          {chapterName ? <h3 className="font-sans text-sm text-ink-2">{chapterName}</h3> : null}
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.lessonId}>
                <Row lesson={lesson} isCurrent={lesson.lessonId === currentId} links={links} />
              </li>
            ))}
          </ol>
        </div>
      ))}
  </nav>
)

type RowProps = { lesson: Lesson; isCurrent: boolean; links: Props['links'] }

function Row({ lesson, isCurrent, links: { lesson: hrefOf, Anchor = 'a' } }: RowProps) {
  const { lessonId, lessonName, isLocked, isCompleted } = lesson
  if (isLocked) {
    return (
      <p className={clsx(styles.row, 'text-ink-2')}>
        {lessonName}
        <span className="sr-only"> ({texts.locked})</span>
        <Icon name="lock" size={16} />
      </p>
    )
  }
  return (
    <Anchor
      className={clsx(styles.row, 'link-quiet')}
      href={hrefOf({ id: lessonId })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {lessonName}
      {isCompleted ? (
        <>
          <span className="sr-only"> ({texts.completed})</span>
          <Icon name="success" size={16} />
        </>
      ) : null}
    </Anchor>
  )
}
