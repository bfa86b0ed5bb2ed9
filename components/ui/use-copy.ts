'use client'

import { useEffect, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { ui } from '@/lib/messages/ui'

const SHOWN_MS = 3000

/** Copies a text; `isCopied` for a moment afterwards. Where it fails a message says so: the text can be selected by hand. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)
  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedAt(Date.now())
    } catch {
      toast.error(ui.copy.failed)
    }
  }
  return { isCopied: copiedAt !== null, copy: () => void copy() }
}
