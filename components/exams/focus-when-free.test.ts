/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { focusWhenFree } from '@/components/exams/focus-when-free'

afterEach(() => document.body.replaceChildren())

const addButton = () => document.body.appendChild(document.createElement('button'))

async function waitFrames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

test('a dialog that closes and returns the focus to its button does not keep it', async () => {
  const [heading, opener] = [addButton(), addButton()]
  focusWhenFree(heading)
  opener.focus()
  await waitFrames(2)
  expect(document.activeElement).toBe(heading)
})

test('whoever has pressed a key meanwhile stays where the key led', async () => {
  const [heading, answer] = [addButton(), addButton()]
  focusWhenFree(heading)
  expect(document.activeElement).toBe(heading)
  heading.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  answer.focus()
  await waitFrames(4)
  expect(document.activeElement).toBe(answer)
})
