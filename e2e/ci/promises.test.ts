import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const flat = (text: string) => text.replaceAll('*', '').replace(/\s+/g, ' ')
const read = (file: string) => (existsSync(file) ? flat(readFileSync(file, 'utf8')) : '')

type Pledge = { file: string; sentence: string; kept: string[] }

/** Headings name a text, lists its sentences, lists below them what keeps each. */
function promisesOf(document: string): Pledge[] {
  const promises: Pledge[] = []
  let file = ''
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) file = line.slice(3)
    else if (line.startsWith('- “')) promises.push({ file, sentence: line.slice(3, -1), kept: [] })
    else if (line.startsWith('  - ')) promises.at(-1)?.kept.push(line.slice(4))
  }
  return promises
}

const testIn = /^`([^`]+)`(?:: (.+))?$/

function isKept(by: string): boolean {
  if (by.startsWith('by hand: ')) return by.length > 'by hand: '.length
  const [, file = '', name = ''] = testIn.exec(by) ?? []
  return file !== '' && read(file).includes(flat(name)) && read(file) !== ''
}

const promises = promisesOf(readFileSync('docs/promises.md', 'utf8'))

test('every promise is a sentence of its text', () => {
  expect(promises.length).toBeGreaterThan(60)
  const gone = promises.filter(({ file, sentence }) => !read(file).includes(flat(sentence)))
  expect(gone.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([])
})

test('every policy has its promises named', () => {
  const folder = 'backend/seed/data/pages/policies'
  const policies = readdirSync(folder).map((name) => `${folder}/${name}`)
  const silent = policies.filter((policy) => !promises.some(({ file }) => file === policy))
  expect(silent).toEqual([])
})

test('every promise is kept by a test that is there, or by a person', () => {
  const unkept = promises.filter(({ kept }) => kept.length === 0 || !kept.every(isKept))
  expect(unkept.map(({ sentence, kept }) => `${sentence}: ${kept}`)).toEqual([])
})

test('every test that docs/duties.md names is there', () => {
  const duties = readFileSync('docs/duties.md', 'utf8')
  const named = [...duties.matchAll(/^- Test: (.+)$/gm)].map(([, by = '']) => by)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((by) => !isKept(by))).toEqual([])
})
