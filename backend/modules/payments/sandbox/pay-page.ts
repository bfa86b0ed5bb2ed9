import { sandboxTexts as texts } from '@/backend/modules/payments/sandbox/texts'
import { escaped } from '@/backend/platform/html/escaped'

const style = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 2.5rem 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #22302a; background: #faf7f0 }
  main { max-width: 28rem; margin: 0 auto; padding: 1.5rem; border: 1px solid #d8d0be; border-radius: .75rem; background: #fff }
  h1 { margin: 0 0 .5rem; font-size: 1.375rem }
  p { margin: 0 0 1rem; color: #4d5850 }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: 0 0 1.25rem }
  dt { color: #4d5850 } dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere }
  fieldset { display: grid; gap: .625rem; margin: 0; padding: 0; border: 0 }
  legend { margin-bottom: .625rem; padding: 0; font-weight: 600 }
  button, .back { display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; border: 1px solid #8b8f86; border-radius: .5rem; font: inherit; text-align: center; text-decoration: none; color: inherit; background: #fff; cursor: pointer }
  button[value="00"] { border-color: #1d5c43; color: #fff; background: #1d5c43; font-weight: 600 }
  button:hover, .back:hover { border-color: #1d5c43 }
  :focus-visible { outline: 3px solid #b3541e; outline-offset: 2px }
`

const frame = (title: string, inner: string) => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${inner}
</main>
</body>
</html>
`

const dong = new Intl.NumberFormat('vi-VN')

/** The response codes a visitor may try, with the words on their buttons. */
export const choices = {
  '00': texts.pay,
  '24': texts.cancel,
  '51': texts.noFunds,
  '11': texts.expired,
} as const
export type Choice = keyof typeof choices
export const isChoice = (code: string): code is Choice => Object.hasOwn(choices, code)

type PaymentFacts = { info: string; amount: number; until: string; action: string }

/** `20261121103000` as `10:30 21/11/2026`. */
const shownTime = (time: string) =>
  time.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d).*$/, '$4:$5 $3/$2/$1')

/** What is to be paid and the ways it may end. It runs no script. */
export const payPage = ({ info, amount, until, action }: PaymentFacts) =>
  frame(
    texts.title,
    `<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<dl>
<dt>${texts.order}</dt><dd>${escaped(info)}</dd>
<dt>${texts.amount}</dt><dd>${dong.format(amount)} ₫</dd>
${until ? `<dt>${texts.until}</dt><dd>${escaped(shownTime(until))}</dd>` : ''}
</dl>
<form method="post" action="${escaped(action)}">
<fieldset>
<legend>${texts.choose}</legend>
${Object.entries(choices)
  .sort(([one]) => (one === '00' ? -1 : 0))
  .map(([code, label]) => `<button name="code" value="${code}">${label}</button>`)
  .join('\n')}
</fieldset>
</form>`,
  )

/** Why a payment can't be opened, and the way back where it is known to be the shop's. */
export const refusalPage = (reason: string, back: string | null) =>
  frame(
    texts.refused,
    `<h1>${texts.refused}</h1>
<p>${escaped(reason)}</p>
${back ? `<a class="back" href="${escaped(back)}">${texts.back}</a>` : ''}`,
  )
