import 'server-only'
import { checkUrl } from '@/contract/shop/pages'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import { safeNext } from '@/lib/routes/safe-next'

/** Where a printed short link leads within the shop; null when the upstream knows no target, or takes it for no link at all. */
export async function findShortLinkTarget(path: string): Promise<string | null> {
  const answer = await callPublic(checkUrl, { body: { url: path } }).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!answer?.data) return null
  const target = safeNext(answer.data)
  return target === '/' || target === path ? null : target
}
