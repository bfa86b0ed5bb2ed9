import { createMobileSessionCode } from '@/lib/bff/mobile-session-code'

export { createMobileSessionCode as POST }
