import { z } from 'zod/mini'
import { messages } from '@/contract/messages'

/**
 * A Vietnamese mobile number: 09, 03, 07, 08 or 05 and eight digits; spaces, dots and full-width digits are tidied first.
 * Telephones fill in their own number with +84: it is kept with its 0, as everybody else writes it.
 */
export const Phone = z.pipe(
  z.pipe(
    z.string(messages.phoneRequired),
    z.transform((text) =>
      text
        .normalize('NFKC')
        .replace(/[\s.-]/g, '')
        .replace(/^(?:\+|00)?84(?=\d{9}$)/, '0'),
    ),
  ),
  z.string().check(
    z.minLength(1, messages.phoneRequired),
    z.refine((text) => text === '' || text.length >= 10, messages.phoneShort),
    z.refine((text) => text.length < 10 || /^0[35789]\d{8}$/.test(text), messages.phoneFormat),
  ),
)
