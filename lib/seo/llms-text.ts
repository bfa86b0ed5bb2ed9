import { product } from '@/lib/messages/catalog'
import { chrome } from '@/lib/messages/layout'
import { llms } from '@/lib/messages/llms'
import { content } from '@/lib/messages/pages'
import { type PolicyKey, paths, policyPaths } from '@/lib/routes/paths'

type Line = readonly [title: string, path: string, note?: string]

const start: readonly Line[] = [
  [product.listTitle, paths.products(), llms.products],
  [product.flash.title, paths.flashSale(), llms.flashSale],
  [chrome.navigation.textbooks, paths.textbooks(), llms.textbooks],
  [chrome.navigation.library, paths.library(), llms.library],
  [chrome.navigation.news, paths.newsList(), llms.news],
  [chrome.navigation.about, paths.about(), llms.about],
]
const help = Object.entries(policyPaths).map(
  ([key, path]): Line => [content.policyNames[key as PolicyKey], path],
)
const machines: readonly Line[] = [
  [llms.sitemap, paths.sitemapIndex()],
  [llms.feed, paths.newsFeed()],
]

/** The shop in one page of plain text (llmstxt.org). */
export function llmsText(shop: string, absolute: (path: string) => string): string {
  const section = (title: string, lines: readonly Line[]) =>
    [
      `## ${title}`,
      '',
      ...lines.map(
        ([name, path, note]) => `- [${name}](${absolute(path)})${note ? `: ${note}` : ''}`,
      ),
      '',
    ].join('\n')
  return [
    `# ${shop}`,
    '',
    `> ${chrome.tagline}`,
    '',
    llms.intro(shop),
    '',
    section(llms.start, start),
    section(llms.help, help),
    section(llms.machines, machines),
  ].join('\n')
}
