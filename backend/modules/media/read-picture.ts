import type { Services } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { openMediaStore } from '@/backend/platform/media/open-media-store'

/** A picture of the shop as it is kept; 404 when there is none at that address. */
export async function readPicture(config: Services['config'], url: string): Promise<Buffer> {
  const file = await openMediaStore(config).find(url.replace(/^\/media\//, ''))
  if (!file) throw notFound()
  const stream = file.read({ start: 0, end: file.size - 1 })
  return Buffer.from(await new Response(stream).arrayBuffer())
}
