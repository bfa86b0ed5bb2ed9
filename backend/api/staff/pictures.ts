import { cropPicture, keepPicture } from '@/backend/modules/media'
import { audit } from '@/backend/platform/audit/audit-log'
import type { HandlersOf } from '@/backend/platform/context'

export const staffPictureRoutes: HandlersOf<'staffPictures'> = {
  uploadPicture: async ({ body }, context) => {
    const data = await keepPicture(context, Buffer.from(body.content, 'base64'))
    await audit(context.db, context, { action: 'picture.upload', subject: data.url })
    return { data }
  },
  cropPicture: async ({ body: { pictureUrl, ...part } }, context) => {
    const data = await cropPicture(context, pictureUrl, part)
    await audit(context.db, context, {
      action: 'picture.crop',
      subject: data.url,
      data: { pictureUrl },
    })
    return { data }
  },
}
