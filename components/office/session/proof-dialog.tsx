import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SESSION_KEY, useOfficeSession } from '@/components/office/session/office-session'
import { lendProofDialog } from '@/components/office/session/staff-call'
import { UnlockForm } from '@/components/office/session/unlock-form'
import { Dialog } from '@/components/ui/dialog'
import type { OfficeLock } from '@/contract/staff/session'
import { office } from '@/lib/messages/office'

type Question = { lock: OfficeLock; isDangerous: boolean; answer: (isProven: boolean) => void }

/** Asks for code or password over whatever is on the screen, which stays as it was. */
export function ProofDialog() {
  const { idleMinutes } = useOfficeSession()
  const [question, setQuestion] = useState<Question | null>(null)
  const client = useQueryClient()
  useEffect(
    () =>
      lendProofDialog(
        (lock, isDangerous) =>
          new Promise((resolve) => {
            setQuestion({ lock, isDangerous, answer: resolve })
          }),
      ),
    [],
  )
  const end = (isProven: boolean) => {
    question?.answer(isProven)
    setQuestion(null)
  }
  return (
    <Dialog
      open={question !== null}
      onClose={() => end(false)}
      size="sm"
      title={office.proof.title}
      description={
        question?.isDangerous ? office.proof.dangerous : office.proof.locked(idleMinutes)
      }
    >
      {question ? (
        <UnlockForm
          lock={question.lock}
          onDone={(session) => {
            client.setQueryData(SESSION_KEY, session)
            end(true)
          }}
        />
      ) : null}
    </Dialog>
  )
}
