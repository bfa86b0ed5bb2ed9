import type { ReactNode } from 'react'
import { CourseAccess } from '@/components/learning/course-access'
import { CourseOutline } from '@/components/learning/course-outline'
import { CourseOwnerSwitch } from '@/components/learning/course-owner-switch'
import type { LearningLinks } from '@/components/learning/learning-links'
import { TakeCourse } from '@/components/learning/take-course'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { Picture } from '@/components/ui/picture'
import { Progress } from '@/components/ui/progress'
import { RichText } from '@/components/ui/rich-text'
import type { CourseDetail } from '@/contract/shop/learning'
import { formatDate } from '@/lib/format/date'
import { formatNumber } from '@/lib/format/money'
import { learning } from '@/lib/messages/learning'
import { paths } from '@/lib/routes/paths'

const texts = learning.course

type Props = {
  course: CourseDetail
  links: Omit<LearningLinks, 'course'>
  /** On a public page: replaces the page for owners, whom the cached page does not know. */
  ownHref?: string
  /** A lesson among the learner's own, where a free course is taken up. */
  ownLesson?: ((lesson: { id: number }) => string) | undefined
  /** Below the syllabus: exams. */
  children?: ReactNode
}

/** A course: description, how to start or get it, progress, syllabus. */
export function CourseView({ course, links, ownHref, ownLesson, children }: Props) {
  const lessons = course.courseChapters.flatMap((chapter) => chapter.lessons)
  const facts = [
    course.teacher && texts.teacher(course.teacher),
    texts.lessons(formatNumber(lessons.length)),
    course.totalExamination > 0 && texts.exams(formatNumber(course.totalExamination)),
  ].filter(Boolean)
  const actions = <Actions course={course} links={links} ownLesson={ownLesson} />
  return (
    <article className="grid grid-cols-1 gap-8">
      <header className="grid gap-8 lg:grid-cols-[1fr_26rem]">
        <div className="grid content-start gap-4">
          <h1>{course.courseName}</h1>
          <p className="text-ink-2">{facts.join(' · ')}</p>
          {course.summary ? <p className="max-w-measure text-lg">{course.summary}</p> : null}
          <OwnState course={course} total={lessons.length} links={links} />
          {ownHref ? (
            <CourseOwnerSwitch courseId={course.courseId} own={<Owned href={ownHref} />}>
              {actions}
            </CourseOwnerSwitch>
          ) : (
            actions
          )}
        </div>
        {course.imageURL ? (
          <Picture
            className="aspect-video object-cover"
            src={course.imageURL}
            width={640}
            height={360}
            fetchPriority="high"
          />
        ) : null}
      </header>
      <RichText html={course.description} className="max-w-measure" />
      <CourseOutline
        chapters={course.courseChapters}
        links={links}
        hasPreviews={!course.isFree && !course.isOwned}
      />
      {children}
    </article>
  )
}

const addressOf = ({ courseId, slug }: CourseDetail) => ({ id: courseId, slug })

type PartProps = Pick<Props, 'course' | 'links'>

/** How to begin, go on, keep or get the course. */
function Actions({ course, links, ownLesson }: PartProps & Pick<Props, 'ownLesson'>) {
  const first = course.courseChapters
    .flatMap((chapter) => chapter.lessons)
    .find(({ isLocked }) => !isLocked)
  const isEmbedded = links.isEmbedded ?? false
  const begin = first ? (
    <LinkButton
      as={links.Anchor}
      icon="play"
      href={links.lesson({ id: course.nextLessonId ?? first.lessonId })}
    >
      {startLabel(course)}
    </LinkButton>
  ) : null
  return (
    <div className="flex flex-wrap items-center gap-4">
      {first && course.isFree && ownLesson ? (
        <TakeCourse
          courseId={course.courseId}
          ownHref={ownLesson({ id: first.lessonId })}
          loginHref={isEmbedded ? null : paths.login(paths.libraryCourse(addressOf(course)))}
        >
          {begin}
        </TakeCourse>
      ) : (
        begin
      )}
      <CourseAccess course={course} isEmbedded={isEmbedded} />
    </div>
  )
}

/** How far the learner is; of a course whose time is over also until when it was open. The app may not sell. */
function OwnState({ course, links, total }: PartProps & { total: number }) {
  const { isOwned, hasEnded, expireDate } = course
  return (
    <>
      {hasEnded && expireDate ? (
        <Notice tone="warning" title={texts.ended(formatDate(expireDate))}>
          {links.isEmbedded ? texts.endedInApp : texts.endedText}
        </Notice>
      ) : null}
      {isOwned || hasEnded ? <OwnProgress course={course} total={total} /> : null}
    </>
  )
}

const Owned = ({ href }: { href: string }) => (
  <Notice tone="success" title={texts.owned}>
    <LinkButton size="sm" href={href} className="mt-2">
      {texts.resume}
    </LinkButton>
  </Notice>
)

function startLabel(course: CourseDetail) {
  const { isOwned, isFree, completedLesson, nextLessonId } = course
  if (!isOwned && !isFree) return texts.preview
  if (!isOwned || nextLessonId === undefined) return texts.start
  if (nextLessonId === null) return texts.again
  const hasBegun = course.hasBegun ?? Boolean(completedLesson)
  return hasBegun ? texts.resume : texts.start
}

function OwnProgress({ course, total }: { course: CourseDetail; total: number }) {
  const { completedLesson, expireDate } = course
  const done = completedLesson ?? 0
  return (
    <div className="grid max-w-md gap-2">
      {typeof completedLesson === 'number' && total > 0 ? (
        <>
          <Progress value={done} max={total} label={texts.progress} />
          <p className="num">
            {done >= total ? texts.allDone : texts.done(formatNumber(done), formatNumber(total))}
          </p>
        </>
      ) : null}
      {expireDate && !course.hasEnded ? (
        <p className="num text-ink-2">{texts.expires(formatDate(expireDate))}</p>
      ) : null}
    </div>
  )
}
