import { escaped } from '@/backend/platform/html/escaped'

const ADDRESS = /https?:\/\/[^\s<>"]+/
const font = "font-family:'Be Vietnam Pro',Arial,sans-serif"

/** A line of the text; one that ends in an address becomes a button, and in a list a plain link. */
function lineHtml(line: string, isInList = false): string {
  const [address] = ADDRESS.exec(line) ?? []
  if (!address) return escaped(line)
  const label = line.replace(address, '').replace(/:\s*$/, '').trim()
  if (!label) return `<a href="${escaped(address)}">${escaped(address)}</a>`
  const button =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d5c43;color:#ffffff;font-weight:600;text-decoration:none'
  const style = isInList ? '' : ` style="${button}"`
  return `<a href="${escaped(address)}"${style}>${escaped(label)}</a>`
}

const isListed = (line: string) => line.startsWith('  ')

const paragraphHtml = (lines: readonly string[]) =>
  `<p style="margin:0 0 16px">${lines
    .map((line) => (isListed(line) ? `&#8226; ${lineHtml(line.trim(), true)}` : lineHtml(line)))
    .join('<br>')}</p>`

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)

/**
 * The one layout of all emails, made from their text, so that both say the same. Tables and inline styles, because Gmail reads no
 * other; colours that a dark mode may turn round.
 */
export const htmlLetter = ({ subject, text }: { subject: string; text: string }, shop: string) =>
  `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#faf7f0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf7f0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #d8d0be;border-radius:12px">
<tr><td style="padding:20px 24px 0;${font};font-size:18px;font-weight:700;color:#1d5c43">${escaped(shop)}</td></tr>
<tr><td style="padding:16px 24px 8px;${font};font-size:16px;line-height:1.6;color:#22302a;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.35">${escaped(subject)}</h1>
${paragraphsOf(text).map(paragraphHtml).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
