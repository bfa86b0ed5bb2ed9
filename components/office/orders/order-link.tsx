import { RecordLink } from '@/components/office/frame/office-paths'

type Props = { orderId: string; children: string }

export const OrderLink = ({ orderId, children }: Props) => (
  <RecordLink resource="orders" id={orderId} className="link num">
    {children}
  </RecordLink>
)
