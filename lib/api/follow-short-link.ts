import 'server-only'
import { checkUrl } from '@/contract/other'
import { callPublic } from '@/lib/api/public'
import { safeNext } from '@/lib/routes/safe-next'

/** Where a printed short link leads within the shop; null when the upstream knows no target. */
export async function findShortLinkTarget(path: string): Promise<string | null> {
  const { data } = await callPublic(checkUrl, { body: { url: path } })
  if (!data) return null
  const target = safeNext(data)
  return target === '/' || target === path ? null : target
}
