import { sandboxTexts as texts } from '@/backend/integrations/simulators/carrier-texts'
import { escaped } from '@/backend/platform/html/escaped'
import { frame } from '@/backend/platform/html/sandbox-document'

/** A parcel at the built-in carrier, and the buttons that move it along. It runs no script. */
export const sandboxPage = (
  code: string,
  status: string,
  statuses: Partial<Record<string, string>>,
) =>
  frame(
    texts.title,
    `<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<dl>
<dt>${texts.parcel}</dt><dd>${escaped(code)}</dd>
<dt>${texts.status}</dt><dd>${escaped(statuses[status] ?? status)}</dd>
</dl>
<form method="post">
<fieldset>
<legend>${texts.choose}</legend>
${Object.entries(statuses)
  .map(([one, label]) => `<button name="status" value="${one}">${label}</button>`)
  .join('\n')}
</fieldset>
</form>`,
  )
