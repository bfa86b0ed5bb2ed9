import Link from 'next/link'
import { useDelete, useNotify, useRecordContext, useRedirect } from 'ra-core'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { PricePanel } from '@/components/office/products/price-panel'
import { ProductFields } from '@/components/office/products/product-fields'
import { StockPanel } from '@/components/office/products/stock-panel'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { type StaffProduct, staffProducts } from '@/contract/staff/products'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeProducts as texts } from '@/lib/messages/office-products'
import { paths } from '@/lib/routes/paths'
import { previewOf } from '@/lib/routes/preview'

const resource = 'products'

/** Archiving can be taken back until its toast goes; an archived one can be brought back any time. */
function ArchiveButton({ record }: { record: StaffProduct }) {
  const notify = useNotify()
  const redirect = useRedirect()
  const officePaths = useOfficePaths()
  const [archive] = useDelete()
  const onError = (error: unknown) => notify(userMessageOf(error), { type: 'error' })
  if (record.isArchived) {
    const restore = async () => {
      try {
        await staffCall(staffProducts.restoreProduct, { params: { id: record.id } })
        location.reload()
      } catch (error) {
        onError(error)
      }
    }
    return (
      <Button variant="quiet" onClick={restore}>
        {texts.restore}
      </Button>
    )
  }
  const run = () =>
    archive(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify(texts.archived, { type: 'success', undoable: true })
          redirect(officePaths.list(resource))
        },
        onError,
      },
    )
  return (
    <Button variant="quiet" icon="trash" onClick={run}>
      {texts.archive}
    </Button>
  )
}

function Head({ record, mayWrite }: { record: StaffProduct; mayWrite: boolean }) {
  const officePaths = useOfficePaths()
  return (
    <PageHead title={record.productName}>
      <a
        href={record.isActive ? paths.product(record) : previewOf(paths.product(record))}
        className={buttonClass({ variant: 'quiet' })}
        target="_blank"
        rel="noreferrer"
      >
        {record.isActive ? texts.preview : texts.previewHidden}
      </a>
      {mayWrite ? (
        <>
          <Link
            href={`${officePaths.create(resource)}?tu=${record.id}`}
            prefetch={false}
            className={buttonClass({ variant: 'quiet' })}
          >
            {texts.copy}
          </Link>
          <ArchiveButton record={record} />
        </>
      ) : null}
    </PageHead>
  )
}

function Body() {
  const record = useRecordContext<StaffProduct>()
  const { roles } = useOfficeSession()
  if (!record) return null
  const mayWrite = mayDo(roles, staffProducts.create.roles)
  return (
    <>
      <Head record={record} mayWrite={mayWrite} />
      <div className="grid gap-8">
        {mayWrite ? (
          <OfficeForm>
            <ProductFields isNew={false} />
          </OfficeForm>
        ) : null}
        {record.objectType === 0 ? <StockPanel product={record} /> : null}
        <PricePanel product={record} />
      </div>
    </>
  )
}

/** One product with everything about it. */
export function ProductEdit({ id }: { id: string }) {
  return (
    <RecordEdit resource={resource} id={id}>
      <Body />
    </RecordEdit>
  )
}
