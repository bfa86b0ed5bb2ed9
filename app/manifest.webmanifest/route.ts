import { iconAt } from '@/contract/shop/settings'
import { site } from '@/lib/site'

export const dynamic = 'force-dynamic'

const sizes = [192, 512] as const

const png = (src: string, size: number) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

const drawnIcons = [
  ...sizes.map((size) => ({ ...png(`/icon-${size}.png`, size), purpose: 'any maskable' })),
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
]

/** How the shop stands on a telephone's home screen. */
export async function GET() {
  const { name, iconUrl } = await site()
  const manifest = {
    name,
    short_name: name,
    lang: 'vi',
    start_url: '/trang-chu',
    display: 'browser',
    background_color: '#fbf9f5',
    theme_color: '#fbf9f5',
    icons: iconUrl ? sizes.map((size) => png(iconAt(iconUrl, size), size)) : drawnIcons,
  }
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
