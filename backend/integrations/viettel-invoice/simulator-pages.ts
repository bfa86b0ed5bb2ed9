import type { StoredInvoice } from '@/backend/integrations/viettel-invoice/simulator-invoices'
import { type Trouble, troubles } from '@/backend/integrations/viettel-invoice/troubles'
import { moneyInWords, sandboxTexts as texts } from '@/backend/modules/invoices'
import { formatMoney } from '@/backend/platform/format-money'
import { escaped } from '@/backend/platform/html/escaped'
import { frame } from '@/backend/platform/html/sandbox-document'

const row = (label: string, value: string) => `<dt>${label}</dt><dd>${escaped(value)}</dd>`

/** An invoice at the built-in provider, as anybody with its code looks it up. It runs no script. */
export const lookupPage = (stored: StoredInvoice, codeOfTax: string | null) =>
  frame(
    texts.title,
    `<h1>${texts.kinds[stored.kind] ?? texts.title}</h1>
<p>${texts.intro}</p>
<dl>
${row(texts.number, stored.number)}
${row(texts.date, new Date(stored.issuedAt).toLocaleDateString('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh' }))}
${row(texts.authority, codeOfTax ?? texts.waiting)}
${stored.corrects ? row(texts.corrects, stored.corrects) : ''}
${stored.items
  .map(({ name, quantity, amount, percent }) =>
    row(
      `${quantity > 0 ? `${quantity} × ` : ''}${escaped(name)} (${percent < 0 ? texts.exempt : `${percent}%`})`,
      formatMoney(amount),
    ),
  )
  .join('\n')}
${row(texts.tax, formatMoney(stored.tax))}
${row(texts.total, formatMoney(stored.total))}
</dl>
<p>${escaped(moneyInWords(stored.total))}</p>`,
  )

/** What shall go wrong at the next invoice. */
export const troublePage = (chosen: Trouble | null) =>
  frame(
    texts.title,
    `<h1>${texts.title}</h1>
<p>${chosen ? texts.chosen(texts.troubles[chosen]) : texts.troubleIntro}</p>
<form method="post">
<fieldset>
<legend>${texts.choose}</legend>
${troubles.map((one) => `<button name="trouble" value="${one}">${texts.troubles[one]}</button>`).join('\n')}
</fieldset>
</form>`,
  )
