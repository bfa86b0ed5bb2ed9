import { relaySessionCode } from '@/lib/bff/session-code'

export { relaySessionCode as POST }
