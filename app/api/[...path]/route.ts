import { handle } from '@/lib/bff/handle-request'

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
