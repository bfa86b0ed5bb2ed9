import { type Account, isChild } from '@/backend/modules/accounts'
import type { PublicName } from '@/contract/shop/reviews'

const wordsOf = (name: string) => name.trim().split(/\s+/).filter(Boolean)

/** A Vietnamese name ends in the given name: "Nguyễn Thị Lan" is "Lan N.". */
export function shortName(name: string): string {
  const words = wordsOf(name)
  const given = words.at(-1) ?? ''
  const [initial = ''] = words[0] ?? ''
  return words.length > 1 ? `${given} ${initial.toLocaleUpperCase('vi')}.` : given
}

const same = (one: string, other: string) =>
  wordsOf(one).join(' ').toLocaleLowerCase('vi') ===
  wordsOf(other).join(' ').toLocaleLowerCase('vi')

/** Chosen instead of a pen name: the whole name, as it is at the time. */
export const WHOLE = ''

type Named = Pick<Account, 'name' | 'publicName' | 'birthday'>

/** How reviews name somebody. A child's whole name is never shown, whatever was chosen before. */
export function publicNameOf(account: Named, now: Date): PublicName {
  const { name, publicName } = account
  const short = shortName(name)
  const full = isChild(account, now) || wordsOf(name).length < 2 ? null : name
  if (publicName === WHOLE && full !== null) return { kind: 'full', shown: name, short, full }
  if (publicName) return { kind: 'pen', shown: publicName, short, full }
  return { kind: 'short', shown: short, short, full }
}

/** Whether a pen name is the person's own name. */
export const isWholeName = (penName: string, { name }: Pick<Account, 'name'>) =>
  wordsOf(name).length > 1 && same(penName, name)
