import type { Env } from '@/lib/env'

type Rules = Pick<Env, 'publicUrl' | 'shopMode'> & { paymentHosts: readonly string[] }

const sandbox = '/sandbox-pay/'

/** Whether a buyer may be sent to this address to pay: https at a listed host, or the demonstration's own site. */
export function isPaymentUrlAllowed(
  address: string,
  { paymentHosts, publicUrl, shopMode }: Rules,
): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, origin, pathname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  const isOwn = shopMode === 'demo' && origin === new URL(publicUrl).origin
  if (isOwn) return pathname.startsWith(sandbox)
  return protocol === 'https:' && paymentHosts.includes(host)
}
