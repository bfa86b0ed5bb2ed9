import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { staffCall } from '@/components/office/session/staff-call'
import { type QueueFigures as Figures, staffJobs } from '@/contract/staff/jobs'
import { officeJobs as texts } from '@/lib/messages/office-jobs'

const REFRESH_MS = 15_000
const names: Record<string, string> = texts.queues

const isBusy = ({ waiting, running, failed }: Figures) => waiting + running + failed > 0

const Figure = ({ children }: { children: ReactNode }) => (
  <td className="num py-2 pl-3 text-right align-top">{children}</td>
)

function Queue({ queue, waiting, running, failed, oldestSeconds, reason }: Figures) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-2 text-left font-normal">
        {names[queue] ?? queue}
        {reason !== null && (
          <span className="block text-danger text-sm wrap-anywhere" title={reason}>
            {texts.lastReason(texts.reasonOf(reason))}
          </span>
        )}
      </th>
      <Figure>{waiting}</Figure>
      <Figure>{running}</Figure>
      <Figure>{failed}</Figure>
      <Figure>{oldestSeconds === null ? '–' : texts.seconds(oldestSeconds)}</Figure>
    </tr>
  )
}

/** What waits, runs and has failed, by queue; queues in which nothing stands are left out. */
export function QueueFigures() {
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'job-queues'],
    queryFn: () => staffCall(staffJobs.getJobQueues, {}),
    refetchInterval: REFRESH_MS,
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  const busy = data?.data.filter(isBusy) ?? []
  return (
    <section aria-label={texts.figures} aria-busy={!data} className="mb-6 min-h-16">
      {data && busy.length === 0 && <p className="text-ink-2">{texts.nothingWaits}</p>}
      {busy.length > 0 && (
        <table className="w-full">
          <thead>
            <tr className="border-line border-b text-ink-2 text-sm">
              <th className="py-2 text-left font-normal">{texts.queue}</th>
              {[texts.waiting, texts.running, texts.failed, texts.oldest].map((label) => (
                <th key={label} className="py-2 pl-3 text-right align-bottom font-normal">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busy.map((figures) => (
              <Queue key={figures.queue} {...figures} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
