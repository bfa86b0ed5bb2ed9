import { userMessageOf } from '@/lib/api/upstream-error'
import { errors } from '@/lib/messages/errors'

/** The text for a person about a failed call; offline, that is the reason whatever the call says. */
export const errorText = (error: unknown): string =>
  typeof navigator !== 'undefined' && navigator.onLine === false
    ? `${errors.offline.title}. ${errors.offline.text}`
    : userMessageOf(error)
