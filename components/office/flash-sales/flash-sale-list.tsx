import Link from 'next/link'
import type { Column } from '@/components/office/list/data-table'
import { ResourceList } from '@/components/office/list/resource-list'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { buttonClass } from '@/components/ui/button-class'
import { type FlashSaleRow, flashSaleStates, staffFlashSales } from '@/contract/staff-flash-sales'
import { formatDateTime } from '@/lib/format/date'
import { officeCatalogue } from '@/lib/messages/office-catalogue'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

const texts = officeCatalogue.flashSales
const resource = officeResources.flashSales

const columns: readonly Column<FlashSaleRow>[] = [
  {
    key: 'name',
    label: texts.columns.name,
    sort: 'name',
    text: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    key: 'state',
    label: texts.columns.state,
    text: ({ state }) => texts.states[state],
    cell: ({ state }) => <span className="whitespace-nowrap">{texts.states[state]}</span>,
  },
  {
    key: 'start',
    label: texts.columns.start,
    sort: 'startTime',
    text: ({ startTime }) => startTime,
    cell: ({ startTime }) => <span className="num text-sm">{formatDateTime(startTime)}</span>,
  },
  {
    key: 'end',
    label: texts.columns.end,
    sort: 'endTime',
    isMinor: true,
    text: ({ endTime }) => endTime,
    cell: ({ endTime }) => <span className="num text-sm">{formatDateTime(endTime)}</span>,
  },
  {
    key: 'items',
    label: texts.columns.items,
    isNumber: true,
    isMinor: true,
    text: ({ itemCount }) => itemCount,
    cell: ({ itemCount }) => itemCount,
  },
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
      title={texts.title}
      columns={columns}
      sort={{ field: 'startTime', order: 'DESC' }}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => officePaths.record(resource, id)}
      filters={[
        {
          kind: 'choice',
          source: 'state',
          label: texts.filterState,
          options: flashSaleStates.map((value) => ({ value, label: texts.states[value] })),
        },
      ]}
      actions={
        mayDo(roles, staffFlashSales.create.roles) ? (
          <Link href={officePaths.create(resource)} prefetch={false} className={buttonClass({})}>
            {texts.create}
          </Link>
        ) : null
      }
    />
  )
}
