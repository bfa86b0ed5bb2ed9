/** Ends a call of the mock with a status and a text for the person. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 503,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}
