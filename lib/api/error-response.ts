import { withWait } from '@/contract/wait-text'

/** An error of the storefront itself, in the upstream's shape; a wait in the header is named in the text too. */
export const errorResponse = (
  status: number,
  errorMessage: string,
  headers: Record<string, string> = {},
) =>
  Response.json(
    { errorMessage: withWait(errorMessage, Number(headers['retry-after']) || null) },
    { status, headers: { 'cache-control': 'private, no-store', ...headers } },
  )
