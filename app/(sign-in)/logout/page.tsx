import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { LogoutView } from '@/components/auth/logout-view'
import { auth } from '@/lib/messages/auth'
import { requireSession } from '@/lib/session/require-session'

export const metadata: Metadata = { title: auth.logout.title, robots: { index: false } }

/** Loading this page does not sign out. Coming from our own link or the address bar counts as confirmed. */
export default async function LogoutPage() {
  await requireSession()
  const asked = await headers()
  const site = asked.get('sec-fetch-site')
  const isLookedAhead = asked.get('sec-purpose') !== null
  return (
    <div className="wrap section">
      <LogoutView isAsked={(site === 'same-origin' || site === 'none') && !isLookedAhead} />
      <noscript>{auth.logout.noScript}</noscript>
    </div>
  )
}
