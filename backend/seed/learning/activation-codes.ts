import { z } from 'zod'
import { slug } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'

export const ACTIVATION_CODES_FILE = 'learning/activation-codes.json'

const ActivationCode = z.strictObject({
  code: z
    .string()
    .regex(
      /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/,
      'expected a code such as “V1ET-CHV1-D3P5”',
    ),
  seri: z.string().regex(/^HS-\d{7}$/, 'expected a number such as “HS-0000001”'),
  course: slug,
  isExpired: z.boolean().default(false),
})

/** Codes as they would be printed in books, for trying activation in the demonstration. Only their hashes are stored. */
export const activationCodes = once(() => readJson(ACTIVATION_CODES_FILE, z.array(ActivationCode)))
