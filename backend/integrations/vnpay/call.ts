import { z } from 'zod'
import type { VnpParams } from '@/backend/integrations/vnpay/sign'

const TIMEOUT_MS = 10_000
const Response = z.record(z.string(), z.coerce.string())

/** One call of VNPAY's interface; its answer still has to be checked. */
export async function callVnpay(
  apiUrl: string,
  request: VnpParams,
  vnp_SecureHash: string,
): Promise<VnpParams> {
  const reply = await fetch(apiUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...request, vnp_SecureHash }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return Response.parse(await reply.json())
}
