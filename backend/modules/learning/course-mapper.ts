import type {
  AttachmentRow,
  ChapterRow,
  CourseWithProduct,
  LessonRow,
  LessonWithCourse,
} from '@/backend/modules/learning/course-detail-queries'
import type { CourseRow } from '@/backend/modules/learning/course-queries'
import { setFormulas } from '@/backend/modules/learning/formulas'
import { nextLesson, resumeAt, type Studied } from '@/backend/modules/learning/study-progress'
import { publicationStatus } from '@/contract/kinds'
import type { CourseDetail, CourseItem, LessonDetail, UserCourse } from '@/contract/shop/learning'

const orNull = (text: string) => (text === '' ? null : text)

/** A course in a list. */
export const courseItem = (row: CourseRow): CourseItem => ({
  courseId: row.id,
  courseName: row.name,
  slug: row.slug,
  imageURL: row.imageUrl,
  courseCategoryId: row.categoryId,
  teacher: orNull(row.teacher),
  summary: orNull(row.summary),
  isFree: row.isFree,
  totalLesson: row.lessonCount,
})

/** `isOpen`: the whole course lies open to this reader, who owns it or works for the shop. */
export const isLessonOpen = (
  lesson: { isPreview: boolean },
  course: { isFree: boolean },
  isOpen: boolean,
) => isOpen || course.isFree || lesson.isPreview

/** Anybody may read it, signed in or not. */
export const isPublicLesson = ({ lesson, course }: LessonWithCourse) =>
  lesson.status === publicationStatus.published &&
  course.status === publicationStatus.published &&
  course.inLibrary &&
  isLessonOpen(lesson, course, false)

/** Lessons that stand in no chapter of the course make one without a name, before the others. */
function chaptersOf(
  chapters: readonly ChapterRow[],
  lessons: readonly LessonRow[],
  isLocked: (lesson: LessonRow) => boolean,
  done: ReadonlySet<number> | null,
): CourseDetail['courseChapters'] {
  const known = new Set(chapters.map((chapter) => chapter.id))
  const loose = lessons.some((lesson) => lesson.chapterId === null || !known.has(lesson.chapterId))
  const all = loose ? [{ id: 0, name: '', position: 0 }, ...chapters] : chapters
  const chapterOf = ({ chapterId }: LessonRow) =>
    chapterId !== null && known.has(chapterId) ? chapterId : 0
  return all.map((chapter) => ({
    courseChapterId: chapter.id,
    chapterName: chapter.name,
    position: chapter.position,
    lessons: lessons
      .filter((lesson) => chapterOf(lesson) === chapter.id)
      .map((lesson) => ({
        lessonId: lesson.id,
        lessonName: lesson.name,
        position: lesson.position,
        hasVideo: lesson.videoUrl !== null,
        isPreview: lesson.isPreview,
        isLocked: isLocked(lesson),
        duration: lesson.duration,
        ...(done && { isCompleted: done.has(lesson.id) }),
      })),
  }))
}

/** What a learner has done of the lessons there are. */
function progressOf(lessons: readonly { id: number }[], studied: readonly Studied[]) {
  const inOrder = lessons.map(({ id }) => id)
  const opened = studied.filter(({ lessonId }) => inOrder.includes(lessonId))
  return {
    nextLessonId: nextLesson(inOrder, studied),
    completedLesson: opened.filter(({ isCompleted }) => isCompleted).length,
    hasBegun: opened.length > 0,
  }
}

/** `hasEnded`: the caller's time is over. */
export type Activation = { expiresAt: Date | null; hasEnded?: boolean } | null

export type CourseParts = CourseWithProduct & {
  chapters: ChapterRow[]
  lessons: LessonRow[]
  examinationCount: number
  /** What the product costs now; null when none sells the course. */
  priceSale: number | null
  /** The caller's right to the course; null without one. */
  activation: Activation
  isOpen: boolean
  /** What the caller has studied; null for those who do not own the course. */
  studied: readonly Studied[] | null
}

