import { choiceFilter } from '@/components/office/list/choice-filter'
import { fieldColumn, timeColumn } from '@/components/office/list/columns'
import { CreateLink } from '@/components/office/list/create-link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { type FlashSaleRow, staffFlashSales } from '@/contract/staff/flash-sales'
import { officeCatalogue } from '@/lib/messages/office-catalogue'

const texts = officeCatalogue.flashSales
const resource = 'flashSales'

const columns: readonly Column<FlashSaleRow>[] = [
  fieldColumn('name', texts.columns.name, { sort: 'name' }),
  {
    key: 'state',
    label: texts.columns.state,
    text: ({ state }) => texts.states[state],
    cell: ({ state }) => <span className="whitespace-nowrap">{texts.states[state]}</span>,
  },
  timeColumn('startTime', texts.columns.start, { sort: 'startTime' }),
  timeColumn('endTime', texts.columns.end, { sort: 'endTime', isMinor: true }),
  fieldColumn('itemCount', texts.columns.items, { isNumber: true, isMinor: true }),
  {
    key: 'sold',
    label: texts.columns.sold,
    isNumber: true,
    isMinor: true,
    text: ({ sold }) => sold,
    cell: ({ sold, quantity }) => `${sold}/${quantity}`,
  },
]

/** Flash sales past, running and planned. */
export function FlashSaleList() {
  const { roles } = useOfficeSession()
  return (
    <ResourceList<FlashSaleRow>
      resource={resource}
      columns={columns}
      sort={{ field: 'startTime', order: 'DESC' }}
      nameOf={({ name }) => name}
      filters={[choiceFilter('state', texts.filterState, texts.states)]}
      actions={
        mayDo(roles, staffFlashSales.create.roles) ? (
          <CreateLink resource={resource}>{texts.create}</CreateLink>
        ) : null
      }
    />
  )
}
