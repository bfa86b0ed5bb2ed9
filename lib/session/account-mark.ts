import { localKeys, readLocal, writeLocal } from '@/lib/browser/local-store'

/** Tells two accounts of one browser apart, and says nothing of either. */
function markOf(email: string): string {
  let mark = 0x811c9dc5
  for (const letter of email.toLowerCase())
    mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (mark >>> 0).toString(36)
}

/** Remembers whose account this browser was last signed in to, also after the session has ended by itself. */
export const rememberAccount = (email: string): void => writeLocal(localKeys.account, markOf(email))

export const accountMark = (): string | null => readLocal(localKeys.account)
