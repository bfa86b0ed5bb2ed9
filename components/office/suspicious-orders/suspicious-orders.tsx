import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/office/form/section'
import { RowAction } from '@/components/office/list/row-action'
import { OrderLink } from '@/components/office/orders/order-link'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import {
  listSuspiciousOrders,
  type SuspiciousGroup,
  takeBackOrders,
} from '@/contract/staff/suspicious-orders'
import { formatDateTime } from '@/lib/format/date'
import { officeSuspiciousOrders as texts } from '@/lib/messages/office-suspicious-orders'

/** Some orders a call, until none of those that were seen is left. */
async function takeBackAll({ kind, key, lastTime }: SuspiciousGroup, reason: string) {
  const body = { kind, key, lastTime, reason }
  let answer = await staffCall(takeBackOrders, { body })
  while (answer.data.left > 0 && answer.data.taken > 0) {
    answer = await staffCall(takeBackOrders, { body })
  }
  return answer
}

function Group({ group }: { group: SuspiciousGroup }) {
  const { kind, name, orders, copies, value, phones, firstTime, lastTime, newest = [] } = group
  return (
    <li className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="font-semibold wrap-anywhere">{texts.kinds[kind](name)}</p>
      <p>{texts.counts(orders, copies, value, phones)}</p>
      <p className="text-sm text-ink-2">
        {texts.times(formatDateTime(firstTime), formatDateTime(lastTime))}
      </p>
      <ul className="grid gap-1">
        {newest.map(({ orderId, orderCode, phone }) => (
          <li key={orderId} className="flex flex-wrap gap-x-4">
            <OrderLink orderId={orderId}>{orderCode}</OrderLink>
            <a className="link num" href={`tel:${phone}`}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
      <RowAction
        isDanger
        label={texts.takeBack}
        about={texts.about(orders)}
        run={(form) => takeBackAll(group, String(form.get('reason') ?? ''))}
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

/** Groups of suspicious, unconfirmed orders, taken back in one press; nothing where there are none. */
export function SuspiciousOrders() {
  const { data = [] } = useQuery({
    queryKey: ['office-suspicious-orders'],
    queryFn: async () => (await staffCall(listSuspiciousOrders, {})).data,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })
  if (data.length === 0) return null
  return (
    <Section title={texts.title}>
      <p>{texts.hint}</p>
      <ul className="grid gap-4">
        {data.map((group) => (
          <Group key={`${group.kind} ${group.key}`} group={group} />
        ))}
      </ul>
    </Section>
  )
}
