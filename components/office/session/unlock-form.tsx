import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { type OfficeLock, type StaffSession, unlockOffice } from '@/contract/staff/session'
import { call } from '@/lib/api/browser'
import { userMessageOf } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

const texts = office.proof

/** Code or password, whichever shows who it is. */
export function UnlockForm({
  lock,
  onDone,
}: {
  lock: OfficeLock
  onDone: (session: StaffSession) => void
}) {
  const [value, setValue] = useState('')
  const isCode = lock === 'code'
  const unlock = useMutation({
    mutationFn: () =>
      call(unlockOffice, { body: isCode ? { code: value.trim() } : { password: value } }),
    onSuccess: ({ data }) => onDone(data),
    // The text stands beside the field.
    onError: () => undefined,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value !== '') unlock.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextInput
        label={isCode ? texts.code : texts.password}
        {...(isCode ? { hint: texts.codeHint } : {})}
        type={isCode ? 'text' : 'password'}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        {...(isCode ? { inputMode: 'numeric' as const } : {})}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        error={unlock.error ? userMessageOf(unlock.error) : null}
      />
      <Button type="submit" busy={unlock.isPending}>
        {texts.confirm}
      </Button>
    </form>
  )
}
