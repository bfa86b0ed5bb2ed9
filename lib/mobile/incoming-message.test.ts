import { expect, test } from '@jest/globals'
import { readIncoming } from '@/lib/mobile/incoming-message'

const said = (message: unknown) => readIncoming(JSON.stringify(message))

test.each([
  { v: 1, id: 'a', type: 'back', payload: {} },
  { v: 1, type: 'back' },
  { v: 1, type: 'appPaused' },
  { v: 1, type: 'appResumed' },
  { v: 1, type: 'safeArea', payload: { top: 44, right: 0, bottom: 34, left: 0 } },
  { v: 1, type: 'fontScale', payload: { scale: 1.3 } },
  { v: 1, type: 'theme', payload: { mode: 'dark' } },
  { v: 1, type: 'reloadWithNewSession' },
  { v: 1, type: 'reloadWithNewSession', payload: { code: 'A'.repeat(43) } },
])('the page understands %j', (message) => {
  expect(said(message)).toEqual(message)
})

test.each([
  { v: 2, type: 'back' },
  { type: 'back' },
  { v: 1, type: 'openUrl', payload: { url: 'https://evil.example' } },
  { v: 1, type: 'eval', payload: { script: 'alert(1)' } },
  { v: 1, type: 'safeArea', payload: { top: 201, right: 0, bottom: 0, left: 0 } },
  {
    v: 1,
    type: 'safeArea',
    payload: { top: '1px;background:url(//evil)', right: 0, bottom: 0, left: 0 },
  },
  { v: 1, type: 'fontScale', payload: { scale: 4 } },
  { v: 1, type: 'theme', payload: { mode: 'blue' } },
  { v: 1, type: 'reloadWithNewSession', payload: { code: '../../tai-khoan' } },
  { v: 1, id: 'x'.repeat(65), type: 'back' },
  null,
  [],
])('and does not listen to %j', (message) => {
  expect(said(message)).toBeNull()
})

test('what is no text, no JSON or too long is nobody’s message', () => {
  for (const data of [undefined, 5, {}, 'setImmediate$1', '{', 'x'.repeat(5000)])
    expect(readIncoming(data)).toBeNull()
})
