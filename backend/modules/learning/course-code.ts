import { createHash } from 'node:crypto'
import { plainCode } from '@/contract/comparable'

const withoutHyphens = (typed: string) => plainCode(typed).replaceAll('-', '')

/** Crockford's base32 as people type it: case, spaces and hyphens do not matter, O is 0, I and L are 1. */
const crockford = (code: string) => withoutHyphens(code).replaceAll('O', '0').replace(/[IL]/g, '1')

/** What the store keeps of a code printed in a book. */
export const courseCodeHash = (code: string) =>
  createHash('sha256').update(crockford(code)).digest('hex')

/** The number printed beside the code, typed as freely or not at all. */
export const fitsSeri = (typed: string | undefined, printed: string | null) =>
  typed === undefined || withoutHyphens(typed) === withoutHyphens(printed ?? '')
