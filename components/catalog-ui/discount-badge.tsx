import { shelf } from '@/lib/messages/catalog-ui'

/** The vermilion mark of a reduction: "−27,9%". */
export function Seal({ children }: { children: string }) {
  return (
    <span className="seal num">
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{shelf.reduced(children.replace('\u2212', ''))}</span>
    </span>
  )
}
