'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HeldList } from '@/components/privacy/held-list'
import { LinkForm } from '@/components/privacy/link-form'
import { Section } from '@/components/privacy/section'
import { Button } from '@/components/ui/button'
import { LazyConfirmDialog } from '@/components/ui/lazy-confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { useLinkToken } from '@/components/ui/use-link-token'
import {
  answerInvitation,
  type Child,
  readChildren,
  readInvitation,
  requestGuardianLink,
  withdrawGuardian,
} from '@/contract/shop/guardians'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { accounts } from '@/lib/messages/accounts'
import { privacy } from '@/lib/messages/privacy'

const texts = privacy.guard

const askForLink = (Email: string) => call(requestGuardianLink, { body: { Email } })

const AskAgain = ({ error }: { error?: unknown }) => (
  <>
    {error ? <Notice tone="danger" title={errorText(error)} /> : null}
    <p>{texts.intro}</p>
    <LinkForm label={texts.email} submit={texts.ask} ask={askForLink} />
  </>
)

/** What the link in a guardian's letter opens: the question about a child, or the children agreed to. */
export function GuardianView() {
  const link = useLinkToken()
  if (link === undefined) return null
  const [kind, token = ''] = (link ?? '').split('=')
  if (kind === 'moi' && token) return <Invitation token={token} />
  if (kind === 'xem' && token) return <Children token={token} />
  return <AskAgain />
}

function Invitation({ token }: { token: string }) {
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(readInvitation, { body: { token } }),
    retry: false,
  })
  const answer = useMutation({
    mutationFn: (isConfirmed: boolean) => call(answerInvitation, { body: { token, isConfirmed } }),
  })
  if (answer.data) return <Notice tone="success" title={answer.data.successMessage} />
  if (query.error) return <AskAgain error={query.error} />
  if (!query.data) return <p role="status">{privacy.loading}</p>
  const { name, age, held } = query.data.data
  return (
    <>
      <p className="font-semibold">{texts.asks(name, age)}</p>
      <p className="max-w-measure">{texts.scope}</p>
      <Section title={texts.keeps}>
        <HeldList held={held} />
      </Section>
      {answer.error ? <Notice tone="danger" title={errorText(answer.error)} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={answer.isPending} onClick={() => answer.mutate(true)}>
          {texts.agree}
        </Button>
        <Button variant="quiet" busy={answer.isPending} onClick={() => answer.mutate(false)}>
          {texts.refuse}
        </Button>
      </div>
    </>
  )
}

function Children({ token }: { token: string }) {
  const [erasing, setErasing] = useState<Child | null>(null)
  const query = useQuery({
    queryKey: ['children', token],
    queryFn: () => call(readChildren, { body: { token } }),
    retry: false,
  })
  const withdraw = useMutation({
    mutationFn: ({ guardianId, isErased }: { guardianId: string; isErased: boolean }) =>
      call(withdrawGuardian, { body: { token, guardianId, isErased } }),
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? accounts.saved)
      void query.refetch()
    },
    onSettled: () => setErasing(null),
  })
  if (query.error) return <AskAgain error={query.error} />
  if (!query.data) return <p role="status">{privacy.loading}</p>
  const children = query.data.data
  if (children.length === 0) return <Notice title={texts.none} />
  return (
    <>
      {children.map((child) => (
        <Section key={child.guardianId} title={texts.child(child.name, child.age)}>
          <HeldList held={child.held} />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="quiet"
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate({ guardianId: child.guardianId, isErased: false })}
            >
              {texts.withdraw}
            </Button>
            <Button variant="danger" onClick={() => setErasing(child)}>
              {texts.withdrawErase}
            </Button>
          </div>
        </Section>
      ))}
      <LazyConfirmDialog
        open={erasing !== null}
        danger
        busy={withdraw.isPending}
        title={texts.eraseTitle}
        confirm={texts.eraseConfirm}
        cancel={accounts.cancel}
        onConfirm={() => {
          if (erasing) withdraw.mutate({ guardianId: erasing.guardianId, isErased: true })
        }}
        onClose={() => setErasing(null)}
      >
        <p>{texts.eraseText}</p>
      </LazyConfirmDialog>
    </>
  )
}
