import { CreateBase, useNotify, useRedirect } from 'ra-core'
import { FlashSaleFields } from '@/components/office/flash-sales/flash-sale-fields'
import { OfficeForm } from '@/components/office/form/office-form'
import { PageHead } from '@/components/office/frame/page-head'
import { userMessageOf } from '@/lib/api/upstream-error'
import { officeCatalogue } from '@/lib/messages/office-catalogue'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const resource = officeResources.flashSales

/** A new flash sale. */
export function FlashSaleCreate() {
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      disableAuthentication
      mutationOptions={{
        onSuccess: ({ id }: { id: number }) => {
          notify('ra.notification.created', { type: 'success' })
          redirect(officePaths.record(resource, id))
        },
        onError: (error: unknown) => notify(userMessageOf(error), { type: 'error' }),
      }}
    >
      <PageHead title={officeCatalogue.flashSales.create} />
      <OfficeForm defaultValues={{ name: '', items: [] }}>
        <FlashSaleFields />
      </OfficeForm>
    </CreateBase>
  )
}
