import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '@/components/office/form/section'
import { PagedRows } from '@/components/office/list/paged-rows'
import { RowAction } from '@/components/office/list/row-action'
import { staffCall } from '@/components/office/session/staff-call'
import { TextInput } from '@/components/ui/text-input'
import { type StaffVoucher, staffVouchers } from '@/contract/staff/vouchers'
import { formatDate } from '@/lib/format/date'
import { officeVouchers as texts } from '@/lib/messages/office-vouchers'

const KEY = 'office-voucher-holders'

/** Whom a code was given to, and giving it to somebody else. */
export function VoucherHolders({ voucher: { id, code, state } }: { voucher: StaffVoucher }) {
  const [page, setPage] = useState(1)
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [KEY, id, page],
    queryFn: () => staffCall(staffVouchers.listVoucherHolders, { params: { id }, query: { page } }),
  })
  const thenAgain = async <T,>(done: Promise<T>) => {
    const answer = await done
    await client.invalidateQueries({ queryKey: [KEY, id] })
    return answer
  }
  const give = (form: FormData) => {
    const email = String(form.get('email') ?? '').trim()
    return thenAgain(staffCall(staffVouchers.giveVoucher, { params: { code }, body: { email } }))
  }
  const takeBack = (userId: number) =>
    thenAgain(staffCall(staffVouchers.takeVoucherBack, { params: { id, userId } }))
  return (
    <Section title={texts.holders}>
      <PagedRows query={query} page={page} onPage={setPage} none={texts.noHolders}>
        {({ userId, name, email, givenTime, useCount }) => (
          <li
            key={userId}
            className="flex items-start justify-between gap-4 border-b border-line py-2"
          >
            <span className="min-w-0">
              {name}
              <span className="block break-all text-sm text-ink-2">{email}</span>
              <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
                {[texts.givenAt(formatDate(givenTime)), texts.holderUses(useCount)].join(', ')}
              </span>
            </span>
            {useCount === 0 ? (
              <RowAction
                label={texts.takeBack}
                about={texts.takeBackAbout(name)}
                run={() => takeBack(userId)}
              />
            ) : null}
          </li>
        )}
      </PagedRows>
      {state === 'ended' ? null : (
        <div>
          <RowAction label={texts.give} about={texts.giveAbout} run={give}>
            <TextInput name="email" type="email" label={texts.giveEmail} required />
          </RowAction>
        </div>
      )}
    </Section>
  )
}
