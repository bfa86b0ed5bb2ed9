import { useCategories } from '@/components/office/categories/use-categories'
import { choiceFilter } from '@/components/office/list/choice-filter'
import { fieldColumn, moneyColumn, TwoLines, timeColumn } from '@/components/office/list/columns'
import { CreateLink } from '@/components/office/list/create-link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { BarcodeField } from '@/components/office/products/barcode-field'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { type ProductRow, staffProducts } from '@/contract/staff/products'
import { officeProducts as texts } from '@/lib/messages/office-products'

const resource = 'products'

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
    cell: ({ productName, author }) => <TwoLines below={author}>{productName}</TwoLines>,
  },
  {
    key: 'isbn',
    label: texts.fields.isbn,
    isMinor: true,
    text: ({ isbn }) => isbn ?? '',
    cell: ({ isbn }) => <span className="num text-sm">{isbn}</span>,
  },
  moneyColumn('priceSale', texts.columns.price, { sort: 'price' }),
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
  fieldColumn('soldCount', texts.columns.sold, {
    sort: 'soldCount',
    isNumber: true,
    isMinor: true,
  }),
  {
    key: 'state',
    label: texts.columns.state,
    isMinor: true,
    text: stateOf,
    cell: stateOf,
  },
  timeColumn('updatedTime', texts.columns.updated, { sort: 'updatedTime', isMinor: true }),
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
      before={<BarcodeField />}
      columns={columns}
      sort={{ field: 'updatedTime', order: 'DESC' }}
      nameOf={({ productName }) => productName}
      bulk={mayWrite ? bulk : []}
      filters={[
        choiceFilter('state', texts.filterState, texts.states),
        { kind: 'choice', source: 'categoryId', label: texts.filterCategory, options },
      ]}
      actions={mayWrite ? <CreateLink resource={resource}>{texts.create}</CreateLink> : null}
    />
  )
}
