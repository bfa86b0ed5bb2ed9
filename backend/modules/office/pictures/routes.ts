import type { HandlersOf } from '@/backend/context'
import { audit } from '@/backend/modules/office/audit-log'
import { keepPicture } from '@/backend/modules/office/pictures/keep-picture'

export const staffPictureRoutes: HandlersOf<'staffPictures'> = {
  uploadPicture: async ({ body }, context) => {
    const data = await keepPicture(context.config.dataDir, Buffer.from(body.content, 'base64'))
    await audit(context.db, context, { action: 'picture.upload', subject: data.url })
    return { data }
  },
}
