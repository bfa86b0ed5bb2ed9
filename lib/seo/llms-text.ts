import { catalog } from '@/lib/messages/catalog'
import { layout } from '@/lib/messages/layout'
import { llms } from '@/lib/messages/llms'
import { pages } from '@/lib/messages/pages'
import { type PolicyKey, policyPaths } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'

type Line = readonly [title: string, path: string, note?: string]

const start: readonly Line[] = [
  [catalog.listTitle, paths.products(), llms.products],
  [catalog.flash.title, paths.flashSale(), llms.flashSale],
  [layout.navigation.textbooks, paths.textbooks(), llms.textbooks],
  [layout.navigation.library, paths.library(), llms.library],
  [layout.navigation.news, paths.newsList(), llms.news],
  [layout.navigation.about, paths.about(), llms.about],
]
const help = Object.entries(policyPaths).map(
  ([key, path]): Line => [pages.policyNames[key as PolicyKey], path],
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
    `> ${layout.tagline}`,
    '',
    llms.intro(shop),
    '',
    section(llms.start, start),
    section(llms.help, help),
    section(llms.machines, machines),
  ].join('\n')
}
