import { useRecordContext, useRedirect } from 'ra-core'
import { useCategories } from '@/components/office/categories/use-categories'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { Section } from '@/components/office/form/section'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { offText } from '@/components/office/vouchers/off-text'
import { VoucherFields } from '@/components/office/vouchers/voucher-fields'
import { VoucherHolders } from '@/components/office/vouchers/voucher-holders'
import { VoucherUses } from '@/components/office/vouchers/voucher-uses'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import { type StaffVoucher, staffVouchers } from '@/contract/staff/vouchers'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeVouchers as texts } from '@/lib/messages/office-vouchers'

const resource = 'vouchers'
type Props = { voucher: StaffVoucher }

/** Ending it early, or taking away one that nobody has used. */
function Steps({ voucher: { id, state, used } }: Props) {
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  const drop = async () => {
    const answer = await staffCall(staffVouchers.archive, { params: { id } })
    redirect(officePaths.list(resource))
    return answer
  }
  const isRunning = state === 'running' || state === 'usedUp'
  return (
    <>
      {isRunning ? (
        <RowAction
          label={texts.end}
          isDanger
          about={texts.endAbout}
          run={() => staffCall(staffVouchers.endVoucher, { params: { id } })}
        />
      ) : null}
      {used === 0 ? (
        <RowAction label={texts.drop} isDanger about={texts.dropAbout} run={drop} />
      ) : null}
    </>
  )
}

/** Categories and products the code is bound to. */
function Binding({ voucher: { categoryIds, products } }: Props) {
  const { options } = useCategories()
  const named = options.filter(({ value }) => categoryIds?.includes(value))
  const names = [
    ...named.map(({ label }) => label.trim()),
    ...products.map(({ productName }) => productName),
  ]
  return names.length > 0 ? <li>{names.join(', ')}</li> : null
}

/** What was published with the code. */
const Facts = ({ voucher }: Props) => (
  <Section title={texts.figures}>
    <p className="text-lg font-semibold">
      {texts.figureUses(voucher.used, voucher.usageLimit)} ·{' '}
      {texts.figureDiscounted(formatMoney(voucher.discounted))}
    </p>
    <ul className="grid gap-1 text-ink-2">
      <li>
        {[texts.kinds[voucher.kind], offText(voucher)].join(': ')}
        {voucher.minOrder > 0 ? ` · ${texts.fields.minOrder} ${formatMoney(voucher.minOrder)}` : ''}
      </li>
      <li className="num">
        {texts.from(formatDateTime(voucher.startTime))} ·{' '}
        {voucher.endTime ? texts.until(formatDateTime(voucher.endTime)) : texts.forEver}
      </li>
      {voucher.isPublic ? null : <li>{texts.private}</li>}
      <Binding voucher={voucher} />
    </ul>
  </Section>
)

function Body() {
  const voucher = useRecordContext<StaffVoucher>()
  const { roles } = useOfficeSession()
  // Coming from the list, the framework shows its row until the voucher is there.
  if (!voucher?.products) return <Loading />
  const mayWrite = mayDo(roles, staffVouchers.change.roles)
  const isOver = voucher.state === 'ended'
  const hasBegun = voucher.state !== 'planned' || voucher.used > 0
  return (
    <>
      <PageHead title={voucher.code}>
        <p className="self-center font-semibold">{texts.states[voucher.state]}</p>
        {mayWrite ? <Steps voucher={voucher} /> : null}
      </PageHead>
      {hasBegun ? (
        <div className="mb-6">
          <Notice>{isOver ? texts.over : texts.fixed}</Notice>
        </div>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Facts voucher={voucher} />
          {mayWrite ? <VoucherUses id={voucher.id} /> : null}
          {mayWrite ? <VoucherHolders voucher={voucher} /> : null}
        </div>
        {mayWrite && !isOver ? (
          // What may be changed moves on with its state.
          <OfficeForm key={voucher.state}>
            <VoucherFields hasBegun={hasBegun} />
          </OfficeForm>
        ) : null}
      </div>
    </>
  )
}

/** One voucher or coupon: its use, whom it was given to, and what may still be changed. */
export const VoucherEdit = ({ id }: { id: string }) => (
  <RecordEdit resource={resource} id={id}>
    <Body />
  </RecordEdit>
)
