import { LinkButton } from '@/components/ui/link-button'
import { exams } from '@/lib/messages/exams'
import { paths } from '@/lib/routes/paths'

/** To the reader's own page of a course whose time is over: progress, results, and how to renew it. The app may not sell. */
export const RenewLink = ({ courseId, isEmbedded }: { courseId: number; isEmbedded: boolean }) =>
  isEmbedded ? (
    <LinkButton href={paths.mobile.myCourse(courseId)}>{exams.wayOn.toCourse}</LinkButton>
  ) : (
    <LinkButton href={paths.course({ id: courseId })}>{exams.ended.renew}</LinkButton>
  )
