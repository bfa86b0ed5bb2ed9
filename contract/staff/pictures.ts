import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'

/** A picture of the shop's own, or one kept elsewhere. */
export const PictureUrl = z
  .string()
  .check(z.regex(/^(?:\/media\/|https:\/\/)[\w\-.~%/:?=&]+$/, messages.badInput), z.maxLength(500))
/** One that was uploaded here. */
export const OwnPictureUrl = z
  .string()
  .check(z.regex(/^\/media\/pictures\/[0-9a-f]{32}\.webp$/, messages.badInput))

const KeptPicture = z.object({ url: z.string(), width: z.int(), height: z.int() })

const PICTURE_BYTES = 20 * 1024 * 1024

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/staff/pictures',
  access: 'staff',
  roles: may('pictures.write'),
  budget: { cost: 'heavy' },
  extension: true,
  summary: 'Keeps a picture in the sizes the shop shows, without what the camera wrote into it.',
  body: z.object({
    /** The file in base64; JPEG, PNG, WebP or AVIF by its content, whatever its name. */
    content: z
      .string()
      .check(
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, messages.badInput),
        z.maxLength(Math.ceil((PICTURE_BYTES * 4) / 3) + 4, messages.tooLarge),
      ),
  }),
  response: envelope(KeptPicture),
  bodyLimit: 28 * 1024 * 1024,
})

const share = z.number().check(z.minimum(0, messages.badInput), z.maximum(1, messages.badInput))

export const cropPicture = endpoint({
  method: 'POST',
  path: '/api/staff/pictures/crop',
  access: 'staff',
  roles: may('pictures.write'),
  budget: { cost: 'heavy' },
  extension: true,
  summary: 'Cuts a part out of a picture of the shop and keeps it as a picture of its own.',
  body: z.object({
    /** @example "/media/pictures/00000000000000000000000000000000.webp" */
    pictureUrl: OwnPictureUrl,
    /** The part, in shares of the whole. */
    left: share,
    top: share,
    width: share,
    height: share,
  }),
  response: envelope(KeptPicture),
})
