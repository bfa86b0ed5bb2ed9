import { DottedList, type DottedListRow } from '@/components/catalog-ui/dotted-list'
import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import { SectionHeading } from '@/components/catalog-ui/section-heading'
import { Icon } from '@/components/ui/icon'
import type { ProductDetail } from '@/contract/shop/catalog'
import type { ProductCourse } from '@/contract/shop/product-learning'
import { formatNumber } from '@/lib/format/money'
import { productPage } from '@/lib/messages/product'
import { paths } from '@/lib/routes/paths'

const texts = productPage.courseDetail
const MINUTE = 60

/** Seconds as whole minutes, at least one. */
const minutesOf = (seconds: number) => formatNumber(Math.max(1, Math.round(seconds / MINUTE)))

/** How long a course stays open; nothing where the upstream does not say. */
export const termOf = ({ validDays }: ProductCourse) =>
  validDays === undefined
    ? null
    : validDays === null
      ? texts.forEver
      : texts.days(formatNumber(validDays))

function rowsOf(course: ProductCourse, { grade, subject }: ProductDetail): DottedListRow[] {
  const { teacher, totalLesson, duration, totalExamination, trialLesson } = course
  const rows: [string, string | null | undefined | false][] = [
    [texts.teacher, teacher],
    [texts.lessons, formatNumber(totalLesson)],
    [texts.duration, duration ? texts.minutes(minutesOf(duration)) : null],
    [texts.exams, totalExamination ? formatNumber(totalExamination) : null],
    [productPage.specs.subject, subject],
    [productPage.specs.grade, grade ? String(grade) : null],
    [texts.trial, trialLesson?.lessonName],
    [texts.term, termOf(course)],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** What a course holds: facts, then its outline with the lessons that anybody may open. */
export function CourseDetails({
  course,
  product,
}: {
  course: ProductCourse
  product: ProductDetail
}) {
  const { chapters = [] } = course
  return (
    <>
      <section aria-labelledby="specs" className="grid max-w-measure gap-4">
        <SectionHeading id="specs">{texts.facts}</SectionHeading>
        <DottedList rows={rowsOf(course, product)} />
      </section>
      {chapters.length > 0 ? (
        <section aria-labelledby="outline" className="grid max-w-measure gap-4">
          <SectionHeading
            id="outline"
            href={paths.libraryCourse({ id: course.courseId, slug: course.slug })}
            linkLabel={texts.toCourse}
          >
            {texts.outline}
          </SectionHeading>
          {chapters.map(({ chapterName, lessons }) => (
            <div key={lessons[0]?.lessonId} className="grid gap-2">
              {chapterName ? <h3 className="text-h3">{chapterName}</h3> : null}
              <ol className="grid gap-1">
                {lessons.map((lesson) => (
                  <li key={lesson.lessonId} className={dottedRowClass}>
                    <Lesson lesson={lesson} />
                    <span className="num">
                      {lesson.duration ? texts.minutes(minutesOf(lesson.duration)) : null}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      ) : null}
    </>
  )
}

type OneLesson = NonNullable<ProductCourse['chapters']>[number]['lessons'][number]

const Lesson = ({ lesson: { lessonId, lessonName, isOpen } }: { lesson: OneLesson }) =>
  isOpen ? (
    <span>
      <a className="link" href={paths.libraryLesson({ id: lessonId })}>
        {lessonName}
      </a>{' '}
      ({texts.tryIt})
    </span>
  ) : (
    <span>{lessonName}</span>
  )

/** Beside the price: where it is studied, how long, and a lesson to try. */
export function CoursePromises({ course }: { course: ProductCourse | null | undefined }) {
  const term = course ? termOf(course) : null
  const trial = course?.trialLesson
  return (
    <>
      <li className="flex items-start gap-2">
        <Icon name="play" size={18} />
        <span>{texts.online}</span>
      </li>
      {term ? (
        <li className="flex items-start gap-2">
          <Icon name="clock" size={18} />
          <span>{texts.access(term)}</span>
        </li>
      ) : null}
      {trial ? (
        <li>
          <a
            href={paths.libraryLesson({ id: trial.lessonId })}
            className="link-quiet flex items-start gap-2"
          >
            <Icon name="success" size={18} />
            <span>{texts.tryLesson(trial.lessonName)}</span>
          </a>
        </li>
      ) : null}
    </>
  )
}
