/** An error of the storefront itself, in the upstream's shape. */
export const errorResponse = (
  status: number,
  errorMessage: string,
  headers: Record<string, string> = {},
) =>
  Response.json(
    { errorMessage },
    { status, headers: { 'cache-control': 'private, no-store', ...headers } },
  )
