import { z } from 'zod/mini'
import { messages } from '@/contract/messages'

type Typed = { Confirmation: string }

/** The repeated password must equal the first; reported together with the other errors. */
export const confirms = <P extends string>(password: P) =>
  z.refine<Typed & Record<P, string>>((typed) => typed.Confirmation === typed[password], {
    path: ['Confirmation'],
    error: messages.passwordsDiffer,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** Checked together with the password it repeats, see `confirms`. */
export const Confirmation = z
  .string(messages.passwordsDiffer)
  .check(z.minLength(1, messages.passwordsDiffer))
