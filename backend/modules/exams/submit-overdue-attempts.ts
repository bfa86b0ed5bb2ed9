import { finishOverdueAttempts } from '@/backend/modules/exams/finish-attempt'
import type { Services } from '@/backend/platform/context'

/** Marks attempts left open past their deadline and its minute of grace, so that no exam stays unmarked. */
export async function submitOverdueAttempts(
  services: Pick<Services, 'db' | 'now' | 'log'>,
): Promise<number> {
  const ended = await finishOverdueAttempts(services)
  if (ended > 0) services.log.info({ ended }, 'ended attempts nobody submitted')
  return ended
}
