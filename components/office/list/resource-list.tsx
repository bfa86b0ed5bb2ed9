import { ListBase, type RaRecord, type SortPayload } from 'ra-core'
import type { ReactNode } from 'react'
import { useOfficePaths, useResource } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { type BulkAction, BulkBar } from '@/components/office/list/bulk-bar'
import { type Column, DataTable } from '@/components/office/list/data-table'
import { ExportButton } from '@/components/office/list/export-button'
import { type Filter, FilterBar } from '@/components/office/list/filter-bar'
import { ListPagination } from '@/components/office/list/list-pagination'
import type { ResourceName } from '@/components/office/resources'
import { office } from '@/lib/messages/office'

type Props<R extends RaRecord> = {
  resource: ResourceName
  /** Its label, unless it has a longer title. */
  title?: string
  columns: readonly Column<R>[]
  /** Further columns of its files. */
  exported?: readonly Column<R>[]
  filters?: readonly Filter[]
  sort: SortPayload
  /** What one row is called, for the checkbox beside it. */
  nameOf: (row: R) => string
  bulk?: readonly BulkAction[]
  /** What stands beside the title: the way to a new one. */
  actions?: ReactNode
  hasSearch?: boolean
  /** What can be searched for, when the usual words would not say it. */
  searchLabel?: string
  /** Rows are looked up and not leafed through: nothing of them is counted, kept in this browser or exported. */
  isLookUp?: boolean
  /** What stands in place of no rows. */
  none?: ReactNode
  noneFiltered?: ReactNode
  /** What stands between the title and the filters. */
  before?: ReactNode
}

/** A list of the office: search, filters, order, pages, selection and export, all in its address. */
export function ResourceList<R extends RaRecord>({
  resource,
  title: ownTitle,
  columns,
  exported = [],
  filters = [],
  sort,
  nameOf,
  bulk = [],
  actions,
  hasSearch = true,
  before,
  searchLabel = office.list.searchLabel,
  isLookUp = false,
  none,
  noneFiltered,
}: Props<R>) {
  const { label, address, record } = useResource(resource)
  const paths = useOfficePaths()
  const title = ownTitle ?? label
  return (
    <ListBase
      resource={resource}
      storeKey={`${address}.listParams`}
      sort={sort}
      perPage={25}
      disableAuthentication
    >
      <PageHead title={title}>
        {isLookUp ? null : <ExportButton columns={[...columns, ...exported]} name={address} />}
        {actions}
      </PageHead>
      {before}
      <FilterBar
        filters={filters}
        hasSearch={hasSearch}
        searchLabel={searchLabel}
        storedAs={address}
        isLookUp={isLookUp}
      />
      {bulk.length > 0 ? <BulkBar actions={bulk} resource={resource} /> : null}
      <DataTable
        columns={columns}
        nameOf={nameOf}
        hasSelection={bulk.length > 0}
        title={title}
        none={none}
        noneFiltered={noneFiltered}
        {...(record ? { hrefOf: ({ id }: R) => paths.record(resource, id) } : {})}
      />
      {isLookUp ? null : <ListPagination />}
    </ListBase>
  )
}
