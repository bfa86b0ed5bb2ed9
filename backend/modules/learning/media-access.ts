import { sql } from 'drizzle-orm'
import { findLesson, ownsCourse } from '@/backend/modules/learning/course-detail-queries'
import { isPublicLesson } from '@/backend/modules/learning/course-mapper'
import { listLessonsUsing } from '@/backend/modules/learning/lesson-file-queries'
import { readLessonPass } from '@/backend/modules/learning/lesson-pass'
import type { Caller, Services } from '@/backend/platform/context'
import type { MediaFile } from '@/backend/platform/media/media-file'
import { publicationStatus } from '@/contract/kinds'

/** What a request for a file brings along. */
export type Asker = { caller: Caller | null; pass: string }

/** Everybody may have it, this asker may, or for this asker it does not exist. */
export type Access = 'public' | 'personal' | 'closed'

const passedLesson = (
  { config, now }: Pick<Services, 'config' | 'now'>,
  { pass }: Pick<Asker, 'pass'>,
) => (pass === '' ? null : readLessonPass(config.tokenSecret, pass, now()))

const isStaff = (caller: Caller | null) => caller?.roles.some((role) => role !== 'user') ?? false

/** Who may have what hangs on a lesson: those it is open to, by their token or by the pass they were given with it. */
export async function lessonAccess(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  lessonId: number,
  asker: Asker,
): Promise<Access> {
  const { db, now } = services
  const { caller } = asker
  const found = await findLesson(db, lessonId, 'all')
  if (!found) return 'closed'
  if (isPublicLesson(found)) return 'public'
  if (passedLesson(services, asker)?.lessonId === lessonId || isStaff(caller)) return 'personal'
  const isPublished =
    found.lesson.status === publicationStatus.published &&
    found.course.status === publicationStatus.published
  const isOwner = caller && (await ownsCourse(db, caller.userId, found.course.id, now()))
  return isPublished && isOwner ? 'personal' : 'closed'
}

/** Films and their captions exist for lessons; anything else in the folder is the shop's unless a lesson hands it out. */
const belongsToLessons = ({ contentType }: MediaFile) => /^(?:video\/|text\/vtt)/.test(contentType)

/** Who may have a file by its place in the folder. A film shown in several lessons is as open as the most open of them. */
export async function fileAccess(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  name: string,
  file: MediaFile,
  asker: Pick<Asker, 'pass'>,
): Promise<Access> {
  const lessons = await listLessonsUsing(services.db, [name, file.name])
  if (lessons.some(isPublicLesson)) return 'public'
  if (lessons.length === 0) return belongsToLessons(file) ? 'closed' : 'public'
  const passed = passedLesson(services, asker)
  return lessons.some(({ lesson }) => lesson.id === passed?.lessonId) ? 'personal' : 'closed'
}

/** Opening a file of a bought lesson begins the lesson, which counts when the course is refunded. */
export async function noteOpened(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  lessonId: number,
  { caller, pass }: Asker,
): Promise<void> {
  const userId = caller?.userId ?? passedLesson(services, { pass })?.userId
  if (!userId) return
  await services.db.execute(sql`insert into lesson_progress (user_id, lesson_id, updated_at)
    select u.user_id, l.id, ${services.now().toISOString()}::timestamptz
    from lesson l join user_course u on u.course_id = l.course_id
    where l.id = ${lessonId} and u.user_id = ${userId} on conflict do nothing`)
}
