'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { toast } from '@/components/ui/toast'
import { accounts } from '@/lib/messages/accounts'

/** The field beside says what was wrong: no toast repeats it over the field. */
export const toldInPlace = () => undefined

/** Runs a call about one's data, says what it answered and reads the page anew. */
export function usePrivacyCall<Input = void>(
  run: (input: Input) => Promise<{ successMessage?: string | undefined }>,
  onDone?: () => void,
  onError?: () => void,
) {
  const router = useRouter()
  return useMutation({
    mutationFn: run,
    onSuccess: ({ successMessage }) => {
      toast.success(successMessage ?? accounts.saved)
      onDone?.()
      router.refresh()
    },
    ...(onError && { onError }),
  })
}
