import { catalogUi } from '@/lib/messages/catalog-ui'

/** The vermilion mark of a reduction: "−27,9%". */
export function DiscountBadge({ children }: { children: string }) {
  return (
    <span className="seal num">
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{catalogUi.reduced(children.replace('\u2212', ''))}</span>
    </span>
  )
}
