import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { LoginView } from '@/components/auth/login-view'
import { auth } from '@/lib/messages/auth'
import { safeNext } from '@/lib/routes/safe-next'
import { currentSession } from '@/lib/session/current-session'

type Props = { searchParams: Promise<{ next?: string | string[]; error?: string | string[] }> }

export const metadata: Metadata = { title: auth.login.title, robots: { index: false } }

/** A fixed text for each reason: a text taken from the query could be written by anybody. */
const failureOf = (reason: string | string[] | undefined) => {
  if (reason === undefined) return ''
  const texts: Record<string, string> = auth.login.socialFailures
  const isKnown = typeof reason === 'string' && Object.hasOwn(texts, reason)
  return (isKnown && texts[reason]) || auth.login.socialFailures.refused
}

export default async function LoginPage({ searchParams }: Props) {
  const { next, error } = await searchParams
  const target = safeNext(next)
  if (await currentSession()) redirect(target)
  return <LoginView next={target} isSentHere={target !== '/'} failure={failureOf(error)} />
}
