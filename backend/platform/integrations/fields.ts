import { z } from 'zod'
import { integrationTexts as texts } from '@/backend/platform/integrations/texts'

type Check = z.ZodType<string>

type Words = {
  /** What the office calls it, in Vietnamese. */
  label: string
  /** What the staff need to know to fill it in, in Vietnamese. */
  help?: string
  /** Stands in the empty field of the office. */
  example?: string
  /** Stands in `.env.example`; where a service has a test system, its address. */
  environmentExample?: string
  /** A remark for operators, in English. */
  note?: string
}

export type Field = Words & {
  /** Its name in the environment and in the office's calls. */
  variable: string
  isSecret?: true
  /** What can be chosen, each with its name for people. */
  choices?: Readonly<Record<string, string>>
  /** An account is whole without it, and then has `usual` or nothing there. */
  isOptional?: true
  usual?: string
  /** Paths are put after it, so a slash at its end is dropped. */
  isBaseAddress?: true
  /** Null: the environment does not name it, or the office does not ask for it. */
  environment: Check | null
  office: Check | null
}

const anyText = z.string().min(1)

export const text = (variable: string, words: Words) => ({
  variable,
  ...words,
  environment: anyText,
  office: z.string().min(1, texts.fieldNeeded).max(200),
})

export const optionalText = (variable: string, words: Words) => ({
  variable,
  ...words,
  isOptional: true as const,
  environment: anyText,
  office: z.string().max(200),
})

/** What the office does not ask for: the operator alone names it. */
export const inEnvironment = (variable: string, words: Words) => ({
  variable,
  ...words,
  environment: anyText,
  office: null,
})

const secretInOffice = (min: number) => z.string().min(min, texts.shortSecret(min)).max(300)

export const secret = (variable: string, words: Words) => ({
  variable,
  ...words,
  isSecret: true as const,
  environment: z.string().min(16, 'must have at least 16 characters'),
  office: secretInOffice(16),
})

/** What the service draws; some of these are short. */
export const token = (variable: string, words: Words, min = 8) => ({
  variable,
  ...words,
  isSecret: true as const,
  environment: anyText,
  office: secretInOffice(min),
})

type Form = { pattern: RegExp; problem: string; environmentProblem: string }

export const matching = (
  variable: string,
  { pattern, problem, environmentProblem }: Form,
  words: Words,
) => ({
  variable,
  ...words,
  environment: z.string().regex(pattern, environmentProblem),
  office: z.string().regex(pattern, problem),
})

export const choice = <const C extends Readonly<Record<string, string>>>(
  variable: string,
  choices: C,
  words: Words,
) => ({
  variable,
  ...words,
  choices,
  environment: z.enum(Object.keys(choices)),
  office: z.enum(Object.keys(choices)),
})

/** An address of the service itself: for an account of the office the backend calls nothing else. */
export const address = (variable: string, domains: readonly string[], words: Words) => ({
  variable,
  ...words,
  environment: z.url(),
  office: z.string().refine(
    (given) => {
      if (!URL.canParse(given)) return false
      const { protocol, hostname, port, username } = new URL(given)
      const isTheirs = domains.some((one) => hostname === one || hostname.endsWith(`.${one}`))
      return protocol === 'https:' && isTheirs && port === '' && username === ''
    },
    texts.foreignAddress(domains.join(', ')),
  ),
})

export const baseAddress = (variable: string, domains: readonly string[], words: Words) => ({
  ...address(variable, domains, words),
  isBaseAddress: true as const,
})
