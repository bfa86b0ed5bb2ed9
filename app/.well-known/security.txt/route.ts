import { absoluteUrl } from '@/lib/seo/absolute-url'
import { securityText } from '@/lib/seo/security-text'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

export const GET = async () =>
  new Response(securityText((await site()).email, absoluteUrl, new Date()), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
