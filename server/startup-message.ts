import { z } from 'zod'

const Account = z.object({ email: z.string(), password: z.string(), role: z.string().optional() })
const Accounts = z.union([
  z.array(Account),
  z.object({ data: z.array(Account) }).transform(({ data }) => data),
  z.object({ accounts: z.array(Account) }).transform(({ accounts }) => accounts),
])

/** The demonstration's accounts as the backend tells them; none when it does not. */
async function demoAccounts(upstreamUrl: string): Promise<z.output<typeof Account>[]> {
  try {
    const answer = await fetch(`${upstreamUrl}/dev/accounts`, {
      signal: AbortSignal.timeout(3_000),
    })
    const parsed = Accounts.safeParse(answer.ok ? await answer.json() : [])
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

type Opening = {
  address: string
  mode: 'demo' | 'live'
  dev: boolean
  upstreamUrl: string
  logDirectory: string | null
  sendsMail: boolean
}

/** What a person reads when everything is ready. */
export async function openingLines(opening: Opening) {
  const { address, mode, dev, upstreamUrl, logDirectory, sendsMail } = opening
  const kind = mode === 'demo' ? 'demonstration' : 'live'
  const lines = [
    '',
    `  Hiên Sách: ${address}`,
    '',
    `  ${kind} mode${dev ? ', development' : ''} · upstream ${upstreamUrl}`,
  ]
  if (logDirectory) lines.push(`  logs in ${logDirectory}`)
  if (mode === 'live' && !sendsMail) {
    lines.push(
      '  Warning: SMTP_URL is not set, so e-mails (orders, codes) become files and reach nobody.',
    )
  }
  if (mode === 'demo') {
    const accounts = await demoAccounts(upstreamUrl)
    if (accounts.length > 0) {
      lines.push(`  e-mails it sends: ${upstreamUrl}/dev/outbox`, '  accounts to try:')
    }
    for (const { email, password, role = '' } of accounts)
      lines.push(`    ${role.padEnd(8)}${email}  ${password}`)
  }
  return [...lines, '  Ctrl-C stops it.', ''].join('\n')
}
