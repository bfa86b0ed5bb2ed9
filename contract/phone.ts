import { z } from 'zod/mini'
import { comparable } from '@/contract/comparable'
import { messages } from '@/contract/messages'

/** A telephone number without what people and contact books write around its digits; the country's 84 is the 0 everybody else writes. */
export const tidyPhone = (text: string) =>
  comparable(text)
    .replace(/^tel:/i, '')
    .replace(/[\s.,/()_'’·•-]/g, '')
    // A spreadsheet has dropped the 0 of a number without it.
    .replace(/^(?:(?:\+|00)?840?(?=\d{9}$)|(?=[35789]\d{8}$))/, '0')

/** A Vietnamese mobile number: 09, 03, 07, 08 or 05 and eight digits, however it is typed, pasted or filled in by a telephone. */
export const Phone = z.pipe(
  z.pipe(z.string(messages.phoneRequired), z.transform(tidyPhone)),
  z.string().check(
    z.minLength(1, messages.phoneRequired),
    z.refine((text) => text === '' || text.length >= 10, messages.phoneShort),
    z.refine((text) => text.length < 10 || /^0[35789]\d{8}$/.test(text), messages.phoneFormat),
  ),
)
