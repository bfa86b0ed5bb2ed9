'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { Section } from '@/components/privacy/section'
import { usePrivacyCall } from '@/components/privacy/use-privacy-call'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextInput } from '@/components/ui/text-input'
import { endGuardian, inviteGuardian } from '@/contract/shop/guardians'
import type { PrivacyOverview } from '@/contract/shop/privacy'
import { call } from '@/lib/api/browser'
import { formatDate } from '@/lib/format/date'
import { privacy } from '@/lib/messages/privacy'

const texts = privacy.guardian
const empty = { Name: '', Email: '' }

function InviteForm({ isAgain }: { isAgain: boolean }) {
  const { register, handleSubmit, reset, formState } = useForm<z.input<typeof inviteGuardian.body>>(
    {
      resolver: zodResolver(inviteGuardian.body),
      defaultValues: empty,
      mode: 'onTouched',
    },
  )
  const invite = usePrivacyCall(
    (body: z.input<typeof inviteGuardian.body>) => call(inviteGuardian, { body }),
    () => reset(empty),
  )
  const { errors } = formState
  return (
    <form
      noValidate
      data-steady=""
      className="grid w-full max-w-md gap-4"
      onSubmit={handleSubmit((body) => invite.mutate(body))}
    >
      <TextInput
        label={texts.name}
        autoComplete="off"
        error={errors.Name?.message}
        {...register('Name')}
      />
      <TextInput
        label={texts.email}
        type="email"
        autoComplete="off"
        error={errors.Email?.message}
        {...register('Email')}
      />
      <div>
        <SubmitButton busy={invite.isPending}>{isAgain ? texts.again : texts.invite}</SubmitButton>
      </div>
    </form>
  )
}

/** Who answers for a child: invited, confirmed, or nobody yet. */
export function GuardianSection({
  guardian,
  isStopped,
}: Pick<PrivacyOverview, 'guardian' | 'isStopped'>) {
  const leave = usePrivacyCall(() => call(endGuardian))
  return (
    <Section title={texts.title}>
      {guardian?.isConfirmed ? (
        <>
          <p>{texts.confirmed(guardian.name, guardian.email)}</p>
          <p className="text-sm text-ink-2">{texts.leaveText}</p>
          <Button variant="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
            {texts.leave}
          </Button>
        </>
      ) : (
        <>
          {isStopped ? <Notice title={texts.stopped} /> : null}
          <p className="max-w-measure">
            {guardian
              ? texts.waiting(guardian.name, guardian.email, formatDate(guardian.expireTime))
              : texts.text}
          </p>
          <InviteForm isAgain={guardian !== null} />
        </>
      )}
    </Section>
  )
}
