import { relaySessionCode } from '@/lib/bff/mobile-session-code'

export { relaySessionCode as POST }
