import { confirmToken } from '@/backend/modules/orders/order-secrets'

type Facts = { publicUrl: string; secret: string }

/** Where the buyer of an order confirms it; only mails and messages carry it. */
export const confirmLink = (
  { publicUrl, secret }: Facts,
  { id, code }: { id: string; code: string },
) => `${publicUrl}/xac-nhan-don/${code}?ma=${confirmToken(secret, id)}`
