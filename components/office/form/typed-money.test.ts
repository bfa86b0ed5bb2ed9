import { expect, test } from '@jest/globals'
import { typedMoney } from '@/components/office/form/typed-money'

const read = (typed: string) => {
  const form = new FormData()
  form.set('amount', typed)
  return typedMoney(form, 'amount')
}

test.each(['178000', '178.000', '178,000', '178 000 ₫', '178.000đ'])('%s is read', (typed) => {
  expect(read(typed)).toBe(178_000)
})

test.each(['', '1,5', '95k', 'nhiều'])('“%s” is refused with a text for the person', (typed) => {
  expect(() => read(typed)).toThrow(
    expect.objectContaining({ userMessage: expect.stringContaining('178.000') }),
  )
})
