import { formatMoney } from '@/backend/platform/format-money'
import { escaped } from '@/backend/platform/html/escaped'

/** The one part of an e-mail that leads anywhere. Its address is the shop's own, never typed by people. */
export type MailLink = { link: string; label: string }
export type MailList = { list: readonly (string | MailLink)[] }
/** Đồng with what they are for. */
export type MailAmount = { amount: number; label: string }
/** A text is only ever read: whatever is written in it becomes no link. An empty one begins a paragraph. */
export type MailPart = string | MailLink | MailList | MailAmount
export type MailBody = readonly MailPart[]
export type MailContent = { subject: string; body: MailBody }

export const link = (label: string, address: string): MailLink => ({ link: address, label })
export const list = (...items: readonly (string | MailLink)[]): MailList => ({ list: items })
export const amount = (label: string, dong: number): MailAmount => ({ label, amount: dong })

/** Greeting, parts, the shop's name. */
export const letterTo = (shop: string, name: string, ...parts: MailBody): MailBody => [
  `Chào ${name},`,
  '',
  ...parts,
  '',
  shop,
]

/** Parts under the shop's name. */
export const signedBy = (shop: string, ...parts: MailBody): MailBody => [...parts, '', shop]

const INVISIBLE_BREAK = '\u200b'

/** Mail programs make links of what looks like an address; after this nothing does, and it still reads the same. */
export const defused = (text: string) =>
  text
    .replace(/[:：](?=[/\\／＼]{2})/g, '[:]')
    .replace(/(?<=[\p{L}\p{N}\p{M}_-])[.．。｡](?=\p{L})/gu, `$&${INVISIBLE_BREAK}`)
    .replace(/(?<=\S)[@＠](?=\S)/g, `$&${INVISIBLE_BREAK}`)

const shown = (address: string) => address.replace(/^mailto:/, '')

const plainLink = ({ link: address, label }: MailLink) =>
  label ? `${defused(label)}: ${shown(address)}` : shown(address)

const plainItem = (item: string | MailLink) =>
  typeof item === 'string' ? defused(item) : plainLink(item)

function plainPart(part: MailPart): string {
  if (typeof part === 'string') return defused(part)
  if ('link' in part) return plainLink(part)
  if ('list' in part) return part.list.map((item) => `  ${plainItem(item)}`).join('\n')
  return `${defused(part.label)}: ${formatMoney(part.amount)}`
}

/** What programs without HTML show. */
export const plainBody = (body: MailBody) => body.map(plainPart).join('\n')

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d5c43;color:#ffffff;font-weight:600;text-decoration:none'

function htmlLink({ link: address, label }: MailLink, isButton: boolean): string {
  const style = isButton && label ? ` style="${BUTTON}"` : ''
  const words = label ? defused(label) : shown(address)
  return `<a href="${escaped(address)}"${style}>${escaped(words)}</a>`
}

const htmlText = (text: string) => escaped(defused(text)).replace(/\n/g, '<br>')

const htmlItem = (item: string | MailLink) =>
  `&#8226; ${typeof item === 'string' ? htmlText(item) : htmlLink(item, false)}`

function htmlPart(part: MailPart): string {
  if (typeof part === 'string') return htmlText(part)
  if ('link' in part) return htmlLink(part, !part.link.startsWith('mailto:'))
  if ('list' in part) return part.list.map(htmlItem).join('<br>')
  return `${htmlText(part.label)}: <strong>${escaped(formatMoney(part.amount))}</strong>`
}

function paragraphs(body: MailBody): MailPart[][] {
  const all: MailPart[][] = [[]]
  for (const part of body) {
    if (part === '') all.push([])
    else all.at(-1)?.push(part)
  }
  return all.filter((parts) => parts.length > 0)
}

/** The same for programs with HTML; `htmlLetter` frames it. */
export const htmlBody = (body: MailBody) =>
  paragraphs(body)
    .map((parts) => `<p style="margin:0 0 16px">${parts.map(htmlPart).join('<br>')}</p>`)
    .join('\n')
