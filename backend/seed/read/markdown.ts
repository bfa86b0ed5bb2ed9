import { Marked, type RendererObject, type Token, type TokenizerAndRendererExtension } from 'marked'

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const joinLines = (text: string) =>
  text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))

const FORMULA = /^(?:\\\((?:(?!\\[()])[\s\S])+\\\)|\\\[(?:(?!\\[[\]])[\s\S])+\\\])/

/** `\( … \)` and `\[ … \]` reach the page as they are written: an asterisk inside one is no emphasis. */
const formula: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (text) => /\\[([]/.exec(text)?.index,
  tokenizer: (text) => {
    const [raw] = FORMULA.exec(text) ?? []
    return raw === undefined ? undefined : { type: 'formula', raw }
  },
  renderer: ({ raw }) => escapeText(joinLines(raw)),
}

/** Every drawing of the shop is 1200 × 675. */
function figure(caption: string, address: string): string {
  const alt = escapeText(caption).replaceAll('"', '&quot;')
  const image = `<img src="${address}" alt="${alt}" width="1200" height="675" loading="lazy" />`
  return `<figure>${image}<figcaption>${escapeText(caption)}</figcaption></figure>\n`
}

const onlyImage = (tokens: Token[]) =>
  tokens.length === 1 && tokens[0]?.type === 'image' ? tokens[0] : null

const renderer: RendererObject = {
  heading({ tokens, depth }) {
    return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`
  },
  paragraph({ tokens }) {
    const image = onlyImage(tokens)
    if (image) return figure(image.text, image.href)
    return `<p>${this.parser.parseInline(tokens).trim()}</p>\n`
  },
  blockquote({ tokens }) {
    return `<blockquote>${this.parser.parse(tokens).trim()}</blockquote>\n`
  },
  list({ ordered, items }) {
    const tag = ordered ? 'ol' : 'ul'
    return `<${tag}>${items.map((item) => this.listitem(item)).join('')}</${tag}>\n`
  },
  listitem({ tokens }) {
    return `<li>${this.parser.parse(tokens).trim()}</li>`
  },
  table({ header, rows }) {
    const cells = (row: typeof header, tag: string, scope: string) =>
      row.map((cell) => `<${tag}${scope}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')
    const body = rows.map((row) => `<tr>${cells(row, 'td', '')}</tr>`).join('')
    return `<table><thead><tr>${cells(header, 'th', ' scope="col"')}</tr></thead><tbody>${body}</tbody></table>\n`
  },
  link({ href, tokens }) {
    return `<a href="${escapeText(href)}">${this.parser.parseInline(tokens)}</a>`
  },
  br: () => '<br />',
  text(token) {
    if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens)
    return escapeText(joinLines(token.text))
  },
}

const marked = new Marked({
  extensions: [formula],
  renderer,
  // Addresses and waves in running text stay what the author typed.
  tokenizer: { url: () => undefined, del: () => undefined },
})

/** The HTML of a Markdown text, one block a line. */
export const markdownToHtml = (text: string): string => marked.parse(text, { async: false }).trim()

/** One line of Markdown without a block around it. */
export const inlineToHtml = (text: string): string => marked.parseInline(text, { async: false })

/** The words of an HTML text, for counting, searching and summaries. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:strong|em|a)(?: [^<>]*)?>/g, '')
    .replace(/<[^<>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
