import { ListBase, type RaRecord, type SortPayload } from 'ra-core'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/office/frame/page-head'
import { type BulkAction, BulkBar } from '@/components/office/list/bulk-bar'
import { type Column, DataTable } from '@/components/office/list/data-table'
import { ExportButton } from '@/components/office/list/export-button'
import { type Filter, FilterBar } from '@/components/office/list/filter-bar'
import { ListPagination } from '@/components/office/list/list-pagination'
import { office } from '@/lib/messages/office'
import type { OfficeResource } from '@/lib/routes/office-paths'

type Props<R extends RaRecord> = {
  resource: OfficeResource
  title: string
  columns: readonly Column<R>[]
  /** Further columns of its files. */
  exported?: readonly Column<R>[]
  filters?: readonly Filter[]
  sort: SortPayload
  /** What one row is called, for the checkbox beside it. */
  nameOf: (row: R) => string
  hrefOf?: (row: R) => string
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
  title,
  columns,
  exported = [],
  filters = [],
  sort,
  nameOf,
  hrefOf,
  bulk = [],
  actions,
  hasSearch = true,
  before,
  searchLabel = office.list.searchLabel,
  isLookUp = false,
  none,
  noneFiltered,
}: Props<R>) {
  return (
    <ListBase resource={resource} sort={sort} perPage={25} disableAuthentication>
      <PageHead title={title}>
        {isLookUp ? null : <ExportButton columns={[...columns, ...exported]} name={resource} />}
        {actions}
      </PageHead>
      {before}
      <FilterBar
        filters={filters}
        hasSearch={hasSearch}
        searchLabel={searchLabel}
        resource={resource}
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
        {...(hrefOf ? { hrefOf } : {})}
      />
      {isLookUp ? null : <ListPagination />}
    </ListBase>
  )
}
