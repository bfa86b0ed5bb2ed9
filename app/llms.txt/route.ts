import { absoluteUrl } from '@/lib/seo/absolute-url'
import { llmsText } from '@/lib/seo/llms-text'
import { whenOpen } from '@/lib/seo/when-open'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

const writeText = async () =>
  new Response(llmsText((await site()).name, absoluteUrl), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  })

export const GET = () => whenOpen(writeText)