const doneOf = (studied: readonly Studied[]) =>
  new Set(studied.filter(({ isCompleted }) => isCompleted).map(({ lessonId }) => lessonId))

/** The page of a course as the contract has it; prices in đồng. */
export const courseDetail = ({ course, sold, studied, ...parts }: CourseParts): CourseDetail => ({
  courseId: course.id,
  courseName: course.name,
  slug: course.slug,
  summary: orNull(course.summary),
  description: course.descriptionHtml,
  imageURL: course.imageUrl,
  teacher: orNull(course.teacher),
  isFree: course.isFree,
  isOwned: parts.activation !== null && !parts.activation.hasEnded,
  productId: sold?.productId ?? null,
  productSlug: sold?.productSlug ?? null,
  price: sold?.price ?? null,
  priceSale: parts.priceSale,
  ...(parts.activation && { expireDate: parts.activation.expiresAt?.toISOString() ?? null }),
  courseChapters: chaptersOf(
    parts.chapters,
    parts.lessons,
    (lesson) => !isLessonOpen(lesson, course, parts.isOpen),
    studied && doneOf(studied),
  ),
  totalExamination: parts.examinationCount,
  ...(studied && progressOf(parts.lessons, studied)),
  ...(parts.activation?.hasEnded && { hasEnded: true, nextLessonId: null }),
})

type OwnedRow = {
  id: number
  name: string
  slug: string
  imageUrl: string | null
  expiresAt: Date | null
  hasEnded: boolean
}
type OwnedParts = {
  row: OwnedRow
  lessons: readonly { id: number }[]
  studied: readonly Studied[]
  examinationCount: number
}

/** A course among the reader’s own, with progress and the end of access. */
export const ownedCourse = ({
  row,
  lessons,
  studied,
  examinationCount,
}: OwnedParts): UserCourse => ({
  courseId: row.id,
  courseName: row.name,
  slug: row.slug,
  imageURL: row.imageUrl,
  totalLesson: lessons.length,
  totalExamination: examinationCount,
  expireDate: row.expiresAt?.toISOString() ?? null,
  ...progressOf(lessons, studied),
  ...(row.hasEnded && { hasEnded: true, nextLessonId: null }),
})

export type LessonParts = LessonWithCourse & {
  attachments: readonly AttachmentRow[]
  inOrder: readonly { id: number }[]
  /** Opens the lesson's files; null where they lie open to everybody. */
  pass: string | null
  progress: { position: number; duration: number | null; completedAt: Date | null } | null
}

/** Files of the shop's own folder carry the pass; what lies elsewhere has its own rules. */
const fileAddress = <T extends string | null>(address: T, pass: string | null) =>
  pass !== null && address?.startsWith('/media/')
    ? `${address}${address.includes('?') ? '&' : '?'}pass=${pass}`
    : address

/** The page of a lesson; its films and files have addresses that carry the reader’s pass. */
export function lessonDetail({ lesson, course, pass, ...parts }: LessonParts): LessonDetail {
  const { attachments, inOrder, progress } = parts
  const at = inOrder.findIndex((one) => one.id === lesson.id)
  return {
    lessonId: lesson.id,
    lessonName: lesson.name,
    courseId: course.id,
    courseName: course.name,
    courseSlug: course.slug,
    content: setFormulas(lesson.contentHtml),
    videoURL: fileAddress(lesson.videoUrl, pass),
    captionURL: fileAddress(lesson.captionUrl, pass),
    duration: lesson.duration,
    attachments: attachments.map((file) => ({
      attachmentId: file.id,
      fileName: file.fileName,
      fileURL: fileAddress(`/media/file/${file.id}`, pass),
      fileSize: file.fileSize,
      mimeType: file.mimeType,
    })),
    previousLessonId: inOrder[at - 1]?.id ?? null,
    nextLessonId: at < 0 ? null : (inOrder[at + 1]?.id ?? null),
    ...(progress && {
      resumePosition: resumeAt(progress.position, lesson.duration ?? progress.duration),
      isCompleted: progress.completedAt !== null,
    }),
  }
}
