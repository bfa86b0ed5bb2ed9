// A running shop measured from outside; `npm run bench:shop -- --port 3000 --pid <process of npm start>`. Results as JSON and Markdown.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureBrowser } from './browser.mjs'
import { measureBeside, measureCached, measureCold, read } from './cached-pages-under-load.mjs'
import { measureEndurance } from './endurance.mjs'
import { measureLighthouse } from './lighthouse.mjs'
import { measureCalls } from './proxied-calls.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    /** The gateway; its children are counted with it. */
    pid: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '0' },
    browser: { type: 'boolean', default: false },
    out: { type: 'string', default: 'data/bench' },
    /** Where the shop's upstream listens, and what lets its calls in. */
    backend: { type: 'string' },
    secret: { type: 'string' },
  },
})
if (!values.pid) throw new Error('--pid names the process of the gateway')
const [port, pid] = [Number(values.port), Number(values.pid)]
const [rounds, seconds, minutes] = [values.rounds, values.seconds, values.minutes].map(Number)

const hrefs = (html, pattern) => [
  ...new Set(
    [...html.matchAll(/href="([^"]+)"/g)]
      .map(([, href]) => href)
      .filter((href) => pattern.test(href)),
  ),
]

/** Addresses as the shop itself links them. */
async function findAddresses() {
  const pages = ['/san-pham', '/tin-sach', '/sach-giao-khoa', '/thu-vien']
  const texts = await Promise.all(
    pages.map(async (path) => (await read(port, path)).body.toString()),
  )
  const [shop = '', news = '', textbooks = '', library = ''] = texts
  return {
    home: ['/trang-chu'],
    list: ['/san-pham', '/san-pham?page=2', '/san-pham?page=3'],
    search: ['/san-pham?searchContent=toan', '/san-pham?searchContent=van'],
    product: hrefs(shop, /^\/san-pham\/(?!danh-muc)/),
    news: ['/tin-sach', ...hrefs(news, /^\/tin-sach\//)],
    textbook: hrefs(textbooks, /^\/sach-giao-khoa\//),
    library: ['/thu-vien', ...hrefs(library, /^\/thu-vien\/khoa-hoc\//)],
    api: ['/api/ProductPage?page=1', '/api/FlashSale'],
  }
}

const shown = ({ median, min, max }, digits) =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const loads = [loadavg()]
const addresses = await findAddresses()
const pages = [
  '/trang-chu',
  '/san-pham?page=2',
  addresses.product[0],
  '/tin-sach',
  addresses.search[0],
]
const results = { cached: [], cold: [], when: new Date().toISOString() }
for (const path of pages)
  results.cached.push(await measureCached({ port, pid, path, rounds, seconds }))
for (const path of [...pages, '/san-pham?searchContent=zzzqqq'])
  results.cold.push(await measureCold({ port, pid, path, seconds }))
results.beside = await measureBeside({ port, pid, path: '/san-pham?page=2', rounds, seconds })
if (values.backend) {
  const { secret } = values
  const backend = Number(values.backend)
  results.calls = await measureCalls({ port, backend, secret, pid, rounds, seconds })
}
if (values.browser) results.browser = await measureBrowser({ port, pid })
const lighthouse = process.env.LIGHTHOUSE_DIR
if (lighthouse) {
  results.lighthouse = {}
  for (const path of [...pages.slice(0, 3), addresses.news[1], addresses.textbook[0]].filter(
    Boolean,
  ))
    results.lighthouse[path] = await measureLighthouse(
      lighthouse,
      `http://localhost:${port}${path}`,
    )
}
if (minutes > 0) results.endurance = await measureEndurance({ port, pid, addresses, minutes })
loads.push(loadavg())
results.loads = loads

const sections = [
  `# The shop, measured ${results.when}`,
  `Load of the machine before ${loads[0].map((one) => one.toFixed(1)).join(' ')}, after ${loads[1].map((one) => one.toFixed(1)).join(' ')}; ${rounds} alternated rounds of ${seconds} s, medians and ranges.`,
  '## Cached pages, 50 connections, beside a bare node:http with the same bytes',
  table(
    [
      'page',
      'bytes (br)',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'CPU ms',
      'of bare: requests/s',
      'p99',
      'CPU',
    ],
    results.cached.map(({ path, bytes, rate, p50, p99, cpuMs, ofBare }) => [
      ...[path, bytes, shown(rate, 0), shown(p50, 2), shown(p99, 2), shown(cpuMs, 4)],
      ...[shown(ofBare.rate, 2), shown(ofBare.p99, 2), shown(ofBare.cpu, 2)],
    ]),
  ),
  '## Pages rendered anew, 20 connections',
  table(
    ['page', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms'],
    results.cold.map(({ path, rate, p50, p99, cpuMs }) => [
      ...[path, rate.toFixed(0), p50.toFixed(1), p99.toFixed(1), cpuMs.toFixed(1)],
    ]),
  ),
  `A cached list beside 20 connections of renders keeps ${shown(results.beside.share, 2)} of its requests/s.`,
  ...(results.calls
    ? [
        '## Calls through the proxy and straight at the upstream, 20 connections',
        table(
          ['call', 'way', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'failed'],
          results.calls.flatMap((call) =>
            ['proxy', 'upstream'].map((way) => [
              ...[call.path, way, call[way].rate.toFixed(0), call[way].p50.toFixed(1)],
              ...[call[way].p99.toFixed(1), call[way].cpuMs.toFixed(2), call.failed],
            ]),
          ),
        ),
      ]
    : []),
  ...(results.browser
    ? [`## In a browser\n\n\`\`\`json\n${JSON.stringify(results.browser, null, 2)}\n\`\`\``]
    : []),
  ...(results.lighthouse
    ? [
        `## Lighthouse, mobile, medians of five\n\n\`\`\`json\n${JSON.stringify(results.lighthouse, null, 2)}\n\`\`\``,
      ]
    : []),
  ...(results.endurance
    ? [`## Fifty visitors\n\n\`\`\`json\n${JSON.stringify(results.endurance, null, 2)}\n\`\`\``]
    : []),
]
mkdirSync(values.out, { recursive: true })
writeFileSync(join(values.out, 'shop.json'), `${JSON.stringify(results, null, 2)}\n`)
writeFileSync(join(values.out, 'shop.md'), `${sections.join('\n\n')}\n`)
console.log(sections.join('\n\n'))
process.exit(0)
