import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { staffCall } from '@/components/office/session/staff-call'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Endpoint } from '@/contract/endpoint'
import { type StaffInvitation, staffInvitations } from '@/contract/staff/invitations'
import { userMessageOf } from '@/lib/api/upstream-error'
import { formatDateTime } from '@/lib/format/date'
import { office } from '@/lib/messages/office'
import { officeAccounts } from '@/lib/messages/office-accounts'

const texts = officeAccounts.invitations
const KEY = ['staff-invitations']

/** Sends one again or takes it back; the call itself asks for code or password. */
function useStep(endpoint: typeof staffInvitations.sendAgain | typeof staffInvitations.archive) {
  const notify = useNotify()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => staffCall(endpoint satisfies Endpoint, { params: { id } }),
    onSuccess: ({ successMessage }) => {
      notify(successMessage ?? officeAccounts.done, { type: 'success' })
      void client.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) => notify(userMessageOf(error), { type: 'error' }),
  })
}

function Invitation({ id, email, roles, state, expireTime }: StaffInvitation) {
  const again = useStep(staffInvitations.sendAgain)
  const withdraw = useStep(staffInvitations.archive)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="break-all">{email}</span>
          <Badge tone={state === 'open' ? 'primary' : 'warning'}>{texts.states[state]}</Badge>
        </p>
        <p className="text-sm text-ink-2">
          {roles.map((role) => office.roles[role]).join(', ')} ·{' '}
          {texts.until(formatDateTime(expireTime), state)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="sm"
          busy={again.isPending}
          aria-label={texts.againTo(email)}
          onClick={() => again.mutate(id)}
        >
          {texts.again}
        </Button>
        <Button
          variant="text"
          size="sm"
          busy={withdraw.isPending}
          aria-label={texts.withdrawFrom(email)}
          onClick={() => withdraw.mutate(id)}
        >
          {texts.withdraw}
        </Button>
      </div>
    </li>
  )
}

/** Who has been asked to work here and has not answered. Nothing when nobody waits. */
export function InvitationList() {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => staffCall(staffInvitations.list, { query: { pageSize: '100' } }),
  })
  if (error) return <Notice tone="danger" title={userMessageOf(error)} />
  if (!data || data.data.length === 0) return null
  return (
    <section className="panel">
      <h2 className="text-lg">{texts.title}</h2>
      <ul className="divide-y divide-line">
        {data.data.map((row) => (
          <Invitation key={row.id} {...row} />
        ))}
      </ul>
    </section>
  )
}
