import { FlashSaleFields } from '@/components/office/flash-sales/flash-sale-fields'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordCreate } from '@/components/office/form/record-create'
import { PageHead } from '@/components/office/frame/page-head'
import { officeCatalogue } from '@/lib/messages/office-catalogue'

/** A new flash sale. */
export function FlashSaleCreate() {
  return (
    <RecordCreate resource="flashSales">
      <PageHead title={officeCatalogue.flashSales.create} />
      <OfficeForm defaultValues={{ name: '', items: [] }}>
        <FlashSaleFields />
      </OfficeForm>
    </RecordCreate>
  )
}
