import type { Role } from '@/contract/shop/auth'

/** The roles that pass each rule; `onlyGuest` stands for no role at all. */
export const permissions = {
  admin: ['admin'],
  staff: ['admin', 'staff'],
  user: ['admin', 'staff', 'user'],
  onlyGuest: [],
} as const satisfies Record<string, readonly Role[]>

export type AuthRule = keyof typeof permissions

/** True when a visitor with these roles passes the rule; a guest has none. */
export function isAllowed(rule: AuthRule, roles: readonly Role[]): boolean {
  const allowed: readonly Role[] = permissions[rule]
  return allowed.length === 0 ? roles.length === 0 : roles.some((role) => allowed.includes(role))
}

/** The entries of a menu that a visitor sees; without a rule an entry is everybody's. */
export const visibleTo = <E extends { auth?: AuthRule }>(
  entries: readonly E[],
  roles: readonly Role[],
): E[] => entries.filter(({ auth }) => auth === undefined || isAllowed(auth, roles))
