import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '@/components/office/form/section'
import { RecordLink } from '@/components/office/frame/office-paths'
import { PagedRows } from '@/components/office/list/paged-rows'
import { staffCall } from '@/components/office/session/staff-call'
import { staffVouchers } from '@/contract/staff/vouchers'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeVouchers as texts } from '@/lib/messages/office-vouchers'

/** Orders that used a code, the newest first. */
export function VoucherUses({ id }: { id: number }) {
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: ['office-voucher-uses', id, page],
    queryFn: () => staffCall(staffVouchers.listVoucherUses, { params: { id }, query: { page } }),
  })
  return (
    <Section title={texts.uses}>
      <PagedRows query={query} page={page} onPage={setPage} none={texts.noUses}>
        {({ orderId, orderCode, time, amount, isReleased }) => (
          <li key={orderId} className="flex justify-between gap-4 border-b border-line py-2">
            <span>
              <RecordLink resource="orders" id={orderId} className="link-quiet num font-semibold">
                {orderCode}
              </RecordLink>
              <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
                {[formatDateTime(time), ...(isReleased ? [texts.released] : [])].join(' · ')}
              </span>
            </span>
            <span className="num">{formatMoney(amount)}</span>
          </li>
        )}
      </PagedRows>
    </Section>
  )
}
