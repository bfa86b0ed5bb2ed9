import { Badge, type Tone } from '@/components/ui/badge'
import type { IconName } from '@/components/ui/icon'
import { statusLabel } from '@/lib/orders/order-sentences'

const looks: Record<number, { tone: Tone; icon: IconName }> = {
  0: { tone: 'warning', icon: 'clock' },
  1: { tone: 'primary', icon: 'clock' },
  2: { tone: 'primary', icon: 'check' },
  3: { tone: 'primary', icon: 'book' },
  4: { tone: 'primary', icon: 'truck' },
  5: { tone: 'success', icon: 'success' },
  6: { tone: 'neutral', icon: 'return' },
  7: { tone: 'danger', icon: 'close' },
}

type Props = { status: number } & Parameters<typeof statusLabel>[1]

/** The order's status; one this shop does not know is shown as being processed. */
export function OrderStatus({ status, ...known }: Props) {
  const look = looks[status] ?? { tone: 'neutral', icon: 'info' }
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {statusLabel(status, known)}
    </Badge>
  )
}
