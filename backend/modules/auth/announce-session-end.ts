import { sessionTopic } from '@/backend/modules/auth/session-topic'
import type { Context } from '@/backend/platform/context'

/**
 * Tells the storefront that sessions of a person have ended, so that pages in sight elsewhere know it at once. To be called after
 * the commit; nobody waits for it, because the next request of such a page is refused anyway.
 */
export function announceSessionEnd(
  { revalidatePages, config }: Pick<Context, 'revalidatePages' | 'config'>,
  userId: number,
): void {
  void revalidatePages?.([`session:${sessionTopic(config.tokenSecret, userId)}`])
}
