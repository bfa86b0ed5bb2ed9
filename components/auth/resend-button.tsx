'use client'

import { useState } from 'react'
import { useCooldown } from '@/components/auth/use-cooldown'
import { Button } from '@/components/ui/button'
import { UpstreamError } from '@/lib/api/upstream-error'
import { auth } from '@/lib/messages/auth'

const PAUSE_MS = 60_000

type Props = {
  /** When the last email was sent, in milliseconds since 1970. */
  sentAt: number
  /** Throws when no email was sent. */
  onSend: () => Promise<void>
}

/** Sends another email, at most once a minute or as rarely as the server asks. */
export function ResendButton({ sentAt, onSend }: Props) {
  const [until, setUntil] = useState(sentAt + PAUSE_MS)
  const [busy, setBusy] = useState(false)
  const left = useCooldown(until)

  async function send() {
    setBusy(true)
    try {
      await onSend()
      setUntil(Date.now() + PAUSE_MS)
    } catch (error) {
      const pause = error instanceof UpstreamError ? error.retryAfter : null
      if (pause !== null) setUntil(Date.now() + pause * 1000)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="text" size="sm" busy={busy} blocked={left > 0} onClick={send}>
      {left > 0 ? auth.activation.resendIn(left) : auth.activation.resend}
    </Button>
  )
}
