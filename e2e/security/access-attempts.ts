import { randomUUID } from 'node:crypto'
import type { Things } from '@/e2e/security/owned-resources'

type Id = number | string

/** One way of reaching for a thing that is somebody else's. */
export type Reach = {
  what: string
  method: string
  path: (id: Id) => string
  body?: (id: Id) => unknown
  ids: readonly Id[]
  /** An id of this kind that nobody has. */
  unknown: Id
  /** What everybody may know to exist, such as a course: it is refused with a reason, not as if it were not there. */
  isKnown?: true
}

/** Even who knows the key of the browser that sits the exam must not hand it in for somebody else. */
export const LEASE = 'the browser of the pupil'
export const submission = (id: Id) => ({
  ...{
    examResultId: id,
    leaseKey: LEASE,
    submitKey: randomUUID(),
    answerResult: {},
    answerRevs: {},
  },
})

const NOBODYS = 2_000_000_000
const NO_ORDER = '0199f0a0-0000-7000-8000-000000000001'
const profile = {
  Address: '',
  WardId: null,
  Gender: 1,
  Birthday: '2000-01-01',
  Phone: '0911111111',
  Name: 'Kẻ lạ',
}
const address = { name: 'Kẻ lạ', phone: '0911111111', address: 'đâu đó' }

type Way = [method: string, path: (id: Id) => string, body?: (id: Id) => unknown]

/** The ways to one kind of thing. */
const ways = (kind: Pick<Reach, 'what' | 'ids' | 'unknown' | 'isKnown'>, all: Way[]): Reach[] =>
  all.map(([method, path, body]) => ({ ...kind, method, path, ...(body && { body }) }))

const under = (path: string) => (id: Id) => `${path}/${id}`
const at = (path: string) => () => path

const ofBuyer = (things: Things, wardId: number): Reach[] => [
  ...ways({ what: 'order', ids: things.orders, unknown: NO_ORDER }, [
    ['GET', under('/api/User/orders')],
    ['GET', under('/api/Order')],
    ['PATCH', at('/api/User/CancelOrder'), (orderId) => ({ orderId })],
    ['POST', (id) => `/api/Order/${id}/cancel`, () => ({})],
    ['POST', (id) => `/api/Order/${id}/pay`, () => ({ paymentType: 1 })],
  ]),
  ...ways({ what: 'order line', ids: things.orderLines, unknown: NOBODYS }, [
    ['POST', at('/api/Feedback'), (orderLineId) => ({ orderLineId, rating: 1, content: 'tệ' })],
  ]),
  ...ways({ what: 'cart line', ids: things.cartLines, unknown: NOBODYS }, [
    ['PATCH', under('/api/Order/cartDetails'), () => ({ Quantity: 9 })],
    ['DELETE', under('/api/Order/cartDetails')],
  ]),
  ...ways({ what: 'address', ids: things.addresses, unknown: NOBODYS }, [
    ['GET', under('/api/UserAddress/userAddresses')],
    ['PATCH', under('/api/UserAddress/userAddresses'), () => ({ ...address, wardId })],
    ['DELETE', under('/api/UserAddress/userAddresses')],
    ['PATCH', at('/api/Order/Address'), (addressId) => ({ addressId })],
  ]),
  ...ways({ what: 'profile', ids: [things.userId], unknown: NOBODYS }, [
    ['PATCH', under('/api/User/UpdateUser'), () => profile],
  ]),
]

const save = (examResultId: Id) => ({
  ...{ examResultId, leaseKey: LEASE, answerResult: { 1: 0 }, answerRevs: { 1: 9 } },
})

const ofLearner = ({ courseId, lessons, exam, files }: Things): Reach[] => [
  ...ways({ what: 'course', ids: [courseId], unknown: NOBODYS, isKnown: true }, [
    ['GET', under('/api/UserCourse/CourseDetail')],
  ]),
  ...ways({ what: 'lesson', ids: lessons, unknown: NOBODYS, isKnown: true }, [
    ['GET', under('/api/UserCourse/LessonDetail')],
    ['POST', under('/api/UserCourse/LessonProgress'), () => ({ position: 1, duration: 2 })],
  ]),
  ...ways({ what: 'exam', ids: [exam.examId], unknown: NOBODYS, isKnown: true }, [
    ['GET', under('/api/Examination/Detail')],
    ['POST', under('/api/Examination/DoExam'), () => ({ leaseKey: LEASE, takeOver: true })],
    ['GET', under('/api/Examination/ReviewExam')],
  ]),
  ...ways({ what: 'attempt', ids: [exam.open, exam.submitted], unknown: NOBODYS }, [
    ['GET', (id) => `/api/Examination/ReviewExam/${exam.examId}?examResultId=${id}`],
    ['POST', at('/api/Examination/SaveExam'), save],
    ['POST', at('/api/Examination/SubmitExam'), submission],
  ]),
  ...ways({ what: 'file', ids: files, unknown: '/media/file/2000000000' }, [['GET', String]]),
]

/** Every way in which a stranger may reach for what is somebody's. */
export const reachesFor = (things: Things, wardId: number): Reach[] => [
  ...ofBuyer(things, wardId),
  ...ofLearner(things),
]
