import type { Endpoint, Input, Output } from '@/contract/endpoint'
import type { OfficeLock } from '@/contract/staff/session'
import { call } from '@/lib/api/browser'
import { UpstreamError } from '@/lib/api/upstream-error'
import { office as texts } from '@/lib/messages/office'

type AskProof = (lock: OfficeLock, isDangerous: boolean) => Promise<boolean>

let askProof: AskProof = async () => false

/** The open office lends its dialog; without it a locked call fails as it is. */
export function lendProofDialog(ask: AskProof): () => void {
  askProof = ask
  return () => {
    if (askProof === ask) askProof = async () => false
  }
}

const locks: readonly unknown[] = ['enrol', 'code', 'password']

/** What the office asks for before it answers, if that is why it refused. */
function lockOf(error: unknown): OfficeLock | null {
  if (!(error instanceof UpstreamError) || error.status !== 403) return null
  const { data } = error
  const lock = typeof data === 'object' && data !== null && 'office' in data ? data.office : null
  return locks.includes(lock) ? (lock as OfficeLock) : null
}

/** Without a network it is not the shop that is busy. */
const explained = (error: unknown, { path }: Endpoint) =>
  navigator.onLine ? error : new UpstreamError(503, texts.offline, path, { cause: error })

/** A call of the staff: when the office wants code or password first, asks for it and calls again, so that nothing typed is lost. */
export async function staffCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<Output<E>> {
  const send = () => call(endpoint as Endpoint, input as never) as Promise<Output<E>>
  try {
    return await send()
  } catch (error) {
    const lock = lockOf(error)
    if (!lock || !(await askProof(lock, endpoint.confirms === true))) {
      throw explained(error, endpoint)
    }
    return send()
  }
}
