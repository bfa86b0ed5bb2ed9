import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { staffCall } from '@/components/office/session/staff-call'
import { staffJobs } from '@/contract/staff/jobs'
import { officeJobs as texts } from '@/lib/messages/office-jobs'

const REFRESH_MS = 15_000
const names: Record<string, string> = texts.queues

/** How much waits and runs in each queue. */
export function QueueFigures() {
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'job-queues'],
    queryFn: () => staffCall(staffJobs.getJobQueues, {}),
    refetchInterval: REFRESH_MS,
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return (
    <section aria-label={texts.figures} aria-busy={!data} className="mb-6 min-h-40 overflow-x-auto">
      <table className="w-full text-left">
        <thead>
          <tr className="border-line border-b text-ink-2 text-sm">
            <th className="py-2 pr-4 font-normal">{texts.queue}</th>
            <th className="py-2 pr-4 text-right font-normal">{texts.waiting}</th>
            <th className="py-2 pr-4 text-right font-normal">{texts.running}</th>
            <th className="py-2 pr-4 text-right font-normal">{texts.failed}</th>
            <th className="py-2 text-right font-normal">{texts.oldest}</th>
          </tr>
        </thead>
        <tbody>
          {data?.data.map(({ queue, waiting, running, failed, oldestSeconds }) => (
            <tr key={queue} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 font-normal">
                {names[queue] ?? queue}
              </th>
              <td className="num py-2 pr-4 text-right">{waiting}</td>
              <td className="num py-2 pr-4 text-right">{running}</td>
              <td className="num py-2 pr-4 text-right">{failed}</td>
              <td className="num py-2 text-right">
                {oldestSeconds === null ? '' : texts.seconds(oldestSeconds)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
