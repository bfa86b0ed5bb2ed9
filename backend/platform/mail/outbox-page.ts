import { escaped } from '@/backend/platform/html/escaped'
import type { QueuedEmail } from '@/backend/platform/mail/outbox'
import { outboxTexts as texts } from '@/backend/platform/mail/outbox-texts'

const time = new Intl.DateTimeFormat('vi-VN', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Ho_Chi_Minh',
})

const style = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #22302a; background: #faf7f0 }
  h1 { margin: 0; font-size: 1.5rem }
  article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid #d8d0be; border-radius: .5rem; background: #fff }
  h2 { margin: 0; font-size: 1.1rem }
  .facts { margin: .25rem 0 .75rem; color: #5c665f; font-size: .9rem; overflow-wrap: anywhere }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  .code { display: inline-block; margin: 0 0 .75rem; padding: .1rem .6rem; border-radius: .3rem; background: #e6efe9; font: 700 1.4rem ui-monospace, monospace; letter-spacing: .15em }
`

const codeIn = (text: string) => /: (\d{6})$/m.exec(text)?.[1]

function article({ id, toAddr, subject, bodyText, createdAt }: QueuedEmail): string {
  const code = codeIn(bodyText)
  return `<article id="${escaped(id)}" data-to="${escaped(toAddr)}">
<h2>${escaped(subject)}</h2>
<p class="facts">${texts.to} <b>${escaped(toAddr)}</b> · ${texts.at} <time datetime="${createdAt.toISOString()}">${escaped(time.format(createdAt))}</time></p>
${code ? `<p class="code" data-code="${code}" aria-label="${texts.code} ${code}">${code}</p>` : ''}
<pre>${escaped(bodyText)}</pre>
</article>`
}

/** The demonstration’s e-mails as one page, the newest first, codes large. It runs no script. */
export const outboxPage = (emails: readonly QueuedEmail[]) => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${texts.title}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${texts.title}</h1><p>${texts.intro} <a href="/dev/outbox">${texts.reload}</a></p></header>
<main>
${emails.length === 0 ? `<p>${texts.empty}</p>` : emails.map(article).join('\n')}
</main>
</body>
</html>
`
