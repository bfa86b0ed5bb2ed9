import { announceSessionEnd } from '@/backend/modules/auth/announce-session-end'
import { endSession } from '@/backend/modules/auth/session-queries'
import { type Context, callerOf } from '@/backend/platform/context'

/** Ends the caller's session; other browsers stay signed in. */
export async function signOut(context: Context): Promise<void> {
  const { sessionId, userId } = callerOf(context)
  await endSession(context.db, sessionId, context.now())
  announceSessionEnd(context, userId)
  context.log.info({ event: 'signed out', userId, ip: context.ip })
}
