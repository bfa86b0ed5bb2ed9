import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/spinner'
import { office } from '@/lib/messages/office'

type Props<R> = {
  query: UseQueryResult<{ data: R[]; totalPage: number }>
  page: number
  onPage: (page: number) => void
  none: string
  /** One row, a list item. */
  children: (row: R) => ReactNode
}

/** A short list within a page of the office: its rows, why there are none, and the way to the next ones. */
export function PagedRows<R>({ query, page, onPage, none, children }: Props<R>) {
  const { data, error, refetch } = query
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  if (data.data.length === 0 && page === 1) return <p className="text-ink-2">{none}</p>
  return (
    <>
      <ul className="grid">{data.data.map(children)}</ul>
      {data.totalPage > 1 ? (
        <div className="flex items-center gap-3">
          <Button variant="quiet" size="sm" blocked={page <= 1} onClick={() => onPage(page - 1)}>
            {office.list.previous}
          </Button>
          <span className="num text-sm">{office.list.page(page, data.totalPage)}</span>
          <Button
            variant="quiet"
            size="sm"
            blocked={page >= data.totalPage}
            onClick={() => onPage(page + 1)}
          >
            {office.list.next}
          </Button>
        </div>
      ) : null}
    </>
  )
}
