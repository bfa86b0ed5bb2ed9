import { z } from 'zod'
import type { Config } from '@/server/config'

const Account = z.object({ email: z.string(), password: z.string(), role: z.string().default('') })
const Answer = z.object({ data: z.array(Account) })

/** The demonstration's accounts as the backend tells them; none where another upstream knows nothing of them. */
async function demoAccounts(upstreamUrl: string): Promise<z.output<typeof Account>[]> {
  try {
    const signal = AbortSignal.timeout(3_000)
    const answer = await fetch(`${upstreamUrl}/dev/accounts`, { signal })
    return Answer.parse(await answer.json()).data
  } catch {
    return []
  }
}

type Opening = {
  config: Pick<Config, 'mode' | 'publicUrl' | 'sendsMail'>
  dev: boolean
  upstreamUrl: string
  logDirectory: string | null
}

const noMail =
  '  Warning: SMTP_URL is not set, so e-mails (orders, codes) become files and reach nobody.'

/** What a person reads when everything is ready. */
export async function openingLines({ config, dev, upstreamUrl, logDirectory }: Opening) {
  const isDemo = config.mode === 'demo'
  const accounts = isDemo ? await demoAccounts(upstreamUrl) : []
  const kind = `${isDemo ? 'demonstration' : 'live'} mode${dev ? ', development' : ''}`
  return [
    '',
    `  Hiên Sách: ${config.publicUrl.origin}`,
    '',
    `  ${kind} · upstream ${upstreamUrl}`,
    ...(logDirectory ? [`  logs in ${logDirectory}`] : []),
    ...(isDemo || config.sendsMail ? [] : [noMail]),
    ...(accounts.length > 0
      ? [`  e-mails it sends: ${upstreamUrl}/dev/outbox`, '  accounts to try:']
      : []),
    ...accounts.map(({ email, password, role }) => `    ${role.padEnd(8)}${email}  ${password}`),
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
