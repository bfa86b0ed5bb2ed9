import { OfficeForm } from '@/components/office/form/office-form'
import { RecordCreate } from '@/components/office/form/record-create'
import { PageHead } from '@/components/office/frame/page-head'
import { VoucherFields } from '@/components/office/vouchers/voucher-fields'
import { officeVouchers } from '@/lib/messages/office-vouchers'

const blank = {
  code: '',
  kind: 1,
  title: '',
  description: '',
  discountType: 1,
  minOrder: 0,
  perUserLimit: 1,
  isPublic: true,
}

/** A new voucher or coupon. */
export const VoucherCreate = () => (
  <RecordCreate resource="vouchers">
    <PageHead title={officeVouchers.create} />
    <OfficeForm defaultValues={blank}>
      <VoucherFields isNew />
    </OfficeForm>
  </RecordCreate>
)
