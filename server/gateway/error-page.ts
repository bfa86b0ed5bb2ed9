import { gateway as messages } from '@/lib/messages/gateway'

export type Notice = { title: string; text: string }

/** The tokens of light5 and dark5, written out: this page must stand when nothing else does. */
const style = `:root{color-scheme:light dark;--paper:oklch(.985 .006 85);--ink:oklch(.225 .02 268);--ink-2:oklch(.455 .02 268);--line:oklch(.885 .012 85);--primary:oklch(.45 .125 268);--on-primary:oklch(.99 .004 85)}
@media(prefers-color-scheme:dark){:root{--paper:oklch(.175 .01 268);--ink:oklch(.935 .008 85);--ink-2:oklch(.755 .012 85);--line:oklch(.335 .014 268);--primary:oklch(.795 .089 268);--on-primary:oklch(.175 .02 268)}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:1rem/1.65 'Be Vietnam Pro',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:34rem;border-top:3px double var(--line);border-bottom:3px double var(--line);padding:48px 0}
h1{margin:0 0 12px;font:600 clamp(1.625rem,1.3rem + 1.6vw,2.375rem)/1.25 'Source Serif 4',Georgia,'Times New Roman',serif;text-wrap:balance}
p{margin:0 0 28px;color:var(--ink-2)}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:3px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--primary);outline-offset:3px}`

const shell = ({ title, text }: Notice, link: string) =>
  `<!DOCTYPE html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>${link}</main></body></html>`

/** A link to the same address; no script has to run for it. */
export const unavailablePage = shell(messages.unavailable, `<a href="">${messages.retry}</a>`)

export const rejectionPage = (notice: Notice) => shell(notice, `<a href="/">${messages.home}</a>`)
