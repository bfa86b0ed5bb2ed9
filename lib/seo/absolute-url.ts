import 'server-only'
import { env } from '@/lib/env'

/** A path of the shop as a full address; what is one already stays. */
export const absoluteUrl = (path: string): string => new URL(path, `${env().publicUrl}/`).toString()
