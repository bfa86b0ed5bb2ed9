declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Options = {
    threshold: number
    brotli: BrotliOptions
    filter: (request: IncomingMessage, response: ServerResponse) => boolean
  }
  export default function compression(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> })
    encoding(available: string[], options: { preferred: string[] }): string | undefined
  }
}
