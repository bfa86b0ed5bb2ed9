import { eq, inArray, or } from 'drizzle-orm'
import { lessonWithCourse } from '@/backend/modules/learning/course-detail-queries'
import { course, lesson, lessonAttachment } from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'

/** A film lies beside its other encoding under the same name. */
const encodings = (name: string) =>
  /\.(?:webm|mp4)$/i.test(name)
    ? [name, name.replace(/\.\w+$/, '.webm'), name.replace(/\.\w+$/, '.mp4')]
    : [name]

/** The ways a lesson may write the address of a file. */
const addressesOf = (name: string) => [`/media/${name}`, `/media/${encodeURI(name)}`]

/** The lessons that show a file of the media folder or hand it out, drafts too. */
export async function listLessonsUsing(db: Db, names: readonly string[]) {
  const files = [...new Set(names.flatMap(encodings))]
  const addresses = [...new Set(files.flatMap(addressesOf))]
  // Two short looks at an index each; together in one query they would read every lesson.
  const shown = await db
    .select(lessonWithCourse)
    .from(lesson)
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(or(inArray(lesson.videoUrl, addresses), inArray(lesson.captionUrl, addresses)))
  const handedOut = await db
    .select(lessonWithCourse)
    .from(lessonAttachment)
    .innerJoin(lesson, eq(lesson.id, lessonAttachment.lessonId))
    .innerJoin(course, eq(course.id, lesson.courseId))
    .where(inArray(lessonAttachment.filePath, files))
  return [...shown, ...handedOut]
}
