/** What a reader without scripts, or a search engine, finds in a page. */
export type PageFacts = {
  title: string
  description: string
  canonical: string | null
  isListed: boolean
  /** Addresses of the shop that the page links to, without fragments, each once. */
  links: string[]
  /** Addresses of the shop's pictures. */
  pictures: string[]
  /** Places on the same page that its links jump to but that are not there. */
  lostJumps: string[]
}

const signs: Record<string, string> = {
  quot: '"',
  '#x27': "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
}
export const plainText = (text: string) =>
  text.replace(/&(quot|#x27|#39|lt|gt|amp);/g, (_sign, name: string) => signs[name] ?? '')

const attributeOf = (tag: string, name: string) =>
  plainText(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const tagsOf = (html: string, name: string) =>
  html.match(new RegExp(`<${name}\\s[^<>]*>`, 'g')) ?? []

const isOwn = (address: string) => address.startsWith('/') && !address.startsWith('//')
const once = (texts: readonly string[]) => [...new Set(texts)]

/** Reads what was sent by its tags; scripts are not run and their texts are not tags. */
export function pageFacts(html: string): PageFacts {
  const markup = html.replace(/<(script|style|template)\b(?:(?!<\1)[\s\S])*?<\/\1>/g, '')
  const metaOf = (name: string) => {
    const tag = tagsOf(markup, 'meta').find((meta) => attributeOf(meta, 'name') === name)
    return tag ? attributeOf(tag, 'content') : ''
  }
  const canonical = tagsOf(markup, 'link').find((tag) => attributeOf(tag, 'rel') === 'canonical')
  const targets = tagsOf(markup, 'a').map((tag) => attributeOf(tag, 'href'))
  const jumps = targets.filter((href) => href.startsWith('#') && href.length > 1)
  return {
    title: plainText(/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? ''),
    description: metaOf('description'),
    canonical: canonical ? attributeOf(canonical, 'href') : null,
    isListed: !metaOf('robots').includes('noindex'),
    links: once(targets.filter(isOwn).map((href) => href.replace(/#[\s\S]*/, ''))),
    pictures: once(tagsOf(markup, 'img').map((tag) => attributeOf(tag, 'src'))).filter(isOwn),
    lostJumps: once(jumps).filter((href) => !markup.includes(` id="${href.slice(1)}"`)),
  }
}
