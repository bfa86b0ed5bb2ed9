'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HeldList } from '@/components/privacy/held-list'
import { LinkForm } from '@/components/privacy/link-form'
import { RequestList } from '@/components/privacy/request-list'
import { Section } from '@/components/privacy/section'
import { Button } from '@/components/ui/button'
import { LazyConfirmDialog } from '@/components/ui/lazy-confirm-dialog'
import { Notice } from '@/components/ui/notice'
import { toast } from '@/components/ui/toast'
import { useLinkToken } from '@/components/ui/use-link-token'
import {
  eraseGuestData,
  exportGuestData,
  readGuestData,
  requestGuestLink,
} from '@/contract/shop/privacy'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { formatDate } from '@/lib/format/date'
import { accounts } from '@/lib/messages/accounts'
import { privacy } from '@/lib/messages/privacy'
import { saveFile } from '@/lib/privacy/save-file'

const texts = privacy.guest

const askForLink = (Email: string) => call(requestGuestLink, { body: { Email } })

/** A guest's way to what was ordered under their address: a link by mail, then the data. */
export function GuestDataView() {
  const token = useLinkToken()
  if (token === undefined) return null
  return token ? (
    <GuestData token={token} />
  ) : (
    <>
      <p>{texts.intro}</p>
      <LinkForm label={texts.email} submit={texts.ask} ask={askForLink} />
    </>
  )
}

function GuestData({ token }: { token: string }) {
  const [isErasing, setErasing] = useState(false)
  const query = useQuery({
    queryKey: ['guest data', token],
    queryFn: () => call(readGuestData, { body: { token } }),
    retry: false,
  })
  const fetchFile = useMutation({
    mutationFn: () => call(exportGuestData, { body: { token } }),
    onSuccess: ({ data }) => saveFile(data),
  })
  const erase = useMutation({
    mutationFn: (isCancelled: boolean) => call(eraseGuestData, { body: { token, isCancelled } }),
    onSuccess: ({ successMessage }, isCancelled) => {
      // The day of an erasure stands on the page.
      if (isCancelled) toast.success(successMessage ?? accounts.saved)
      void query.refetch()
    },
    // Which orders are open takes longer to read than a toast stays: it is told on the page.
    onError: () => undefined,
    onSettled: () => setErasing(false),
  })
  if (query.error)
    return (
      <>
        <Notice tone="danger" title={errorText(query.error)} />
        <LinkForm label={texts.email} submit={texts.ask} ask={askForLink} />
      </>
    )
  if (!query.data) return <p role="status">{privacy.loading}</p>
  const { email, held, requests } = query.data.data
  const waiting = requests.find(({ kind, state }) => kind === 'erase' && state === 'open')
  return (
    <>
      <Section title={texts.of(email)}>
        <HeldList held={held} />
        <Button variant="quiet" busy={fetchFile.isPending} onClick={() => fetchFile.mutate()}>
          {texts.fetch}
        </Button>
      </Section>
      <Section title={texts.erase}>
        <p role="status" className="max-w-measure">
          {waiting ? privacy.erasure.waiting(formatDate(waiting.notBefore)) : texts.eraseText}
        </p>
        {erase.error ? <Notice tone="danger" title={errorText(erase.error)} /> : null}
        {waiting ? (
          <Button busy={erase.isPending} onClick={() => erase.mutate(true)}>
            {privacy.erasure.cancel}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setErasing(true)}>
            {texts.erase}
          </Button>
        )}
      </Section>
      <RequestList requests={requests} />
      <LazyConfirmDialog
        open={isErasing}
        danger
        busy={erase.isPending}
        title={privacy.erasure.confirmTitle}
        confirm={privacy.erasure.confirm}
        cancel={accounts.cancel}
        onConfirm={() => erase.mutate(false)}
        onClose={() => setErasing(false)}
      >
        <p>{texts.eraseText}</p>
      </LazyConfirmDialog>
    </>
  )
}
