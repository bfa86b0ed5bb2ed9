import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import {
  computeCacheBustingSearchParam as markOf,
  computeLegacyCacheBustingSearchParam as shortMarkOf,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { plainNavigation } from '@/server/cache/navigation'

type Tree = [segment: unknown, slots: Record<string, Tree>, ...more: unknown[]]
type Asked = { prefetch?: '1' | '2'; segment?: string; tree?: string; from?: string }

const written = (tree: unknown) => encodeURIComponent(JSON.stringify(tree))
const within = (frame: string, child: Tree, marker?: string): string =>
  written(['', { children: [frame, { children: child }, ...(marker ? [null, marker] : [])] }])
const list: Tree = ['san-pham', { children: ['__PAGE__', {}] }]
const news: Tree = ['tin-sach', { children: ['__PAGE__', {}] }]
const detail: Tree = [
  'san-pham',
  { children: [['id', 'de-men-1', 'd'], { children: ['__PAGE__', {}] }, null, 'refetch'] },
]

const headersOf = ({ prefetch, segment, tree, from }: Asked) => ({
  rsc: '1',
  ...(prefetch && { 'next-router-prefetch': prefetch }),
  ...(segment && { 'next-router-segment-prefetch': segment }),
  ...(tree && { 'next-router-state-tree': tree }),
  ...(from && { 'next-url': from }),
})
const marked = async (address: string, { prefetch, segment, tree, from }: Asked) =>
  `${address}${address.includes('?') ? '&' : '?'}_rsc=${await markOf(prefetch, segment, tree, from)}`

const navigate = async (address: string, asked: Asked) =>
  plainNavigation(await marked(address, asked), headersOf(asked))

test('whichever page of the shop somebody comes from, it is the same question', async () => {
  const questions = await Promise.all(
    [list, news, detail].map((tree, index) =>
      navigate('/san-pham/de-men-1', { tree: within('(shop)', tree), from: `/${index}` }),
    ),
  )
  expect(questions[1]).toEqual(questions[0])
  expect(questions[2]).toEqual(questions[0])
  expect(questions[0]?.headers).toEqual({
    rsc: '1',
    'next-router-state-tree': within('(shop)', ['', {}]),
  })
})

test('Next is asked with the mark it makes of these headers, and without what it does not read', async () => {
  const outline = { prefetch: '1', segment: '/_tree' } as const
  const found = await navigate('/tin-sach?searchContent=a?b', { ...outline, from: '/san-pham' })
  expect(found).toEqual({
    address: '/tin-sach?searchContent=a?b',
    headers: headersOf(outline),
    target: await marked('/tin-sach?searchContent=a?b', outline),
  })
})

test.each([
  ['another frame around it', within('(bare)', list)],
  ['a frame that is wanted anew', within('(shop)', list, 'refetch')],
  ['no page around it', written(['', {}])],
])('who has %s is given the whole page', async (_, tree) => {
  const found = await navigate('/san-pham', { tree })
  expect([found?.headers, found?.target]).toEqual([{ rsc: '1' }, '/san-pham?_rsc='])
})

test.each([
  ['asks for its title alone', { tree: written(['', {}, null, 'metadata-only']) }],
  ['says what nobody can read', { tree: '%7Bnot-a-tree' }],
  ['asks for the loading state', { prefetch: '1', tree: within('(shop)', list) } as const],
])('who %s is left as it is', async (_, asked) => {
  expect((await navigate('/san-pham', asked))?.headers).toEqual(headersOf(asked))
})

test('the short mark of a browser without a secure connection fits too', async () => {
  const tree = within('(shop)', list)
  const target = `/gioi-thieu?_rsc=${shortMarkOf(undefined, undefined, tree, '/san-pham')}`
  const found = plainNavigation(target, headersOf({ tree, from: '/san-pham' }))
  expect(found?.address).toBe('/gioi-thieu')
})

test.each([
  ['no mark', '/san-pham', { rsc: '1' }],
  ['the mark of another question', '/san-pham?_rsc=abc', headersOf({ tree: 'x' })],
  ['an unknown prefetch', '/san-pham?_rsc=', { rsc: '1', 'next-router-prefetch': '9' }],
  ['no wish for data', '/san-pham?_rsc=', { rsc: 'x' }],
])('%s is no question for everybody', (_, target, headers) => {
  expect(plainNavigation(target, headers)).toBeNull()
})

test('no route stands in for another depending on where one comes from, or Next-Url would count', () => {
  const folders = readdirSync('app', { recursive: true, encoding: 'utf8' })
  expect(folders.filter((path) => /(?:^|\/)\(\.{1,3}\)/.test(path))).toEqual([])
})
