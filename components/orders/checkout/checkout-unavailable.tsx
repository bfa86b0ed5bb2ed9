'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { cart as texts } from '@/lib/messages/cart'

/** A step's code could not be fetched. What was entered is stored, so a reload continues here. */
export const CheckoutUnavailable = () => (
  <Notice tone="danger" title={texts.offline}>
    <Button variant="quiet" size="sm" onClick={() => window.location.reload()}>
      {texts.retry}
    </Button>
  </Notice>
)
