import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LiveShop, liveShop, planted } from '@/e2e/security/live-shop'
import { personalCalls, personalPages, publicPages } from '@/e2e/security/page-addresses'
import { newcomer } from '@/e2e/security/people'
import type { Check } from '@/e2e/support/check'

/** Everything the shop says over the wire, asked as a guest and as a reader, whole and as a soft navigation. */
async function* answers(live: LiveShop) {
  const { browser, orderId } = await newcomer(live)
  const guest = live.browser()
  const paths = [
    ...(await publicPages(guest)),
    ...personalPages(orderId, 1),
    ...personalCalls(orderId),
    ...[
      '/api/nothing',
      '/api/auth/providers',
      '/api/auth/error?error=x',
      '/api/revalidate',
      '/healthz',
      '/readyz',
    ],
    ...['/api/auth/signin/google', '/api/mobile/session-code', '/%00', '/api/ProductPage/x'],
  ]
  for (const path of paths)
    for (const visitor of [guest, browser])
      for (const headers of path.startsWith('/api/') ? [{}] : [{}, { rsc: '1' }]) {
        const answer = await visitor.ask(path, { headers })
        yield { place: path, text: JSON.stringify(answer.headers) + answer.body }
      }
}

function* files(folder: string): Generator<{ place: string; text: string }> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const place = join(entry.parentPath, entry.name)
    if (entry.isFile()) yield { place, text: readFileSync(place, 'latin1') }
  }
}

/** No secret of the operator's leaves the machine, neither in a file nor in an answer nor in a line. */
export const secretLeaks: Check = {
  name: 'secret-leaks',
  proves: 'no secret of the operator’s is told',
  run: async () => {
    const live = await liveShop()
    const failures: string[] = []
    let [count, letters] = [0, 0]
    const search = ({ place, text }: { place: string; text: string }) => {
      count += 1
      letters += text.length
      for (const [name, secret] of Object.entries(planted))
        if (text.includes(secret)) failures.push(`${place} tells ${name}`)
    }
    for (const file of files('.next/static')) search(file)
    const ofFiles = count
    for await (const answer of answers(live)) search(answer)
    search({ place: 'the log', text: live.shop.printed() })
    if (ofFiles < 20 || count - ofFiles < 100) failures.push('too little was looked at')
    const figures = {
      files: String(ofFiles),
      answers: String(count - ofFiles),
      MB: (letters / 1e6).toFixed(1),
    }
    return { count, failures, figures }
  },
}
