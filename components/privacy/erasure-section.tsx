'use client'

import { useState } from 'react'
import { PasswordStep } from '@/components/privacy/password-step'
import { Section } from '@/components/privacy/section'
import { toldInPlace, usePrivacyCall } from '@/components/privacy/use-privacy-call'
import { Button } from '@/components/ui/button'
import { LazyConfirmDialog } from '@/components/ui/lazy-confirm-dialog'
import { PageLink } from '@/components/ui/page-link'
import { cancelErasure, type PrivacyRequest, requestErasure } from '@/contract/shop/privacy'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { formatDate } from '@/lib/format/date'
import { accounts } from '@/lib/messages/accounts'
import { privacy } from '@/lib/messages/privacy'
import { paths } from '@/lib/routes/paths'

const texts = privacy.erasure

type Props = { waiting: PrivacyRequest | undefined; hasPassword: boolean; isStopped: boolean }

/** Asks for the erasure with the password, or takes the request back. */
export function ErasureSection({ waiting, hasPassword, isStopped }: Props) {
  const [password, setPassword] = useState<string | null>(null)
  const close = () => setPassword(null)
  const ask = usePrivacyCall(
    (Password: string) => call(requestErasure, { body: { Password } }).finally(close),
    undefined,
    toldInPlace,
  )
  const cancel = usePrivacyCall(() => call(cancelErasure))
  if (waiting)
    return (
      <Section title={texts.title}>
        <p className="font-semibold">{texts.waiting(formatDate(waiting.notBefore))}</p>
        {isStopped ? (
          <p>{privacy.guardian.first}</p>
        ) : (
          <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.cancel}
          </Button>
        )}
      </Section>
    )
  return (
    <Section title={texts.title}>
      <p className="max-w-measure">{texts.text}</p>
      {hasPassword ? (
        <PasswordStep
          danger
          label={texts.password}
          submit={texts.ask}
          busy={ask.isPending}
          error={ask.error ? errorText(ask.error) : null}
          onPassword={setPassword}
        />
      ) : (
        <p>
          {privacy.file.noPassword}{' '}
          <PageLink className="link" href={paths.account.password()}>
            {privacy.file.setPassword}
          </PageLink>
        </p>
      )}
      <LazyConfirmDialog
        open={password !== null}
        danger
        busy={ask.isPending}
        title={texts.confirmTitle}
        confirm={texts.confirm}
        cancel={accounts.cancel}
        onConfirm={() => ask.mutate(password ?? '')}
        onClose={close}
      >
        <p>{texts.confirmText}</p>
      </LazyConfirmDialog>
    </Section>
  )
}
