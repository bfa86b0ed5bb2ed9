import { useQuery } from '@tanstack/react-query'
import { LifeBadge } from '@/components/office/documents/document-life'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { RecordLink } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { staffCall } from '@/components/office/session/staff-call'
import { Loading } from '@/components/ui/spinner'
import { staffBlocks } from '@/contract/staff/blocks'
import { formatDateTime } from '@/lib/format/date'
import { officeBlocks as texts } from '@/lib/messages/office-blocks'

/** The pages that are composed of parts. */
export function BlockList() {
  const { data, error, refetch } = useQuery({
    queryKey: ['office-blocks'],
    queryFn: async () => (await staffCall(staffBlocks.list, {})).data,
    refetchOnMount: 'always',
  })
  return (
    <>
      <PageHead title={texts.title} />
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {data || error ? null : <Loading />}
      <ul className="grid gap-4 sm:grid-cols-2">
        {data?.map((block) => (
          <li key={block.id} className="panel grid content-start gap-2">
            <h2 className="text-h3">
              <RecordLink
                resource="blocks"
                id={block.id}
                className="link inline-flex min-h-tap items-center"
              >
                {block.title}
              </RecordLink>
            </h2>
            <p>{texts.about[block.id]}</p>
            <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
              <LifeBadge {...block} />
              {block.changedBy
                ? texts.lastChange(block.changedBy, formatDateTime(block.changedTime))
                : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
