import { z } from 'zod/mini'
import { localKeys, readLocal, writeLocal } from '@/lib/browser/local-store'

const Draft = z.object({
  phone: z.string().check(z.maxLength(20)),
  name: z.string().check(z.maxLength(200)),
  userId: z.int().check(z.minimum(1)),
})
/** What a registration keeps between its first step and the personal information. */
export type RegistrationDraft = z.output<typeof Draft>

/** The unfinished registration, or null. */
export function findRegistrationDraft(): RegistrationDraft | null {
  try {
    const parsed = Draft.safeParse(JSON.parse(readLocal(localKeys.registerForm) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The address somebody registers with: kept for this tab only, beside the draft, so that the login at the end knows it. */
const EMAIL = 'register_email'

const withTabStore = <T>(use: (store: Storage) => T): T | undefined => {
  try {
    return use(window.sessionStorage)
  } catch {
    // Then the address is typed once more.
    return undefined
  }
}

/** The address of an unfinished registration, when this tab began it. */
export const findRegistrationEmail = ({ userId }: RegistrationDraft): string | undefined => {
  const [owner, email] = withTabStore((store) => store.getItem(EMAIL))?.split(' ') ?? []
  return owner === String(userId) ? email : undefined
}

export function storeRegistrationDraft(
  { phone, name, userId }: RegistrationDraft,
  email?: string,
): void {
  writeLocal(localKeys.registerForm, JSON.stringify({ phone, name, userId }))
  if (email) withTabStore((store) => store.setItem(EMAIL, `${userId} ${email}`))
}

export function clearRegistrationDraft(): void {
  writeLocal(localKeys.registerForm, null)
  withTabStore((store) => store.removeItem(EMAIL))
}
