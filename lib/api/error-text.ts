import { userMessageOf } from '@/lib/api/upstream-error'
import { errors } from '@/lib/messages/errors'

/** What to tell a person about a failed call; without a network that is what went wrong, whatever the call says. */
export const errorText = (error: unknown): string =>
  typeof navigator !== 'undefined' && navigator.onLine === false
    ? `${errors.offline.title}. ${errors.offline.text}`
    : userMessageOf(error)
