/** The shop's own refusal, in the upstream's error shape. */
export const errorResponse = (
  status: number,
  errorMessage: string,
  headers: Record<string, string> = {},
) =>
  Response.json(
    { errorMessage },
    { status, headers: { 'cache-control': 'private, no-store', ...headers } },
  )
