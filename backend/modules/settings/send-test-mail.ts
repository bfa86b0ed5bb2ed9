import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { settingsTexts } from '@/backend/modules/settings/texts'
import { type Context, callerOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { htmlBody, plainBody } from '@/backend/platform/mail/mail-body'
import { createMailTransport, mailServerOf } from '@/backend/platform/mail/mail-transport'

const codeOf = (error: unknown) => String((error as { code?: unknown }).code)

/** Sends at once, past the queue, so that the admin hears what the mail server says; answers to whom. */
export async function sendTestMail(context: Context): Promise<string> {
  await context.settings.refresh()
  const { mail } = context.settings.current().accounts
  if (!mail) throw new HttpError(409, settingsTexts.mailUnset)
  const { userId } = callerOf(context)
  const [admin] = await context.db
    .select({ email: appUser.email })
    .from(appUser)
    .where(eq(appUser.id, userId))
  const to = admin?.email ?? ''
  const { subject, body } = settingsTexts.testMail(context.settings.current().shop.name)
  try {
    await createMailTransport(context)(randomUUID(), {
      ...{ to, subject },
      ...{ text: plainBody(body), html: htmlBody(body) },
    })
  } catch (error) {
    const code = codeOf(error)
    context.log.warn({ event: 'test mail failed', code }, 'test mail failed')
    const { host, port } = mailServerOf(mail)
    const what = settingsTexts.mailFailed[code] ?? settingsTexts.mailFailedOtherwise
    throw new HttpError(422, settingsTexts.mailFailedAt(host, port, what))
  }
  return to
}
