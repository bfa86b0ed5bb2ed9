import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { SecondFactorSetup } from '@/components/office/session/second-factor-setup'
import { UnlockForm } from '@/components/office/session/unlock-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import type { Role } from '@/contract/shop/auth'
import { getStaffSession, type StaffSession } from '@/contract/staff/session'
import { call } from '@/lib/api/browser'
import { UpstreamError, userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

const OfficeSession = createContext<StaffSession | null>(null)

export function useOfficeSession(): StaffSession {
  const session = useContext(OfficeSession)
  if (!session) throw new Error('only inside the office')
  return session
}

/** True when one of the roles, or admin, is held. */
export const mayDo = (held: readonly Role[], roles: readonly Role[] | undefined) =>
  held.includes('admin') || (roles ?? []).some((role) => held.includes(role))

export const SESSION_KEY = ['office-session']

const Page = ({ children }: { children: ReactNode }) => (
  <main className="mx-auto grid min-h-dvh max-w-[28rem] content-center gap-4 p-gutter">
    {children}
  </main>
)

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = error instanceof UpstreamError ? error.status : 0
  if (status === 404) return <Notice title={office.notHere}>{office.notHereMore}</Notice>
  if (status === 403) {
    return (
      <Notice tone="warning" title={office.notStaff}>
        {office.notStaffMore}
      </Notice>
    )
  }
  return (
    <>
      <Notice tone="danger" title={office.failed}>
        {userMessageOf(error)}
      </Notice>
      <Button onClick={onRetry}>{office.retry}</Button>
    </>
  )
}

/** Lets the staff in, asks for the second factor, and says why when nobody can come in. */
export function OfficeGate({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async () => (await call(getStaffSession)).data,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  })
  const show = (session: StaffSession) => client.setQueryData(SESSION_KEY, session)
  if (!data) {
    return (
      <Page>
        {error ? (
          <Failure error={error} onRetry={() => refetch()} />
        ) : (
          <Loading label={office.loading} />
        )}
      </Page>
    )
  }
  if (data.lock === 'enrol') {
    return (
      <Page>
        <h1 className="text-h2">{office.enrol.title}</h1>
        <p>{office.enrol.why}</p>
        <SecondFactorSetup hasSecondFactor={false} onDone={() => refetch()} />
      </Page>
    )
  }
  if (data.lock) {
    return (
      <Page>
        <h1 className="text-h2">{office.proof.title}</h1>
        <p>{office.proof.locked(data.idleMinutes)}</p>
        <UnlockForm lock={data.lock} onDone={show} />
      </Page>
    )
  }
  return <OfficeSession value={data}>{children}</OfficeSession>
}
