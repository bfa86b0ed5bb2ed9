import { escaped } from '@/backend/platform/html/escaped'
import { defused } from '@/backend/platform/mail/mail-body'

const font = "font-family:'Be Vietnam Pro',Arial,sans-serif"

/**
 * The one layout of all emails around what `htmlBody` made. Tables and inline styles, because Gmail reads no other; colours that a
 * dark mode may turn round.
 */
export const htmlLetter = ({ subject, html }: { subject: string; html: string }, shop: string) =>
  `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(defused(subject))}</title>
</head>
<body style="margin:0;padding:0;background:#faf7f0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf7f0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #d8d0be;border-radius:12px">
<tr><td style="padding:20px 24px 0;${font};font-size:18px;font-weight:700;color:#1d5c43">${escaped(defused(shop))}</td></tr>
<tr><td style="padding:16px 24px 8px;${font};font-size:16px;line-height:1.6;color:#22302a;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.35">${escaped(defused(subject))}</h1>
${html}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
