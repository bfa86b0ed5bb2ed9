import { mobileSessionCode } from '@/lib/bff/mobile-session-code'

export { mobileSessionCode as POST }
