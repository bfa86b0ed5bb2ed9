import { Icon, type IconName } from '@/components/ui/icon'
import type { ProductLearning } from '@/contract/shop/product-learning'
import { formatNumber } from '@/lib/format/money'
import { productPage } from '@/lib/messages/product'
import { paths } from '@/lib/routes/paths'

const texts = productPage.learning
const MAX_CHAPTERS = 3

type Way = { icon: IconName; href: string; label: string; note?: string | undefined }

/** The textbook's contents, one open lesson, one exercise, the course itself: what there is of them. */
function waysOf({ textbook, course, exercise, takesCode }: ProductLearning): Way[] {
  const lesson = course?.trialLesson
  const ways: (Way | null | undefined | false)[] = [
    textbook && {
      icon: 'book',
      href: paths.textbook({ id: textbook.assetId, slug: textbook.slug }),
      label: texts.contents(textbook.assetName),
      note: textbook.chapters.length > 0 ? chaptersOf(textbook.chapters) : undefined,
    },
    lesson && {
      icon: 'play',
      href: paths.libraryLesson({ id: lesson.lessonId }),
      label: lesson.lessonName,
      note: texts.freeLesson,
    },
    exercise && {
      icon: 'edit',
      href: paths.exercise({ id: exercise.examinationId }),
      label: exercise.examinationName,
      note: texts.exercise(formatNumber(exercise.totalQuestion)),
    },
    course && {
      icon: 'right',
      href: paths.libraryCourse({ id: course.courseId, slug: course.slug }),
      label: course.courseName,
      note: texts.course(formatNumber(course.totalLesson), course.isFree === true),
    },
    takesCode && { icon: 'check', href: paths.activation(), label: texts.code },
  ]
  return ways.flatMap((way) => way || [])
}

function chaptersOf(chapters: readonly string[]) {
  const more = chapters.length - MAX_CHAPTERS
  const named = chapters.slice(0, MAX_CHAPTERS).join(' · ')
  return more > 0 ? texts.chapters(named, formatNumber(more)) : named
}

/** What can be learnt with this book, under its price. */
export function LearnWithBook({ learning }: { learning: ProductLearning }) {
  return (
    <section aria-labelledby="learn" className="grid gap-2 border-t border-line pt-4 text-sm">
      <h2 id="learn" className="text-h3">
        {texts.title}
      </h2>
      <ul className="grid gap-2">
        {waysOf(learning).map(({ icon, href, label, note }) => (
          <li key={href}>
            <a href={href} className="link-quiet flex items-start gap-2">
              <Icon name={icon} size={18} />
              <span>
                {label}
                {note ? <span className="block text-ink-2">{note}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
