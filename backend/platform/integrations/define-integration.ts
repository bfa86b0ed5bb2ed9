import type { Field } from '@/backend/platform/integrations/fields'
import type { ConnectionKind } from '@/contract/staff/connections'

/** By the names of the environment's variables. */
export type Values = Record<string, string | undefined>

/** The shop's account at an outside service as data alone, without a client. */
export type Integration = {
  id: string
  /** What it is for; those of the last two kinds are not in the office. */
  kind: ConnectionKind | 'sign-in' | 'storage'
  /** What the office calls it, in Vietnamese. */
  name: string
  /** What operators call it, in English. */
  title: string
  /** What it is for, in English. */
  about: string
  /** By the account's own names; in the order in which the office asks. */
  fields: Readonly<Record<string, Field>>
  /** What the account holds without being asked for. */
  fixed?: Readonly<Record<string, string>>
  /** The account of a demonstration that was given none. */
  demonstration?: Readonly<Record<string, string>>
  /** Where the service is told to send its notices; `{field}` is a choice of the account. */
  noticePath?: string
  /** Where it sends its notices that is told so with each call; a proxy passes it on. */
  callbackPath?: string
  /** Who sends in the shop's name may ask anybody for a password: the account is for admins alone. */
  isForAdmins?: true
  /** The pages of its practice site that a browser may open. */
  sandboxPages?: readonly string[]
  /** Turns what only the office asks for into variables of the environment. */
  toVariables?: (typed: Values) => Values
}

export const defineIntegration = <const D extends Integration>(definition: D): D => definition

type ValueOf<F> = F extends { choices: Readonly<Record<infer C extends string, string>> }
  ? C
  : string
type FixedOf<D> = D extends { fixed: infer F } ? { -readonly [K in keyof F]: string } : unknown

/** An account as its client takes it. */
export type AccountOf<D extends Integration> = {
  -readonly [K in keyof D['fields'] as D['fields'][K] extends { environment: null }
    ? never
    : K]: ValueOf<D['fields'][K]>
} & FixedOf<D>

export type AccountsOf<L extends readonly Integration[]> = {
  [D in L[number] as D['id']]: AccountOf<D> | null
}
