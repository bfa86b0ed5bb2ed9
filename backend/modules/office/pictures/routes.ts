import type { HandlersOf } from '@/backend/context'
import { audit } from '@/backend/modules/office/audit-log'
import { cropPicture } from '@/backend/modules/office/pictures/crop-picture'
import { keepPicture } from '@/backend/modules/office/pictures/keep-picture'

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
