import { sandboxTexts as texts } from '@/backend/integrations/simulators/texts'
import { formatMoney } from '@/backend/platform/format-money'
import { escaped } from '@/backend/platform/html/escaped'
import { frame } from '@/backend/platform/html/sandbox-document'

/** How a payment with a wallet may end; `00` is the button that stands out. */
export const walletChoices = {
  '00': texts.pay,
  untold: texts.untold,
  refused: texts.refuse,
  noFunds: texts.noFunds,
} as const
export type WalletChoice = keyof typeof walletChoices
export const isWalletChoice = (code: string): code is WalletChoice =>
  Object.hasOwn(walletChoices, code)

type Facts = { wallet: string; info: string; amount: number; action: string; back: string }

/** What is to be paid with a wallet and the ways it may end. It runs no script. */
export const walletPage = ({ wallet, info, amount, action, back }: Facts) =>
  frame(
    texts.walletTitle(wallet),
    `<h1>${texts.walletTitle(wallet)}</h1>
<p>${texts.walletIntro(wallet)}</p>
<dl>
<dt>${texts.order}</dt><dd>${escaped(info)}</dd>
<dt>${texts.amount}</dt><dd>${formatMoney(amount)}</dd>
</dl>
<form method="post" action="${escaped(action)}">
<fieldset>
<legend>${texts.choose}</legend>
${(['00', 'untold', 'refused', 'noFunds'] as const)
  .map((code) => `<button name="code" value="${code}">${walletChoices[code]}</button>`)
  .join('\n')}
<a class="back" href="${escaped(back)}">${texts.close}</a>
</fieldset>
</form>`,
  )
