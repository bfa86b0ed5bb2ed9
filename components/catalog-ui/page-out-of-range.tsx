import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ui } from '@/lib/messages/ui'

type Props = {
  page: number
  /** How many pages the list has now. */
  total: number
  /** The address of a page. */
  href: (page: number) => string
}

/** A list whose address asks for more pages than it has. */
export const PageOutOfRange = ({ page, total, href }: Props) => (
  <EmptyState title={ui.pagination.gone(page)} text={ui.pagination.goneText(total)}>
    <LinkButton href={href(total)}>{ui.pagination.toLast(total)}</LinkButton>
  </EmptyState>
)
