import { eq } from 'drizzle-orm'
import { endWaiting, findAccountByEmail } from '@/backend/modules/accounts'
import { appUser } from '@/backend/modules/accounts/tables'
import { endSessions } from '@/backend/modules/auth'
import type { Db } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'
import { UsageError } from '@/backend/shop-cli/commands/command'
import { type Environment, type Print, placeOf, withStore } from '@/backend/shop-cli/store'
import { shopCliTexts as texts } from '@/backend/shop-cli/texts'
import { usage } from '@/backend/shop-cli/usage'
import { type InvitationDraft, sendInvitation } from '@/backend/workflows/invite-staff/invite-staff'
import type { Duty } from '@/backend/workflows/invite-staff/texts'
import { Email } from '@/contract/shop/auth'
import { defaultShop } from '@/contract/shop-defaults'
import { staffRoles } from '@/contract/staff/roles'

/** `staff` is every role but admin; otherwise roles by name, with commas between. None for `user`. */
function dutiesOf(text: string): readonly Duty[] {
  if (text === 'user') return []
  if (text === 'staff') return staffRoles
  const named = text
    .split(',')
    .map((one) => [...staffRoles, 'admin' as const].find((name) => name === one))
  const known = named.filter((one) => one !== undefined)
  if (known.length < named.length) throw new UsageError(usage)
  return known
}

async function takeRoles(db: Db, email: string): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (!account) throw new UsageError(texts.nobody(email))
  await transact(db, async (tx) => {
    await tx.update(appUser).set({ role: 'user', staffRoles: [] }).where(eq(appUser.id, account.id))
    await endSessions(tx, account.id, new Date())
  })
}

const shopOf = ({ SHOP_NAME, PUBLIC_URL }: Environment) => ({
  name: SHOP_NAME || defaultShop.name,
  publicUrl: (PUBLIC_URL || 'http://localhost:3000').replace(/\/$/, ''),
})

/** An invitation that waits is replaced: whoever calls again has lost the letter. */
const invite = (db: Db, environment: Environment, draft: InvitationDraft) =>
  transact(db, async (tx) => {
    await endWaiting(tx, draft.email, new Date())
    await sendInvitation(tx, shopOf(environment), draft, new Date())
  })

/** Whoever registered the address may be anybody: the mailed link gives the roles, not this command. */
export async function setRole(
  [typed = '', role = '']: string[],
  environment: Environment,
  print: Print,
): Promise<void> {
  const { data: email } = Email.safeParse(typed)
  if (!email) throw new UsageError(usage)
  const duties = dutiesOf(role)
  await withStore(placeOf(environment), async ({ db }) => {
    if (duties.length === 0) return takeRoles(db, email)
    await invite(db, environment, { email, roles: duties, invitedBy: null })
  })
  print(duties.length === 0 ? texts.roleTaken(email) : texts.invited(email, role))
}
