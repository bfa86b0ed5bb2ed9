import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from '@/backend/platform/derived-key'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts what the database must not show to who reads a copy of it. */
export function sealText(secret: string, use: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, derivedKey(secret, use), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed with the same secret for the same use; null for anything else. */
export function openText(secret: string, use: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(
      ALGORITHM,
      derivedKey(secret, use),
      bytes.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    )
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
