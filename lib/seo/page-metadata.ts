import 'server-only'
import type { Metadata } from 'next'
import { paths } from '@/lib/routes/paths'
import { OG_HEIGHT, OG_WIDTH } from '@/lib/seo/og/draw-og-image'
import { ogToken } from '@/lib/seo/og/og-token'
import { site } from '@/lib/site'

type Page = {
  title: string
  /** The title stands alone, without the shop's name after it. */
  isWholeTitle?: boolean
  description: string
  /** The page's one address. */
  path: string
  /** A picture of its own; without one the title is drawn. */
  image?: string | null | undefined
  type?: 'website' | 'article' | 'book'
  publishedTime?: string | undefined
  /** False for what multiplies without end or is a copy: links are followed, the page is not listed. */
  isListed?: boolean
  /** Tells readers of feeds where the news are. */
  hasFeed?: boolean
}

const pictureOf = ({ image, title, isListed = true }: Page, shop: string) => {
  if (image) return { url: image, alt: title }
  // What is not listed may carry a visitor's own words; those are not drawn under the shop's name.
  const text = isListed ? title : shop
  return { url: paths.ogImage(ogToken(text)), width: OG_WIDTH, height: OG_HEIGHT, alt: text }
}

export function metadataOf(page: Page, shop: string): Metadata {
  const { title, description, path, type = 'website', isListed = true } = page
  const images = [pictureOf(page, shop)]
  return {
    title: page.isWholeTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical: path,
      ...(page.hasFeed && { types: { 'application/rss+xml': paths.newsFeed() } }),
    },
    openGraph: {
      siteName: shop,
      locale: 'vi_VN',
      type,
      title,
      description,
      url: path,
      images,
      ...(page.publishedTime && { publishedTime: page.publishedTime }),
    },
    // A cover stands upright: the wide card would cut it.
    twitter: {
      card: type === 'book' ? 'summary' : 'summary_large_image',
      title,
      description,
      images,
    },
    ...(isListed ? {} : { robots: { index: false, follow: true } }),
  }
}

/** Everything search engines and chats read in the head of a public page; before the shop opens, nothing but the shop's own. */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { name, isOpen } = await site()
  return isOpen ? metadataOf(page, name) : {}
}
