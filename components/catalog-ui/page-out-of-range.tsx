import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ui } from '@/lib/messages/ui'

type Props = {
  page: number
  /** How many pages the list has now. */
  total: number
  /** The URL of a page. */
  href: (page: number) => string
}

/** Shown when the URL asks for a page past the last one. */
export const PageOutOfRange = ({ page, total, href }: Props) => (
  <EmptyState title={ui.pagination.gone(page)} text={ui.pagination.goneText(total)}>
    <LinkButton href={href(total)}>{ui.pagination.toLast(total)}</LinkButton>
  </EmptyState>
)
