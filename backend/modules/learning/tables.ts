import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { appUser } from '@/backend/modules/accounts/tables'
import { product } from '@/backend/modules/catalog/tables'
import { createdAt, id, instant, tsvector, updatedAt } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

export const courseCategory = pgTable('course_category', {
  id: id(),
  parentId: integer('parent_id').references((): AnyPgColumn => courseCategory.id),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  position: integer('position').notNull().default(0),
})

export const course = pgTable(
  'course',
  {
    id: id(),
    categoryId: integer('category_id').references(() => courseCategory.id),
    /** The product that sells this course. */
    productId: integer('product_id').references(() => product.id),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    summary: text('summary').notNull().default(''),
    descriptionHtml: text('description_html').notNull().default(''),
    imageUrl: text('image_url'),
    teacher: text('teacher').notNull().default(''),
    grade: smallint('grade'),
    subject: text('subject'),
    inLibrary: boolean('in_library').notNull().default(false),
    isSgk: boolean('is_sgk').notNull().default(false),
    isFree: boolean('is_free').notNull().default(false),
    /** How long an activation lasts; null for ever. */
    validDays: integer('valid_days'),
    /** 0 draft, 1 published. */
    status: smallint('status').notNull().default(1),
    /** Put away by the staff: a draft that their lists leave out. */
    archivedAt: instant('archived_at'),
    position: integer('position').notNull().default(0),
    searchText: text('search_text').notNull().default(''),
    fts: tsvector('fts').generatedAlwaysAs(sql`to_tsvector('simple', "search_text")`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('course_library').on(t.categoryId, t.position, t.id).where(sql`${t.status} = 1`),
    index('course_product').on(t.productId),
    index('course_fts').using('gin', t.fts),
  ],
)

const courseId = () =>
  integer('course_id')
    .notNull()
    .references(() => course.id, { onDelete: 'cascade' })

export const courseChapter = pgTable(
  'course_chapter',
  {
    id: id(),
    courseId: courseId(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('course_chapter_course').on(t.courseId, t.position)],
)

export const lesson = pgTable(
  'lesson',
  {
    id: id(),
    courseId: courseId(),
    courseChapterId: integer('course_chapter_id').references(() => courseChapter.id, {
      onDelete: 'cascade',
    }),
    name: text('name').notNull(),
    slug: text('slug').notNull().default(''),
    contentHtml: text('content_html').notNull().default(''),
    videoUrl: text('video_url'),
    captionUrl: text('caption_url'),
    /** Seconds. */
    duration: integer('duration'),
    isPreview: boolean('is_preview').notNull().default(false),
    /** 0 draft, 1 published. */
    status: smallint('status').notNull().default(1),
    position: integer('position').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('lesson_course').on(t.courseId, t.position),
    index('lesson_chapter').on(t.courseChapterId, t.position),
    index('lesson_video').on(t.videoUrl),
    index('lesson_caption').on(t.captionUrl),
  ],
)

export const lessonAttachment = pgTable(
  'lesson_attachment',
  {
    id: id(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** Where the file lies under the media folder; its public address is made from the id. */
    filePath: text('file_path').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull().default(0),
    mimeType: text('mime_type').notNull().default('application/octet-stream'),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    index('lesson_attachment_lesson').on(t.lessonId, t.position),
    index('lesson_attachment_file').on(t.filePath),
  ],
)

const learnerId = () =>
  integer('user_id')
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' })

export const userCourse = pgTable(
  'user_course',
  {
    userId: learnerId(),
    courseId: courseId(),
    orderId: uuid('order_id'),
    activatedAt: instant('activated_at').notNull().defaultNow(),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId] }),
    index('user_course_course').on(t.courseId),
  ],
)

/** A code printed in a book; it opens one course for the first reader who enters it. */
export const courseCode = pgTable(
  'course_code',
  {
    id: id(),
    codeHash: text('code_hash').notNull().unique(),
    /** The serial number printed beside the code. */
    seri: text('seri'),
    courseId: courseId(),
    batch: text('batch').notNull().default(''),
    usedBy: integer('used_by').references(() => appUser.id, { onDelete: 'set null' }),
    usedAt: instant('used_at'),
    /** Days it opened its course for; 0 for ever, null until it is used. */
    grantedDays: integer('granted_days'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (t) => [index('course_code_course').on(t.courseId), index('course_code_user').on(t.usedBy)],
)

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: learnerId(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    /** Seconds into the video. */
    position: integer('position').notNull().default(0),
    duration: integer('duration'),
    completedAt: instant('completed_at'),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] })],
)

impersonal(courseCategory, course, courseChapter, lesson, lessonAttachment)
