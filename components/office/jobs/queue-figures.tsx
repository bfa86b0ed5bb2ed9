import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { staffCall } from '@/components/office/session/staff-call'
import { type QueueFigures as Figures, staffJobs } from '@/contract/staff/jobs'
import { officeJobs as texts } from '@/lib/messages/office-jobs'

const REFRESH_MS = 15_000
const names: Record<string, string> = texts.queues

const isBusy = ({ waiting, running, failed }: Figures) => waiting + running + failed > 0

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
      <dl>
        {busy.map((figures) => (
          <div
            key={figures.queue}
            className="grid gap-x-6 border-line border-b py-2 sm:grid-cols-[14rem_1fr]"
          >
            <dt className="font-semibold">{names[figures.queue] ?? figures.queue}</dt>
            <dd>
              {texts.counts(figures)}
              {figures.reason !== null && (
                <span className="block text-danger text-sm wrap-anywhere" title={figures.reason}>
                  {texts.lastReason(texts.reasonOf(figures.reason))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
