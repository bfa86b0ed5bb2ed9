import { eq } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { getCourse, lockCourse } from '@/backend/modules/learning/authoring/staff-course-queries'
import { writeOutline } from '@/backend/modules/learning/authoring/write-outline'
import { course, courseCategory } from '@/backend/modules/learning/tables'
import { addSearchWords, searchText } from '@/backend/modules/search'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { slugsFor } from '@/backend/platform/free-slugs'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import type { Parsed } from '@/contract/endpoint'
import { objectTypes, publicationStatus } from '@/contract/kinds'
import type { StaffCourse, staffCourses } from '@/contract/staff/courses'
import { slugOf } from '@/contract/text'

type Draft = Parsed<typeof staffCourses.create>['body']
type Change = Parsed<typeof staffCourses.change>['body']

/** Only what was named; `undefined` leaves a column alone. */
const columnsOf = (change: Change) => ({
  name: change.courseName,
  slug: change.slug,
  summary: change.summary,
  descriptionHtml: change.description,
  imageUrl: change.imageURL,
  teacher: change.teacher,
  grade: change.grade,
  subject: change.subject,
  categoryId: change.courseCategoryId,
  productId: change.productId,
  isFree: change.isFree,
  inLibrary: change.inLibrary,
  isSgk: change.isTextbook,
  validDays: change.validDays,
  ...(change.isPublished !== undefined && { status: change.isPublished ? 1 : 0 }),
})

async function checkProduct(tx: Tx, id: number | null | undefined) {
  if (!id) return
  const [row] = await tx
    .select({ objectType: product.objectType })
    .from(product)
    .where(eq(product.id, id))
  if (row?.objectType !== objectTypes.course) throw new HttpError(400, officeTexts.noCourseProduct)
}

async function checkCategory(tx: Tx, id: number | null | undefined) {
  if (!id) return
  const [row] = await tx
    .select({ id: courseCategory.id })
    .from(courseCategory)
    .where(eq(courseCategory.id, id))
  if (!row) throw new HttpError(400, officeTexts.noSuchCategory)
}

async function checkSlug(tx: Tx, wanted: string | undefined, own: number) {
  if (wanted === undefined) return
  const [row] = await tx.select({ id: course.id }).from(course).where(eq(course.slug, wanted))
  if (row && row.id !== own) throw new HttpError(409, officeTexts.addressTaken)
}

/** The words it is found by. */
async function indexCourse(tx: Tx, id: number) {
  const [row] = await tx.select().from(course).where(eq(course.id, id))
  if (!row) return
  const { name, subject, grade, teacher, summary } = row
  const words = searchText(name, subject, grade === null ? null : `lớp ${grade}`, teacher, summary)
  await tx.update(course).set({ searchText: words }).where(eq(course.id, id))
  await addSearchWords(tx, [name, teacher])
}

/** A draft under an address nobody has. */
async function insertCourse(tx: Tx, draft: Draft) {
  const usual = slugOf(draft.courseName) || 'khoa-hoc'
  for (const slug of slugsFor(usual)) {
    const [row] = await tx
      .insert(course)
      .values({
        ...columnsOf(draft),
        name: draft.courseName,
        slug,
        inLibrary: draft.inLibrary ?? true,
        status: publicationStatus.draft,
      })
      .onConflictDoNothing({ target: course.slug })
      .returning({ id: course.id })
    if (row) return row.id
  }
  throw new Error('no address was free')
}

/** What the audit log tells of it. */
const audited = ({ updatedTime: _, productName: __, priceSale: ___, ...facts }: StaffCourse) =>
  facts

/** A new course; 400 when its product or category does not fit. */
export const createCourse = (context: Context, draft: Draft) =>
  changeWithAudit(context, 'course.create', async (tx) => {
    await checkProduct(tx, draft.productId)
    await checkCategory(tx, draft.courseCategoryId)
    const id = await insertCourse(tx, draft)
    await indexCourse(tx, id)
    await raiseDataVersion(tx)
    const result = await getCourse(tx, id)
    return { subject: id, after: audited(result), result }
  })

/** Changes what is named, its outline too, and writes the audit log. 404 unknown, 409 when it is archived or its address taken. */
export const changeCourse = (context: Context, id: number, change: Change) =>
  changeWithAudit(context, 'course.change', async (tx) => {
    const row = await lockCourse(tx, id)
    if (row.archivedAt !== null) throw new HttpError(409, officeTexts.courseArchivedFirst)
    const before = await getCourse(tx, id)
    await checkProduct(tx, change.productId)
    await checkCategory(tx, change.courseCategoryId)
    await checkSlug(tx, change.slug, id)
    await tx
      .update(course)
      .set({ ...columnsOf(change), updatedAt: context.now() })
      .where(eq(course.id, id))
    if (change.chapters) await writeOutline(tx, id, change.chapters)
    await indexCourse(tx, id)
    await raiseDataVersion(tx)
    const result = await getCourse(tx, id)
    return { subject: id, before: audited(before), after: audited(result), result }
  })

/** Archived it is a draft that the lists leave out; who has bought it keeps the right to it. */
export const setArchived = (context: Context, id: number, isArchived: boolean) =>
  changeWithAudit(context, isArchived ? 'course.archive' : 'course.restore', async (tx) => {
    await lockCourse(tx, id)
    const archivedAt = isArchived ? context.now() : null
    await tx
      .update(course)
      .set({ archivedAt, status: publicationStatus.draft, updatedAt: context.now() })
      .where(eq(course.id, id))
    await raiseDataVersion(tx)
    return { subject: id, result: await getCourse(tx, id) }
  })
