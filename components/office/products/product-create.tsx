import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordCreate } from '@/components/office/form/record-create'
import { PageHead } from '@/components/office/frame/page-head'
import { ProductFields } from '@/components/office/products/product-fields'
import { staffCall } from '@/components/office/session/staff-call'
import { Loading } from '@/components/ui/spinner'
import { staffProducts } from '@/contract/staff/products'
import { officeProducts as texts } from '@/lib/messages/office-products'

const resource = 'products'
const blank = { objectType: 0, isActive: false, weight: 300, language: 'vi', images: [], stock: 0 }

/** What a copy takes over: everything but what belongs to one book alone. */
function useOriginal(id: string | null) {
  const { data } = useQuery({
    queryKey: [resource, 'copy', id],
    queryFn: async () => (await staffCall(staffProducts.read, { params: { id: id ?? '' } })).data,
    enabled: id !== null,
  })
  if (!data) return null
  const { productName, author, categoryId, price, priceSale, description, publisher } = data
  const { vatClass, translator, series, coverForm, pages, size, weight, grade, subject, bookKind } =
    data
  const book = {
    publisher,
    translator,
    series,
    coverForm,
    pages,
    size,
    weight,
    grade,
    subject,
    bookKind,
  }
  const main = {
    author,
    categoryId,
    price,
    priceSale,
    vatClass,
    description,
    productName: texts.copyOf(productName),
  }
  return { ...blank, ...main, ...book }
}

/** Leaves out what was not filled in. */
const filled = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  )

/** A new product, blank or as a copy of another. */
export function ProductCreate() {
  const copied = useSearchParams().get('tu')
  const original = useOriginal(copied)
  if (copied !== null && !original) return <Loading />
  return (
    <RecordCreate resource={resource} transform={filled}>
      <PageHead title={texts.create} />
      <OfficeForm defaultValues={original ?? blank}>
        <ProductFields isNew />
      </OfficeForm>
    </RecordCreate>
  )
}
