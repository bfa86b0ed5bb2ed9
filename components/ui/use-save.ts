'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { errorText } from '@/lib/api/error-text'
import { withLoading } from '@/lib/browser/loading-state'

/** Runs one change at a time; afterwards the page is read anew from the server. A failure is said in a toast. */
export function useSave() {
  const router = useRouter()
  const [isSaving, setIsSaving] = useState(false)
  // State is too late for a second press in the same frame.
  const isUnderWay = useRef(false)

  async function save(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSaving(true)
    try {
      await withLoading(work())
      router.refresh()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      isUnderWay.current = false
      setIsSaving(false)
    }
  }

  return { isSaving, save }
}
