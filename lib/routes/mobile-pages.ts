import { HOUR, MINUTE, type Page } from '@/lib/routes/page'

/** The same pages without header and footer, for the app's webviews; the app may write their paths in any case. */
export const mobilePages = {
  course: {
    path: '/mobile/course/{id}',
    cache: { lifetime: 5 * MINUTE, tags: ['course:{id}'], startsAtOnce: true },
  },
  lesson: {
    path: '/mobile/lesson/{id}',
    cache: { lifetime: 5 * MINUTE, tags: ['lesson:{id}'], startsAtOnce: true },
  },
  news: {
    path: '/mobile/news/{name}',
    cache: { lifetime: 5 * MINUTE, tags: ['news:{name}'], startsAtOnce: true },
  },
  textbook: {
    path: '/mobile/sgk/thu-vien-sgk/{id}',
    cache: { lifetime: HOUR, tags: ['textbook:{id}'], startsAtOnce: true },
  },
  exercise: { path: '/mobile/exercise/{id}', access: 'session' },
  myExercise: { path: '/mobile/myExercise/{id}', access: 'session' },
  exam: { path: '/mobile/exam/{id}', access: 'session' },
  myExam: { path: '/mobile/myexam/{id}', access: 'session' },
  myLesson: { path: '/mobile/mycourse/lesson/{id}', access: 'session' },
  myCourse: { path: '/mobile/mycourse/{id}', access: 'session' },
} as const satisfies Record<string, Page>
