import type { NewsItem } from '@/contract/shop/news'
import { paths } from '@/lib/routes/paths'
import { escapeXml } from '@/lib/seo/sitemap'

type Feed = {
  title: string
  description: string
  items: readonly NewsItem[]
  absolute: (path: string) => string
}

/** The newest news as RSS 2.0. */
export function newsFeedXml({ title, description, items, absolute }: Feed): string {
  const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
  const entries = items.map((item) => {
    const url = absolute(paths.news({ id: item.newsId, newsURL: item.newsURL }))
    return `<item>${tag('title', item.title)}${tag('link', url)}${tag('guid', url)}${tag('pubDate', new Date(item.publishedTime).toUTCString())}${tag('description', item.summary)}${item.tagName ? tag('category', item.tagName) : ''}</item>\n`
  })
  const self = escapeXml(absolute(paths.newsFeed()))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${tag('title', title)}${tag('link', absolute(paths.newsList()))}${tag('description', description)}<language>vi</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>
${entries.join('')}</channel></rss>
`
}
