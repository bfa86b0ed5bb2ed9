'use client'

import { useState } from 'react'
import { ForgotPasswordCodeStep } from '@/components/auth/forgot-password-code-step'
import { ForgotPasswordEmailStep } from '@/components/auth/forgot-password-email-step'
import { useFieldFocus } from '@/components/auth/use-field-focus'
import { Stepper } from '@/components/ui/stepper'
import { auth } from '@/lib/messages/auth'

const labels = Object.values(auth.forgot.steps)

/** Requests a code, then sets a new password with it. */
export function ForgotPasswordForm({ initialEmail }: { initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail)
  const [sentAt, setSentAt] = useState<number | null>(null)
  const step = sentAt === null ? 0 : 1
  const place = useFieldFocus(step)
  return (
    <div ref={place} className="grid gap-5">
      <Stepper
        steps={labels.map((label, index) => ({
          label,
          state: index < step ? 'done' : index === step ? 'current' : 'upcoming',
        }))}
      />
      {sentAt === null ? (
        <ForgotPasswordEmailStep
          initialEmail={email}
          onSent={(to) => {
            setEmail(to)
            setSentAt(Date.now())
          }}
        />
      ) : (
        <ForgotPasswordCodeStep
          email={email}
          sentAt={sentAt}
          onOtherEmail={() => setSentAt(null)}
        />
      )}
    </div>
  )
}
