import { writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { everyOrderState } from '@/backend/testing/order-states'
import { type Looked, readBy, sentenceFaults } from '@/contract/testing/sentence-faults'

const {
  /** A file for everything that is said, each set of sentences once, to be read through. */
  ORDER_SENTENCES: file,
} = process.env

const viewer = ({ facts: { who, hold } }: Looked) => (who === 'buyer' && hold ? 'guest' : who)

/** Each set of sentences after the first state that says it. */
function asText(states: readonly Looked[]): string {
  const said = new Map<string, string>()
  for (const looked of states) {
    const { status, paymentType, paymentStatus, contents, parcels, money } = looked.facts
    const sentences = readBy(looked)
      .map(([where, text]) => `  ${where}: ${text}`)
      .join('\n')
    const state = [status, paymentType, paymentStatus, contents, `[${parcels}]`].join('/')
    const key = `${viewer(looked)}\n${sentences}`
    if (!said.has(key)) said.set(key, `${state} ${JSON.stringify(money)}`)
  }
  return [...said].map(([key, state]) => `${state} ${key}`).join('\n\n')
}

test('whatever has become of an order, its buyer and the staff read sentences that agree', () => {
  const states = everyOrderState()
  if (file) writeFileSync(file, asText(states))
  const faults = new Map<string, string>()
  for (const looked of states) {
    const { status, paymentType, paymentStatus, contents, who, money } = looked.facts
    for (const fault of sentenceFaults(looked)) {
      const state = { status, paymentType, paymentStatus, contents, who, ...money }
      if (!faults.has(fault)) faults.set(fault, JSON.stringify(state))
    }
  }
  expect(Object.fromEntries(faults)).toEqual({})
})
