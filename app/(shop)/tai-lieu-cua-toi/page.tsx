import type { Metadata } from 'next'
import { myCourseLinks } from '@/app/(shop)/my-course-links'
import { SessionExpired } from '@/components/auth/session-expired'
import { MyCoursesView } from '@/components/learning/my-courses-view'
import { PageStatus } from '@/components/ui/page-status'
import { listUserCourses } from '@/contract/shop/learning'
import { listOwnCourses } from '@/lib/learning/find-own-course'
import { library } from '@/lib/messages/library'
import { paths } from '@/lib/routes/paths'
import { firstValue, readQuery, type SearchParams } from '@/lib/routes/read-query'
import { requireSession } from '@/lib/session/require-session'

type Props = { searchParams: Promise<SearchParams> }

export const metadata: Metadata = {
  title: library.mine.title,
  robots: { index: false, follow: false },
}

export default async function MyDocumentsPage({ searchParams }: Props) {
  const params = await searchParams
  const { page } = readQuery(listUserCourses, params)
  // After signing in the form for the code is there at once.
  const here = firstValue(params['kich-hoat']) ? paths.activation() : paths.myDocuments({ page })
  await requireSession(here)
  const found = await listOwnCourses(page)
  if (found.kind === 'guest') return <SessionExpired next={here} isStaying />
  return (
    <>
      {found.kind === 'failed' ? <PageStatus code={503} /> : null}
      <MyCoursesView
        list={found.kind === 'found' ? found : null}
        page={page}
        links={myCourseLinks}
      />
    </>
  )
}
