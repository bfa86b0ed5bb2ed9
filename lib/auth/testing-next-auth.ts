import nextAuth from 'next-auth'

type ApiAnswer = {
  status: number
  headers: Map<string, string | string[]>
  body: unknown
}

/** next-auth as its route calls it, without Next around it. */
export async function runNextAuth(
  request: Request,
  path: string[],
  options: Parameters<typeof nextAuth>[2],
): Promise<Response> {
  // Outside a bundler the default of a CommonJS module is the module.
  const handler = ('default' in nextAuth ? nextAuth.default : nextAuth) as (
    ...given: unknown[]
  ) => Promise<void>
  const answer: ApiAnswer = { status: 200, headers: new Map(), body: undefined }
  const response = {
    status: (status: number) => {
      answer.status = status
      return response
    },
    getHeader: (name: string) => answer.headers.get(name.toLowerCase()),
    setHeader: (name: string, value: string | string[]) => {
      answer.headers.set(name.toLowerCase(), value)
      return response
    },
    json: (body: unknown) => {
      answer.body = JSON.stringify(body)
    },
    send: (body: unknown) => {
      answer.body = typeof body === 'object' ? JSON.stringify(body) : body
    },
    end: () => undefined,
  }
  const cookies = Object.fromEntries(
    (request.headers.get('cookie') ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
      }),
  )
  await handler(
    {
      method: request.method,
      query: { ...Object.fromEntries(new URL(request.url).searchParams), nextauth: path },
      body:
        request.method === 'POST'
          ? Object.fromEntries(new URLSearchParams(await request.text()))
          : undefined,
      cookies,
      headers: Object.fromEntries(request.headers),
    },
    response,
    options,
  )
  const headers = new Headers()
  for (const [name, value] of answer.headers)
    for (const one of [value].flat()) headers.append(name, one)
  return new Response(answer.body === undefined ? null : String(answer.body), {
    status: answer.status,
    headers,
  })
}
