import { sandboxTexts as texts } from '@/backend/integrations/simulators/texts'
import { escaped } from '@/backend/platform/html/escaped'
import { frame } from '@/backend/platform/html/sandbox-document'

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
