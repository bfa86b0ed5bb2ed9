import type { FigureAttributes } from '@/components/office/documents/editor/figure'
import { base64Of } from '@/components/office/products/picture-file'
import { staffCall } from '@/components/office/session/staff-call'
import { uploadPicture } from '@/contract/staff/pictures'

/** Keeps a file in the shop, which checks what it is. */
export async function keepPicture(file: File): Promise<FigureAttributes> {
  const { data } = await staffCall(uploadPicture, { body: { content: await base64Of(file) } })
  return { src: data.url, alt: '', width: String(data.width), height: String(data.height) }
}
