import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/office/form/section'
import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import { listOrderHeaps, type OrderHeap, takeBackOrders } from '@/contract/staff/order-heaps'
import { formatDateTime } from '@/lib/format/date'
import { officeOrderHeaps as texts } from '@/lib/messages/office-order-heaps'

/** Some orders a call, until none of those that were seen is left. */
async function takeBackAll({ kind, key, lastTime }: OrderHeap, reason: string) {
  const body = { kind, key, lastTime, reason }
  let answer = await staffCall(takeBackOrders, { body })
  while (answer.data.left > 0 && answer.data.taken > 0) {
    answer = await staffCall(takeBackOrders, { body })
  }
  return answer
}

function Heap({ heap }: { heap: OrderHeap }) {
  const { kind, name, orders, copies, value, phones, firstTime, lastTime } = heap
  return (
    <li className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="font-semibold wrap-anywhere">{texts.kinds[kind](name)}</p>
      <p>{texts.counts(orders, copies, value, phones)}</p>
      <p className="text-sm text-ink-2">
        {texts.times(formatDateTime(firstTime), formatDateTime(lastTime))}
      </p>
      <RowAction
        isDanger
        label={texts.takeBack}
        about={texts.about(orders)}
        run={(form) => takeBackAll(heap, String(form.get('reason') ?? ''))}
      >
        <TextInput
          name="reason"
          label={texts.reason}
          defaultValue={texts.usualReason}
          maxLength={300}
          required
        />
      </RowAction>
    </li>
  )
}

/** Heaps of unconfirmed orders, taken back in one press; nothing where there are none. */
export function OrderHeaps() {
  const { data = [] } = useQuery({
    queryKey: ['office-order-heaps'],
    queryFn: async () => (await staffCall(listOrderHeaps, {})).data,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })
  if (data.length === 0) return null
  return (
    <Section title={texts.title}>
      <p>{texts.hint}</p>
      <ul className="grid gap-4">
        {data.map((heap) => (
          <Heap key={`${heap.kind} ${heap.key}`} heap={heap} />
        ))}
      </ul>
    </Section>
  )
}
