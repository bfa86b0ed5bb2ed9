import Link from 'next/link'
import { useCategories } from '@/components/office/categories/use-categories'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { BarcodeField } from '@/components/office/products/barcode-field'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { buttonClass } from '@/components/ui/button-class'
import { type ProductRow, productStates, staffProducts } from '@/contract/staff-products'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeProducts as texts } from '@/lib/messages/office-products'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const resource = officeResources.products

const stateOf = ({ isActive, isArchived }: ProductRow) => {
  if (isArchived) return texts.states.archived
  return isActive ? texts.states.shown : texts.states.hidden
}

const columns: readonly Column<ProductRow>[] = [
  {
    key: 'name',
    label: texts.columns.name,
    sort: 'productName',
    text: ({ productName }) => productName,
    cell: ({ productName, author }) => (
      <>
        {productName}
        <span className="block text-sm font-normal text-ink-2">{author}</span>
      </>
    ),
  },
  {
    key: 'isbn',
    label: texts.fields.isbn,
    isMinor: true,
    text: ({ isbn }) => isbn ?? '',
    cell: ({ isbn }) => <span className="num text-sm">{isbn}</span>,
  },
  {
    key: 'price',
    label: texts.columns.price,
    sort: 'price',
    isNumber: true,
    text: ({ priceSale }) => priceSale,
    cell: ({ priceSale }) => formatMoney(priceSale),
  },
  {
    key: 'stock',
    label: texts.columns.stock,
    isNumber: true,
    text: ({ stock }) => stock,
    cell: ({ stock, reserved, objectType }) =>
      objectType === 0 ? (
        <>
          {stock}
          {reserved > 0 ? (
            <span className="block text-sm text-ink-2">{texts.promised(reserved)}</span>
          ) : null}
        </>
      ) : null,
  },
  {
    key: 'sold',
    label: texts.columns.sold,
    sort: 'soldCount',
    isNumber: true,
    isMinor: true,
    text: ({ soldCount }) => soldCount,
    cell: ({ soldCount }) => soldCount,
  },
  {
    key: 'state',
    label: texts.columns.state,
    isMinor: true,
    text: stateOf,
    cell: stateOf,
  },
  {
    key: 'updated',
    label: texts.columns.updated,
    sort: 'updatedTime',
    isMinor: true,
    text: ({ updatedTime }) => updatedTime,
    cell: ({ updatedTime }) => <span className="num text-sm">{formatDateTime(updatedTime)}</span>,
  },
]

const bulk = [
  { label: texts.show, change: { isActive: true } },
  { label: texts.hide, change: { isActive: false } },
]

export function ProductList() {
  const { roles } = useOfficeSession()
  const { options } = useCategories()
  const mayWrite = mayDo(roles, staffProducts.create.roles)
  return (
    <ResourceList<ProductRow>
      resource={resource}
      title={texts.title}
      before={<BarcodeField />}
      columns={columns}
      sort={{ field: 'updatedTime', order: 'DESC' }}
      nameOf={({ productName }) => productName}
      hrefOf={({ id }) => officePaths.record(resource, id)}
      bulk={mayWrite ? bulk : []}
      filters={[
        {
          kind: 'choice',
          source: 'state',
          label: texts.filterState,
          options: productStates.map((value) => ({ value, label: texts.states[value] })),
        },
        { kind: 'choice', source: 'categoryId', label: texts.filterCategory, options },
      ]}
      actions={
        mayWrite ? (
          <Link href={officePaths.create(resource)} prefetch={false} className={buttonClass({})}>
            {texts.create}
          </Link>
        ) : null
      }
    />
  )
}
