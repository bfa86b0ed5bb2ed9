import { z } from 'zod/mini'
import { readLocal, writeLocal } from '@/lib/browser/local-store'

const Draft = z.object({
  phone: z.string().check(z.maxLength(20)),
  name: z.string().check(z.maxLength(200)),
  userId: z.int().check(z.minimum(1)),
})
/** A registration between its first step and the personal information. */
export type RegistrationDraft = z.output<typeof Draft>

/** The unfinished registration, or null. */
export function findRegistrationDraft(): RegistrationDraft | null {
  try {
    const parsed = Draft.safeParse(JSON.parse(readLocal('register_form') ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The e-mail of a registration, stored for this tab only, for the sign-in at its end. */
const EMAIL = 'register_email'

const withTabStore = <T>(use: (store: Storage) => T): T | undefined => {
  try {
    return use(window.sessionStorage)
  } catch {
    // Without storage the e-mail is typed once more.
    return undefined
  }
}

/** The e-mail of an unfinished registration begun in this tab. */
export const findRegistrationEmail = ({ userId }: RegistrationDraft): string | undefined => {
  const [owner, email] = withTabStore((store) => store.getItem(EMAIL))?.split(' ') ?? []
  return owner === String(userId) ? email : undefined
}

export function storeRegistrationDraft(
  { phone, name, userId }: RegistrationDraft,
  email?: string,
): void {
  writeLocal('register_form', JSON.stringify({ phone, name, userId }))
  if (email) withTabStore((store) => store.setItem(EMAIL, `${userId} ${email}`))
}

export function clearRegistrationDraft(): void {
  writeLocal('register_form', null)
  withTabStore((store) => store.removeItem(EMAIL))
}
