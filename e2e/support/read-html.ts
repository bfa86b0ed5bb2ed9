import { type APIRequestContext, expect } from 'playwright/test'
import { type PageFacts, pageFacts, plainText } from '@/e2e/crawl/page-facts'

/** What a reader without scripts, or a search engine, finds at an address. */
export type ReadPage = PageFacts & { path: string; status: number; html: string }

/** Reads a page as it is sent, following nothing. */
export async function readPage(request: APIRequestContext, path: string): Promise<ReadPage> {
  const response = await request.get(path, { maxRedirects: 0 })
  const html = await response.text()
  return { path, status: response.status(), html, ...pageFacts(html) }
}

/** The page behind the first link that leads where it should. */
export async function follow(request: APIRequestContext, from: ReadPage, to: RegExp) {
  const link = from.links.find((href) => to.test(href) && href !== from.path)
  expect(link, `${from.path} links to ${to}`).toBeDefined()
  const page = await readPage(request, link ?? '')
  expect(page.status, page.path).toBe(200)
  return page
}

/** The words a reader sees. */
export const wordsOf = ({ html }: ReadPage) =>
  plainText(
    html
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  )
