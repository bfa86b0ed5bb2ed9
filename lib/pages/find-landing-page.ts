import 'server-only'
import { getLandingPage, type LandingPage } from '@/contract/shop/pages'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import { sanitise } from '@/lib/format/sanitise'

/** A landing or policy page by its slug, its HTML made safe; null when there is none. */
export async function findLandingPage(id: string): Promise<LandingPage | null> {
  const answer = await callPublic(getLandingPage, { params: { id } }).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return answer && { ...answer.data, content: sanitise(answer.data.content) }
}
