import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
})

/** How the shop stands on a telephone's home screen. */
export async function GET() {
  const { name } = await site()
  const manifest = {
    name,
    short_name: name,
    lang: 'vi',
    start_url: '/trang-chu',
    display: 'browser',
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    icons: [icon(192), icon(512), { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
