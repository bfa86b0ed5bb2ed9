import { createHmac } from 'node:crypto'
import { derivedKey } from '@/backend/platform/derived-key'

/** Under which name pages of one person hear that sessions have ended: nobody can guess it, and it opens nothing. */
export const sessionTopic = (secret: string, userId: number) =>
  createHmac('sha256', derivedKey(secret, 'session end'))
    .update(String(userId))
    .digest('hex')
    .slice(0, 32)
