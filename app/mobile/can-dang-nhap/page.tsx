import type { Metadata } from 'next'
import { LoginRequired } from '@/components/mobile/login-required'
import { mobile } from '@/lib/messages/mobile'
import { isMobile } from '@/lib/routes/mobile-paths'
import { safeNext } from '@/lib/routes/safe-next'

export const metadata: Metadata = { title: mobile.loginNeeded.title }

type Props = { searchParams: Promise<{ next?: string | string[] }> }

/** Always answered with status 401, whatever URL was requested. */
export default async function LoginNeededPage({ searchParams }: Props) {
  const next = safeNext((await searchParams).next)
  return (
    <div className="wrap">
      <LoginRequired next={isMobile(next) ? next : undefined} />
    </div>
  )
}
