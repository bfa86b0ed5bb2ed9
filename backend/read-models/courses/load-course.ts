import { runningPrices } from '@/backend/modules/catalog'
import { countExaminations } from '@/backend/modules/exams'
import {
  type Activation,
  type CourseWithProduct,
  courseDetail,
  findProgress,
  isPublicLesson,
  type LessonWithCourse,
  lessonDetail,
  lessonPass,
  listAttachments,
  listCourseChapters,
  listLessons,
  listStudied,
  type Visibility,
} from '@/backend/modules/learning'
import type { Context } from '@/backend/platform/context'

export const isStaff = ({ caller }: Pick<Context, 'caller'>) =>
  caller?.roles.some((role) => role === 'staff' || role === 'admin') ?? false

async function priceNow({ db, now }: Pick<Context, 'db' | 'now'>, sold: CourseWithProduct['sold']) {
  const running = sold && (await runningPrices(db, now())).get(sold.productId)
  return running?.price ?? sold?.salePrice ?? null
}

/** A course as this caller meets it: whoever owns it sees how far they have come. */
export async function courseDetailFor(
  context: Pick<Context, 'caller' | 'db' | 'now'>,
  found: CourseWithProduct,
  visibility: Visibility,
  activation: Activation,
) {
  const { db, caller } = context
  const { id } = found.course
  const studied = caller && activation ? await listStudied(db, caller.userId, [id]) : null
  return courseDetail({
    ...found,
    chapters: await listCourseChapters(db, id),
    lessons: await listLessons(db, id, visibility),
    examinationCount: await countExaminations(db, id),
    priceSale: await priceNow(context, found.sold),
    activation,
    isOpen: (activation !== null && !activation.hasEnded) || isStaff(context),
    studied: studied && (studied.get(id) ?? []),
  })
}

/** A lesson that is open to this caller. The addresses of files that are not everybody's open them for some hours. */
export async function lessonDetailFor(
  context: Context,
  found: LessonWithCourse,
  visibility: Visibility,
  isOwned: boolean,
) {
  const { db, caller, config, now } = context
  const { id } = found.lesson
  return lessonDetail({
    ...found,
    attachments: await listAttachments(db, id),
    inOrder: await listLessons(db, found.course.id, visibility),
    pass: isPublicLesson(found)
      ? null
      : lessonPass(config.tokenSecret, { lessonId: id, userId: caller?.userId ?? null }, now()),
    progress: isOwned && caller ? await findProgress(db, caller.userId, id) : null,
  })
}
