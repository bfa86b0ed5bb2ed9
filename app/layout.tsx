// First, because it sets the order of the cascade layers for every sheet that follows.
import './globals.css'

import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { BootScript } from '@/app/boot-script'
import { preloadFonts } from '@/app/font-preloads'
import { Providers } from '@/app/providers'
import { iconAt } from '@/contract/shop/settings'
import { env } from '@/lib/env'
import { setImageMarker } from '@/lib/format/image-sources'
import { layout } from '@/lib/messages/layout'
import { defaultTheme } from '@/lib/preferences/themes'
import { site } from '@/lib/site'

const drawnIcons: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
}
const ownIcons = (url: string): Metadata['icons'] => ({
  icon: ([48, 192] as const).map((size) => ({
    url: iconAt(url, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
  apple: iconAt(url, 180),
})

/** Read per request, not at build time: the shop's name and URL come from the environment. */
export async function generateMetadata(): Promise<Metadata> {
  await connection()
  const { name, isOpen, iconUrl } = await site()
  return {
    metadataBase: new URL(env().publicUrl),
    // Before the shop opens every page is called after the shop alone.
    title: { default: name, template: isOpen ? `%s | ${name}` : name },
    description: layout.tagline,
    applicationName: name,
    ...(isOpen ? {} : { robots: { index: false } }),
    manifest: '/manifest.webmanifest',
    icons: iconUrl ? ownIcons(iconUrl) : drawnIcons,
    openGraph: { siteName: name, locale: 'vi_VN', type: 'website' },
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false, address: false, email: false },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection()
  preloadFonts()
  const { imageHostMarker } = env()
  const { theme } = await site()
  setImageMarker(imageHostMarker)
  return (
    <html
      lang="vi"
      data-theme={theme}
      data-shop-theme={theme === defaultTheme ? undefined : theme}
      suppressHydrationWarning
    >
      <head>
        {/* Outside Next's own head tags, which change with each page: removing this sheet would restyle the whole page. */}
        <meta name="color-scheme" content="light dark" />
        <BootScript />
      </head>
      <body>
        <Providers imageMarker={imageHostMarker}>{children}</Providers>
      </body>
    </html>
  )
}
