import { personalPart } from '@/backend/api/shop/profile'
import type { Context, Handler } from '@/backend/platform/context'
import { acceptsGzip, matchesEtag } from '@/backend/platform/http/http-conditions'
import { publicState, userAppJson } from '@/backend/read-models/public-state/public-state'
import type * as calls from '@/contract/shop/accounts'

const JSON_TYPE = 'application/json; charset=UTF-8'

async function guestResponse(context: Context): Promise<Response> {
  const { body, zipped, tag } = await publicState(context)
  const isZipped = acceptsGzip(context.header('accept-encoding'))
  // Each encoding is another representation: a strong tag may not name both.
  const tags = { plain: `"${tag}"`, zipped: `"${tag}.gz"` }
  const headers = {
    etag: isZipped ? tags.zipped : tags.plain,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Authorization',
  }
  if (matchesEtag(context.header('if-none-match'), [tags.plain, tags.zipped])) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(new Uint8Array(isZipped ? zipped : body), {
    headers: {
      ...headers,
      'content-type': JSON_TYPE,
      ...(isZipped && { 'content-encoding': 'gzip' }),
    },
  })
}

const noPlaces = JSON.stringify({ categories: [], cities: [], districts: [], wards: [] }).slice(
  1,
  -1,
)

export const getUserApp: Handler<typeof calls.getUserApp> = async ({ query }, context) => {
  if (!context.caller) return await guestResponse(context)
  const personal = await personalPart(context)
  const members = query.part === 'user' ? noPlaces : (await publicState(context)).members
  return new Response(userAppJson(personal, members), {
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  })
}
