import { LEASE, reachesFor, submission } from '@/e2e/security/access-attempts'
import type { LiveShop } from '@/e2e/security/live-shop'
import { type Browser, jsonOf } from '@/e2e/support/http-browser'

const listOf = async <T>(here: Browser, path: string): Promise<T[]> =>
  jsonOf(await here.ask(path)).data

const data = async (asked: Promise<{ status: number; body: string }>) => {
  const { status, body } = await asked
  if (status !== 200) throw new Error(`The owner was refused: ${status} ${body}`)
  return JSON.parse(body).data
}

/** The pupil sits the exam of a course: handed in once, and begun once more. */
async function sitExam(here: Browser, courseId: number) {
  const [exam] = await listOf<{ examinationId: number }>(
    here,
    `/api/Examination/GetExaminations?courseId=${courseId}`,
  )
  const examId = exam?.examinationId ?? 0
  const begin = () =>
    data(here.call('POST', `/api/Examination/DoExam/${examId}`, { leaseKey: LEASE }))
  const first = await begin()
  await data(
    here.call('POST', '/api/Examination/SubmitExam', { ...submission(first.examResultId) }),
  )
  const second = await begin()
  return { examId, submitted: Number(first.examResultId), open: Number(second.examResultId) }
}

type Course = { courseChapters: { lessons: { lessonId: number; isPreview: boolean }[] }[] }

/** Everything the pupil owns, by how it is asked for. */
async function collect(owner: Browser) {
  const orders = (await listOf<{ orderId: string }>(owner, '/api/User/orders')).slice(0, 10)
  const addresses = await listOf<{ addressId: number }>(owner, '/api/UserAddress')
  const feedback = jsonOf(await owner.ask('/api/Feedback'))
  const cart = await data(owner.ask('/api/Order'))
  const { user } = await data(owner.ask('/api/User/UserApp?part=user'))
  const [course] = await listOf<{ courseId: number }>(owner, '/api/UserCourse')
  const courseId = course?.courseId ?? 0
  const detail: Course = await data(owner.ask(`/api/UserCourse/CourseDetail/${courseId}`))
  const lessons = detail.courseChapters
    .flatMap((chapter) => chapter.lessons)
    .filter(({ isPreview }) => !isPreview)
    .map(({ lessonId }) => lessonId)
  const files: string[] = []
  for (const id of lessons) {
    const { attachments = [], videoURL } = await data(
      owner.ask(`/api/UserCourse/LessonDetail/${id}`),
    )
    files.push(
      ...[...attachments.map((one: { fileURL: string }) => one.fileURL), videoURL].filter(Boolean),
    )
  }
  return {
    ...{ courseId, lessons, userId: Number(user.userId) },
    orders: orders.map(({ orderId }) => orderId),
    addresses: addresses.map(({ addressId }) => addressId),
    orderLines: feedback.waiting.map(
      ({ orderLineId }: { orderLineId: number }) => orderLineId,
    ) as number[],
    cartLines: cart.cartDetails.map(
      ({ cartDetailId }: { cartDetailId: number }) => cartDetailId,
    ) as number[],
    // Without the pass that came with them.
    files: [...new Set(files.map((file) => new URL(file, 'http://shop').pathname))],
    exam: await sitExam(owner, courseId),
  }
}

export type Things = Awaited<ReturnType<typeof collect>>

/** What the owner sees; the clock of the shop apart, nobody else may change any of it. */
function look(owner: Browser, { orders, addresses, courseId, exam }: Things) {
  const paths = [
    '/api/User/UserApp?part=user',
    '/api/User/orders',
    ...orders.map((id) => `/api/User/orders/${id}`),
    '/api/UserAddress',
    ...addresses.map((id) => `/api/UserAddress/userAddresses/${id}`),
    '/api/Order',
    '/api/Feedback',
    `/api/UserCourse/CourseDetail/${courseId}`,
    `/api/Examination/Detail/${exam.examId}`,
    `/api/Examination/ReviewExam/${exam.examId}`,
  ]
  return async () => {
    const seen: string[] = []
    for (const path of paths) {
      const { status, body } = await owner.ask(path)
      seen.push(`${path} ${status} ${body.replace(/"(serverTime|remaining\w*)":[^,}]+/g, '')}`)
    }
    return seen
  }
}

/** The pupil's things, how strangers reach for them, and what the pupil sees. */
export async function ownedThings(live: LiveShop, wardId: number) {
  const owner = await live.signedIn(live.account('user'))
  const things = await collect(owner)
  return { reaches: reachesFor(things, wardId), look: look(owner, things) }
}
