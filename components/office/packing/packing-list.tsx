import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { RecordLink, useOfficePaths, useResource } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { PrintPapers } from '@/components/office/orders/print-papers'
import { PickingTable } from '@/components/office/packing/picking-table'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/spinner'
import { TextInput } from '@/components/ui/text-input'
import { getPickingList, type PickingList } from '@/contract/staff/packing'
import { formatDateTime } from '@/lib/format/date'
import { officePacking } from '@/lib/messages/office-packing'

const texts = officePacking
const resource = 'packing'

/** A scanner types the code of a slip or label and presses Enter. */
function OpenByCode() {
  const router = useRouter()
  const officePaths = useOfficePaths()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (code) router.push(officePaths.record(resource, code.toUpperCase()))
  }
  return (
    <form onSubmit={submit} className="mb-6 flex items-end gap-2">
      <TextInput
        name="code"
        label={texts.scanOrder}
        autoComplete="off"
        autoCapitalize="characters"
        className="min-w-0 flex-1 sm:max-w-96"
        data-autofocus=""
        autoFocus
      />
      <Button type="submit">{texts.start}</Button>
    </form>
  )
}

const Waiting = ({ orders }: Pick<PickingList, 'orders'>) => (
  <Section title={texts.orders}>
    <ul className="grid">
      {orders.map(({ orderId, orderCode, receiverName, copies, placedTime, isRest }) => (
        <li key={orderId} className="border-t border-line">
          <RecordLink
            resource={resource}
            id={orderCode}
            className="flex min-h-tap items-center justify-between gap-4 py-2 hover:bg-wash"
          >
            <span>
              <span className="num font-semibold">{orderCode}</span> {receiverName}
              {isRest ? <span className="text-ink-2"> · {texts.rest}</span> : null}
              <span className="num block text-sm text-ink-2">{formatDateTime(placedTime)}</span>
            </span>
            <span className="num">{texts.copies(copies)}</span>
          </RecordLink>
        </li>
      ))}
    </ul>
  </Section>
)

/** What waits to be packed, what to fetch for it, and its papers. */
export function PackingList() {
  const { label } = useResource(resource)
  const { data, error, refetch } = useQuery({
    queryKey: ['office-packing'],
    queryFn: async () => (await staffCall(getPickingList, {})).data,
    refetchOnWindowFocus: true,
  })
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const ids = data.orders.map(({ orderId }) => orderId)
  return (
    <>
      <PageHead title={label}>
        <p className="font-semibold">{texts.toPack(ids.length)}</p>
      </PageHead>
      <OpenByCode />
      {ids.length === 0 ? (
        <p className="text-ink-2">{texts.none}</p>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap gap-3">
            <PrintPapers orderIds={ids} />
          </div>
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <PickingTable lines={data.lines} />
            <Waiting orders={data.orders} />
          </div>
        </>
      )}
    </>
  )
}
