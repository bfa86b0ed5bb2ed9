import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { RowAction } from '@/components/office/list/row-action'
import { statusOf } from '@/components/office/orders/order-list'
import { PrintPapers } from '@/components/office/orders/print-papers'
import {
  type Counts,
  countOf,
  isComplete,
  scan,
  scannedCopies,
} from '@/components/office/packing/count-scans'
import { PackingLines } from '@/components/office/packing/packing-lines'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { findPackingOrder, type PackingOrder, packOrder } from '@/contract/staff/packing'
import { isMissing, userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'
import { officeOrders } from '@/lib/messages/office-orders'
import { officePacking } from '@/lib/messages/office-packing'

const texts = officePacking
const CONFIRMED = 2
type Line = PackingOrder['lines'][number]
type Said = { text: string; isWrong: boolean }

/** What has been scanned so far, and what the last scan came to. */
function useScans(lines: readonly Line[]) {
  const [counts, setCounts] = useState<Counts>(new Map())
  const [said, setSaid] = useState<Said | null>(null)
  const set = (line: Line, count: number) => {
    setCounts(new Map(counts).set(line.orderLineId, count))
    setSaid({ text: texts.counted(line.productName, count, line.quantity), isWrong: false })
  }
  const read = (code: string) => {
    const result = scan(lines, counts, code)
    if (result.kind === 'counted') return set(result.line, result.count)
    const text =
      result.kind === 'unknown' ? texts.unknown(code) : texts.tooMany(result.line.productName)
    setSaid({ text, isWrong: true })
  }
  return { counts, said, set, read }
}

function usePacked({ orderId, orderCode, lines }: PackingOrder, counts: Counts) {
  const client = useQueryClient()
  const router = useRouter()
  const officePaths = useOfficePaths()
  return useMutation({
    mutationFn: (isPart: boolean) =>
      staffCall(packOrder, {
        params: { id: orderId },
        body: {
          isPart,
          lines: lines.map((line) => ({
            orderLineId: line.orderLineId,
            quantity: countOf(counts, line),
          })),
        },
      }),
    onSuccess: async (_, isPart) => {
      // A part is told by its own step.
      if (!isPart) toast.success(texts.packed(orderCode))
      await client.invalidateQueries({ queryKey: ['office-packing'] })
      router.push(officePaths.list('packing'))
    },
    onError: async (error) => {
      toast.error(userMessageOf(error))
      await client.invalidateQueries({ queryKey: ['office-packing'] })
    },
  })
}

type Part = { scanned: number; all: number; run: () => Promise<unknown> }
const PackPart = ({ scanned, all, run }: Part) => (
  <RowAction label={texts.part} about={texts.partAbout(scanned, all)} run={run} />
)

function Table({ order }: { order: PackingOrder }) {
  const { roles } = useOfficeSession()
  const { counts, said, set, read } = useScans(order.lines)
  const packed = usePacked(order, counts)
  const input = useRef<HTMLInputElement>(null)
  const isDone = isComplete(order.lines, counts)
  const all = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const scanned = scannedCopies(counts)
  const packPart = async () => {
    await packed.mutateAsync(true)
    return { successMessage: texts.packedPart(order.orderCode) }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    if (input.current) input.current.value = ''
    // An empty Enter after the last book finishes, so that nobody needs the mouse.
    if (code) read(code)
    else if (isDone && !packed.isPending) packed.mutate(false)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <form onSubmit={submit}>
        <TextInput
          ref={input}
          label={texts.scan}
          hint={texts.scanHint}
          autoComplete="off"
          autoFocus
        />
      </form>
      <div role="status" aria-live="assertive">
        {said ? <Notice tone={said.isWrong ? 'danger' : 'success'}>{said.text}</Notice> : null}
      </div>
      <PackingLines lines={order.lines} counts={counts} onCount={set} />
      <div className="sticky bottom-0 z-sticky flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3">
        {mayDo(roles, packOrder.roles) ? (
          <Button blocked={!isDone} busy={packed.isPending} onClick={() => packed.mutate(false)}>
            {texts.done}
          </Button>
        ) : null}
        <p className="num">{texts.progress(scanned, all)}</p>
        {mayDo(roles, packOrder.roles) && scanned > 0 && !isDone ? (
          <PackPart scanned={scanned} all={all} run={packPart} />
        ) : null}
      </div>
    </div>
  )
}

/** One order on the packing table: every copy is scanned before the parcel is closed. */
export function PackingTable({ id: code }: { id: string }) {
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    queryKey: ['office-packing', code],
    queryFn: async () => (await staffCall(findPackingOrder, { params: { code } })).data,
    retry: false,
  })
  // Once it is there, what has been scanned stays, whatever asking again says.
  if (!order) {
    if (!error) return <Loading />
    if (isMissing(error)) return <Notice tone="warning">{office.notFound}</Notice>
    return <LoadFailure error={error} onRetry={refetch} />
  }
  const title = officeOrders.order(order.orderCode)
  return (
    <>
      <PageHead title={title}>
        <PrintPapers orderIds={[order.orderId]} />
      </PageHead>
      <p className="mb-2 font-semibold">{[order.receiverName, ...order.tags].join(' · ')}</p>
      {order.note ? (
        <p className="mb-4">
          <span className="font-semibold">{texts.note}:</span> {order.note}
        </p>
      ) : null}
      {order.parcel ? (
        <div className="mb-4">
          <Section title={texts.parcelHolds(order.parcel.code)}>
            <ul>
              {order.parcel.copies.map(({ productName, quantity }) => (
                <li key={productName}>
                  <span className="num">{quantity}</span> × {productName}
                </li>
              ))}
            </ul>
          </Section>
        </div>
      ) : null}
      {order.isRest ? <p className="mb-4">{texts.restMore}</p> : null}
      {order.status === CONFIRMED || order.isRest ? (
        <Table key={JSON.stringify(order.lines)} order={order} />
      ) : (
        <Notice tone="warning">{texts.notWaiting(statusOf(order.status))}</Notice>
      )}
    </>
  )
}
