import { liveShop } from '@/e2e/security/live-shop'
import type { Check } from '@/e2e/support/check'

const paths = [
  '/trang-chu',
  '/san-pham',
  '/api/HomePage/Logo',
  '/api/User',
  '/api/Order',
  '/healthz',
]
const strangers = ['https://stranger.example', 'null', 'https://sach.example.stranger.example']

/** No other site may read an answer. */
export const cors: Check = {
  name: 'cors',
  proves: 'no other site reads an answer',
  run: async () => {
    const here = (await liveShop()).browser()
    const failures: string[] = []
    let count = 0
    for (const path of paths)
      for (const origin of strangers)
        for (const method of ['GET', 'OPTIONS']) {
          count += 1
          const { headers } = await here.ask(path, { method, headers: { origin } })
          if (headers['access-control-allow-origin'] !== undefined)
            failures.push(`${method} ${path} lets ${origin} read`)
        }
    return { count, failures }
  },
}
