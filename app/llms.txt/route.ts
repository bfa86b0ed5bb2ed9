import { absoluteUrl } from '@/lib/seo/absolute-url'
import { llmsText } from '@/lib/seo/llms-text'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

export const GET = async () =>
  new Response(llmsText((await site()).name, absoluteUrl), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })
