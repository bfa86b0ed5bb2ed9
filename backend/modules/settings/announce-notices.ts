import type { Services } from '@/backend/platform/context'

type Shop = Pick<Services, 'settings' | 'now' | 'revalidatePages'>

/** Has the pages written again when a notice begins or ends; to be called every few seconds. */
export function createNoticeAnnouncer(services: Shop): () => Promise<void> {
  let last = services.now()
  return async () => {
    const [from, until] = [last.toISOString(), services.now().toISOString()]
    last = services.now()
    const turns = services.settings
      .current()
      .shop.notices.flatMap(({ startTime, endTime }) => [
        new Date(startTime).toISOString(),
        new Date(endTime).toISOString(),
      ])
    if (turns.some((at) => from < at && at <= until)) await services.revalidatePages?.(['site'])
  }
}
