/** What an upstream may offer beside the calls, and what it may tell the storefront. */
const secretHeaders = [
  { $ref: '#/components/parameters/InternalSecret' },
  { $ref: '#/components/parameters/RequestId' },
]

export const otherPaths = {
  '/media/{file}': {
    get: {
      operationId: 'getMedia',
      tags: ['media'],
      summary:
        'Pictures, audio, video and downloads; a path may have folders. Pictures also as `thumb-` copies.',
      'x-access': 'public',
      'x-extension': true,
      security: [{}, { bearer: [] }],
      parameters: [
        {
          name: 'file',
          in: 'path',
          required: true,
          schema: { type: 'string' },
          example: 'books/thumb-1.webp',
        },
      ],
      responses: {
        200: {
          description: 'The file; ranges, ETag and Cache-Control are passed on.',
          content: { '*/*': {} },
        },
        404: { $ref: '#/components/responses/NotFound' },
      },
    },
  },
  '/internal/catalog-version': {
    get: {
      operationId: 'getCatalogVersion',
      tags: ['internal'],
      summary:
        'One text that changes with whatever the catalogue shows. While it stays, kept pages live up to five minutes; without this call one minute.',
      'x-access': 'internal',
      'x-extension': true,
      security: [],
      parameters: secretHeaders,
      responses: {
        200: {
          description: 'OK',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  state: { type: 'string', minLength: 1 },
                  lastsMs: {
                    type: ['number', 'null'],
                    minimum: 0,
                    description: 'Milliseconds until a sale begins or ends; null when none does.',
                  },
                },
                required: ['state', 'lastsMs'],
              },
              example: { state: 'mot-chuoi-bat-ky', lastsMs: null },
            },
          },
        },
        404: { $ref: '#/components/responses/NotFound' },
      },
    },
  },
}

const signature = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** Sent by the upstream to `POST /api/revalidate` of the storefront. */
export const webhooks = {
  revalidate: {
    post: {
      operationId: 'revalidate',
      tags: ['internal'],
      summary:
        'Names what an edit has made old, or whose sessions have ended (`session:` and the profile’s sessionTopic).',
      security: [],
      parameters: [
        signature(
          'x-revalidate-time',
          'Seconds since 1970, at most five minutes off.',
          '1795230000',
        ),
        signature(
          'x-revalidate-signature',
          'HMAC-SHA256 in hex, keyed with REVALIDATE_SECRET, over the time, a full stop and the body.',
          '0'.repeat(64),
        ),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                tags: {
                  type: 'array',
                  maxItems: 1000,
                  items: { type: 'string', minLength: 1, maxLength: 200 },
                },
              },
              required: ['tags'],
            },
            example: { tags: ['product:12', 'products'] },
          },
        },
      },
      responses: {
        200: { description: 'Purged; the answer names the tags.' },
        400: { $ref: '#/components/responses/BadInput' },
        401: { $ref: '#/components/responses/SignInFirst' },
      },
    },
  },
}
