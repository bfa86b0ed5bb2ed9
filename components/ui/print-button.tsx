'use client'

import { Button } from '@/components/ui/button'
import { cart } from '@/lib/messages/cart'

export const PrintButton = () => (
  <Button icon="print" onClick={() => window.print()}>
    {cart.order.invoice.print}
  </Button>
)
