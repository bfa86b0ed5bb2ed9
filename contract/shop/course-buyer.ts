import { z } from 'zod/mini'
import { lines, personName } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Phone } from '@/contract/phone'

/** Who buys courses alone, which are sent nowhere. */
export const CourseBuyer = z.strictObject({
  name: personName(messages.nameRequired),
  phone: Phone,
  note: z.nullish(lines(500)),
})
