import { useRecordContext, useRedirect } from 'ra-core'
import { FlashSaleFields } from '@/components/office/flash-sales/flash-sale-fields'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { RowAction } from '@/components/office/list/row-action'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { type StaffFlashSale, staffFlashSales } from '@/contract/staff/flash-sales'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeCatalogue } from '@/lib/messages/office-catalogue'
import { paths } from '@/lib/routes/paths'

const texts = officeCatalogue.flashSales
const resource = 'flashSales'

/** What can be done with a sale at its time: taken back before it begins, ended while it runs. */
function Steps({ sale: { id, state } }: { sale: StaffFlashSale }) {
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  if (state === 'planned') {
    const drop = async () => {
      await staffCall(staffFlashSales.archive, { params: { id } })
      redirect(officePaths.list(resource))
    }
    return <RowAction label={texts.drop} isDanger about={texts.dropMore} run={drop} />
  }
  if (state !== 'running') return null
  const end = () => staffCall(staffFlashSales.endFlashSale, { params: { id } })
  return <RowAction label={texts.endNow} isDanger about={texts.endNowMore} run={end} />
}

/** What it was, for whoever may not change it any more. */
const Summary = ({ sale }: { sale: StaffFlashSale }) => (
  <div className="panel grid gap-3">
    <p>
      {formatDateTime(sale.startTime)} – {formatDateTime(sale.endTime)}
    </p>
    <ul className="grid gap-2">
      {sale.items.map((item) => (
        <li key={item.productId} className="flex justify-between gap-4 border-t border-line pt-2">
          <span>{item.productName}</span>
          <span className="num shrink-0 text-right">
            {formatMoney(item.price)} · {item.sold}/{item.quantity}
          </span>
        </li>
      ))}
    </ul>
  </div>
)

function Body() {
  const sale = useRecordContext<StaffFlashSale>()
  const { roles } = useOfficeSession()
  if (!sale) return null
  const mayWrite = mayDo(roles, staffFlashSales.change.roles)
  const isOver = sale.state === 'ended'
  return (
    <>
      <PageHead title={sale.name}>
        <a
          href={paths.flashSale()}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {texts.toShop}
        </a>
        {mayWrite ? <Steps sale={sale} /> : null}
      </PageHead>
      {sale.state === 'planned' ? null : (
        <div className="mb-6">
          <Notice>{isOver ? texts.over : texts.running}</Notice>
        </div>
      )}
      {mayWrite && !isOver ? (
        // Its times and counts may have moved on since they were read.
        <OfficeForm key={sale.state}>
          <FlashSaleFields hasBegun={sale.state === 'running'} />
        </OfficeForm>
      ) : (
        <Summary sale={sale} />
      )}
    </>
  )
}

/** One flash sale: changed while that is still fair, read afterwards. */
export function FlashSaleEdit({ id }: { id: string }) {
  return (
    <RecordEdit resource={resource} id={id}>
      <Body />
    </RecordEdit>
  )
}
