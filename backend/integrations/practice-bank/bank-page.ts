import { sandboxTexts as texts } from '@/backend/integrations/simulators/texts'
import type { TransferAccount } from '@/backend/modules/payments'
import { formatMoney } from '@/backend/platform/format-money'
import { escaped } from '@/backend/platform/html/escaped'
import { frame } from '@/backend/platform/html/sandbox-document'

type Form = { account: TransferAccount; amount: string; content: string }

/** A transfer to the shop's account, filled in as the buyer's QR code would. It runs no script. */
export const bankPage = ({ account, amount, content }: Form) =>
  frame(
    texts.bankTitle,
    `<h1>${texts.bankTitle}</h1>
<p>${texts.bankIntro}</p>
<dl>
<dt>${texts.receiver}</dt><dd>${escaped(account.accountName)}</dd>
<dt>${texts.account}</dt><dd>${escaped(account.account)}</dd>
</dl>
<form method="post">
<label>${texts.amount}<input name="amount" inputmode="numeric" required value="${escaped(amount)}"></label>
<label>${texts.content}<input name="content" maxlength="100" value="${escaped(content)}"></label>
<button value="00">${texts.transfer}</button>
</form>`,
  )

export const transferredPage = ({ amount, content }: { amount: number; content: string }) =>
  frame(
    texts.transferred,
    `<h1>${texts.transferred}</h1>
<dl>
<dt>${texts.amount}</dt><dd>${formatMoney(amount)}</dd>
<dt>${texts.content}</dt><dd>${escaped(content)}</dd>
</dl>
<p>${texts.transferredText}</p>`,
  )
