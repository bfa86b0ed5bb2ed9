import { useListContext } from 'ra-core'
import { Button } from '@/components/ui/button'
import { office } from '@/lib/messages/office'

const texts = office.list

/** How many there are, and the way to the other pages. */
export function ListPagination() {
  const { page, perPage, total, setPage, error } = useListContext()
  if (total === undefined || error) return null
  const pages = Math.max(1, Math.ceil(total / perPage))
  const to = (next: number) => ({
    variant: 'quiet' as const,
    size: 'sm' as const,
    blocked: next < 1 || next > pages,
    onClick: () => setPage(next),
  })
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-ink-2">
        {texts.count(total)}
      </p>
      {pages > 1 ? (
        <div className="flex items-center gap-3">
          <Button {...to(page - 1)}>{texts.previous}</Button>
          <span className="num text-sm">{texts.page(page, pages)}</span>
          <Button {...to(page + 1)}>{texts.next}</Button>
        </div>
      ) : null}
    </div>
  )
}
