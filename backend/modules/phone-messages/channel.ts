import type { MessageKind } from '@/backend/modules/phone-messages/message-kinds'
import type { Services } from '@/backend/platform/context'

export type PhoneMessage = {
  /** The same each time it is tried: the service recognises it. */
  id: string
  phone: string
  kind: MessageKind
  data: Record<string, string>
  text: string
}

export type Delivery =
  | { state: 'sent'; reference: string }
  /** This person is not reached this way. */
  | { state: 'refused'; code: string }
  /** The shop's account or the service is at fault: to be tried again. */
  | { state: 'failed'; code: string }

/** A service that sends messages to telephones. Throws when it is unknown whether the message was sent. */
export type MessageChannel = {
  name: 'zns' | 'sms'
  /** Whether the shop has all it takes to send this kind. */
  sends: (kind: MessageKind) => boolean
  send: (
    services: Pick<Services, 'db' | 'now' | 'config'>,
    message: PhoneMessage,
  ) => Promise<Delivery>
}

const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

/** What becomes of a call that threw: `failed` when no connection was made, so that nothing was sent; else it throws the error again. */
export function unlessUnreached(error: unknown): Delivery {
  const cause = error instanceof Error ? error.cause : null
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null
  if (typeof code === 'string' && neverConnected.includes(code)) return { state: 'failed', code }
  throw error
}

declare module '@/backend/platform/settings' {
  interface CurrentSettings {
    /** Tried in this order. */
    readonly messageChannels: readonly MessageChannel[]
  }
}
