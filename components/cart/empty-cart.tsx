'use client'

import { EmptyState } from '@/components/catalog-ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { cart as texts } from '@/lib/messages/cart'
import { paths } from '@/lib/routes/paths'

export const EmptyCart = () => (
  <EmptyState title={texts.empty.title} text={texts.empty.text}>
    <LinkButton href={paths.products()}>{texts.empty.action}</LinkButton>
  </EmptyState>
)
