import Link from 'next/link'
import { officePaths, officeResources } from '@/lib/routes/office-paths'

type Props = { orderId: string; children: string }

export const OrderLink = ({ orderId, children }: Props) => (
  <Link
    href={officePaths.record(officeResources.orders, orderId)}
    prefetch={false}
    className="link num"
  >
    {children}
  </Link>
)
