import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SESSION_KEY, useOfficeSession } from '@/components/office/session/office-session'
import { SecondFactorSetup } from '@/components/office/session/second-factor-setup'
import { Button } from '@/components/ui/button'
import { office } from '@/lib/messages/office'

/** The second factor of whoever is here: to turn on, or to move to another telephone. */
export function OwnSecondFactor() {
  const { hasSecondFactor, recoveryCodesLeft } = useOfficeSession()
  const [isOpen, setIsOpen] = useState(false)
  const client = useQueryClient()
  const done = async () => {
    setIsOpen(false)
    await client.invalidateQueries({ queryKey: SESSION_KEY })
  }
  return (
    <section className="panel grid max-w-[28rem] justify-items-start gap-4">
      <p>{hasSecondFactor ? office.enrol.left(recoveryCodesLeft) : office.enrol.offer}</p>
      {isOpen ? (
        <SecondFactorSetup hasSecondFactor={hasSecondFactor} onDone={done} />
      ) : (
        <Button variant="quiet" icon="lock" onClick={() => setIsOpen(true)}>
          {office.enrol.title}
        </Button>
      )}
    </section>
  )
}
