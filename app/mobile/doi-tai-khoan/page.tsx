import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { Button } from '@/components/ui/button'
import { mobile } from '@/lib/messages/mobile'
import { ACCOUNT_SWITCH_COOKIE, accountSwitchName } from '@/lib/mobile/account-switch-cookie'
import { paths } from '@/lib/routes/paths'
import { currentSession } from '@/lib/session/current-session'
import { cookieName } from '@/lib/session/http-only-cookie'

const texts = mobile.switchAccount

export const metadata: Metadata = { title: texts.title }

/** A link may come from anybody: before it signs somebody in, or replaces a session by another's, the person decides. */
export default async function SwitchAccountPage() {
  const cookie = (await cookies()).get(cookieName(ACCOUNT_SWITCH_COOKIE))?.value
  const session = await currentSession()
  // Answered already, or a minute has passed: everything stays as it is.
  if (!cookie && !session) redirect(paths.mobile.loginNeeded())
  if (!cookie) notFound()
  const name = accountSwitchName(cookie) || texts.anonymous
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        title={session ? texts.title : texts.guestTitle}
        text={session ? texts.text(session.name, name) : texts.guestText(name)}
      >
        <form method="post" action={paths.mobile.session()}>
          <input type="hidden" name="confirm" value="1" />
          <Button type="submit">{texts.agree(name)}</Button>
        </form>
        <p className="mt-4 text-ink-2">{texts.otherwise}</p>
      </EmptyState>
    </div>
  )
}
