import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { env } from '@/lib/env'

const tags = [
  'p',
  'br',
  'hr',
  'div',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

const whole = /^\d{1,4}$/
const cellSpan = /^\d{1,2}$/

type Attributes = sanitizeHtml.Attributes

const keep = (attributes: Attributes, names: Record<string, RegExp>): Attributes =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, form]) => {
      const value = attributes[name]
      return value !== undefined && form.test(value) ? [[name, value]] : []
    }),
  )

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')
const isExternal = (href: string) =>
  /^https?:/i.test(href) && hostOf(href) !== hostOf(env().publicUrl)

const link: sanitizeHtml.Transformer = (tagName, { href, title }) => ({
  tagName,
  attribs: {
    ...(href === undefined ? {} : { href }),
    ...(title === undefined ? {} : { title }),
    ...(href !== undefined && isExternal(href) ? { rel: 'noopener' } : {}),
  },
})

const image: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: {
    src: attributes.src ?? '',
    alt: attributes.alt ?? '',
    ...keep(attributes, { width: whole, height: whole }),
    loading: 'lazy',
  },
})

const cell: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: keep(attributes, {
    colspan: cellSpan,
    rowspan: cellSpan,
    scope: /^(row|col|rowgroup|colgroup)$/,
  }),
})

/** Pictures come over https or from the shop's own media folder; a path may not climb out of it. */
const isOwnOrSecure = (src: string) =>
  /^https:\/\/[^/\\]/i.test(src) ||
  (/^\/media\/[^\\]+$/.test(src) && !/\.\.|%2e|%2f|%5c/i.test(src))

const rules: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
    // The parser reads these as raw text and would write it out unescaped.
    'xmp',
    'listing',
    'plaintext',
    'noembed',
    'noframes',
  ],
  transformTags: {
    a: link,
    img: image,
    th: cell,
    td: cell,
    // The page owns the only h1; two spellings of bold and italic become one.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnOrSecure(attribs.src ?? ''),
  nestingLimit: 50,
}

const EMPTY_HEADING =
  /<th((?: (?:col|row)span="\d+"){0,2})(?: scope="\w+")?((?: (?:col|row)span="\d+"){0,2})>\s*<\/th>/g

/** Screen readers announce every heading of a table; its empty corner is none. */
const clean = (html: string | null | undefined, options: sanitizeHtml.IOptions): string =>
  html ? sanitizeHtml(html, options).replace(EMPTY_HEADING, '<td$1$2></td>') : ''

/** Sanitises HTML of the upstream: known tags, no ids, names, styles or handlers. */
export const sanitise = (html: string | null | undefined): string => clean(html, rules)

// KaTeX's output. No tag here takes a URL or can contain HTML again.
const mathTags = [
  'math',
  'semantics',
  'mrow',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'mspace',
  'mfrac',
  'msqrt',
  'mroot',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mtable',
  'mtr',
  'mtd',
  'mstyle',
  'mpadded',
  'mphantom',
  'menclose',
]
const mathAttributes = [
  'display',
  'displaystyle',
  'scriptlevel',
  'mathvariant',
  'stretchy',
  'fence',
  'separator',
  'accent',
  'accentunder',
  'lspace',
  'rspace',
  'minsize',
  'maxsize',
  'linethickness',
  'columnalign',
  'columnspacing',
  'rowspacing',
  'width',
  'height',
  'depth',
  'voffset',
  'notation',
]

const lessonRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: [...tags, ...mathTags],
  allowedAttributes: {
    ...rules.allowedAttributes,
    ...Object.fromEntries(mathTags.map((tag) => [tag, mathAttributes])),
  },
  nonTextTags: [...(rules.nonTextTags ?? []).filter((tag) => tag !== 'math'), 'annotation'],
}

/** The same for lessons and questions, whose formulas were set as MathML by the upstream. */
export const sanitiseLesson = (html: string | null | undefined): string => clean(html, lessonRules)
