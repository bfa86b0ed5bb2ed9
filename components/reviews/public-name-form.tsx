'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { RadioCards } from '@/components/ui/radio-cards'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { type PublicName, savePublicName } from '@/contract/shop/reviews'
import { call } from '@/lib/api/browser'
import { errorText } from '@/lib/api/error-text'
import { accounts } from '@/lib/messages/accounts'
import { reviews } from '@/lib/messages/reviews'

const texts = reviews.publicName

const isKind = (value: string): value is PublicName['kind'] =>
  value === 'short' || value === 'full' || value === 'pen'

/** How reviews name the reader: short unless they choose otherwise. */
export function PublicNameForm({ publicName }: { publicName: PublicName }) {
  const router = useRouter()
  const [kind, setKind] = useState(publicName.kind)
  const [penName, setPenName] = useState(publicName.kind === 'pen' ? publicName.shown : '')
  const [error, setError] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: () => call(savePublicName, { body: { kind, penName } }),
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? accounts.saved)
      router.refresh()
    },
    onError: (failed) => setError(errorText(failed)),
  })
  const { short, full } = publicName
  return (
    <Disclosure title={texts.title} aside={publicName.shown}>
      <form
        noValidate
        className="grid max-w-measure gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setError(null)
          save.mutate()
        }}
      >
        <RadioCards
          legend={texts.legend}
          name="public-name"
          value={kind}
          onValue={(value) => {
            if (isKind(value)) setKind(value)
          }}
          options={[
            { value: 'short', label: short, note: texts.short },
            ...(full ? [{ value: 'full', label: full, note: texts.full }] : []),
            { value: 'pen', label: texts.pen, note: texts.penNote },
          ]}
        />
        {kind === 'pen' ? (
          <TextInput
            label={texts.penName}
            autoComplete="nickname"
            maxLength={40}
            value={penName}
            error={error}
            onChange={(event) => setPenName(event.currentTarget.value)}
          />
        ) : null}
        <p className="text-sm text-ink-2">{texts.note}</p>
        <div>
          <SubmitButton busy={save.isPending}>{accounts.save}</SubmitButton>
        </div>
      </form>
    </Disclosure>
  )
}
