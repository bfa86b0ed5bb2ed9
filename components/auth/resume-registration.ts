import type { z } from 'zod/mini'
import { authDialog } from '@/components/auth/use-auth-dialog'
import { toast } from '@/components/ui/toast'
import { reactivate } from '@/contract/shop/registration'
import { callWithChallenge } from '@/lib/api/call-with-challenge'
import { withLoading } from '@/lib/browser/loading-state'

/** Sends a new code to an account whose registration was not finished, and opens the place to type it. */
export async function resumeRegistration(body: z.input<typeof reactivate.body>): Promise<void> {
  const { data, successMessage } = await withLoading(callWithChallenge(reactivate, { body }))
  if (successMessage) toast.success(successMessage)
  authDialog.openActivation({
    token: data.token ?? '',
    email: body.Email,
    password: body.Password,
    name: '',
    phone: '',
    sentAt: Date.now(),
  })
}
