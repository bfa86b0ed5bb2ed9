'use client'

import { EmptyState } from '@/components/catalog-ui/empty-state'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { cart as texts } from '@/lib/messages/cart'
import { paths } from '@/lib/routes/paths'

export const EmptyCart = () => (
  <EmptyState title={texts.empty.title} text={texts.empty.text}>
    <LinkButton href={paths.products()}>{texts.empty.action}</LinkButton>
  </EmptyState>
)

/** What was entered is kept; the page that comes back goes on here. */
export const CheckoutUnavailable = () => (
  <Notice tone="danger" title={texts.offline}>
    <Button variant="quiet" size="sm" onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  </Notice>
)
