import { expect, test } from '@jest/globals'
import { type ReturnMatter, returnTexts as texts } from '@/backend/modules/returns/texts'
import { returnOutcomes, returnReasons } from '@/contract/return-terms'

const shop = 'Hiên Sách'
const code = 'HS1'

/** Everything a buyer reads about a return for one reason. */
const saidOf = (reason: ReturnMatter): string[] => [
  ...returnOutcomes
    .filter((outcome) => reason !== 'course' || outcome === 'refund')
    .flatMap((outcome) => [
      texts.askedEvent(reason, outcome),
      ...texts.askedMail({ shop, code, reason, outcome, amount: 5_000 }, []),
      ...texts.approvedMail({ shop, code, note: null, reason, outcome, warehouse: 'Kho' }),
    ]),
  ...[texts.approvedEvent(reason), texts.refusedEvent(reason, 'x')],
  ...texts.refusedMail(reason, shop, code, 'x'),
  texts.receivedEvent(reason, 1),
  ...(reason === 'course'
    ? []
    : [texts.exchangedEvent(reason, 1, 'HS2'), ...texts.replacedMail(reason, 'HS2', ['Số đỏ'])]),
  texts.receivedLine(reason, shop, code),
]
const speaksOfGoods =
  /nhận lại|sách cũ|gói hàng như|gửi hàng trước|Kho nhận hàng|gửi về|lấy tại nhà/

test('of a course nothing is packed, sent or fetched', () => {
  const said = saidOf('course')
  const ofGoods = /gói|kho(?!\p{L})|lấy tại nhà|gửi hàng|gửi về|bản|cuốn|thiếu/iu
  expect(said.filter((text) => ofGoods.test(text))).toEqual([])
  expect(said.some((text) => /khóa học đóng lại/.test(text))).toBe(true)
})

test('for missing copies no text speaks of goods sent back', () => {
  expect(saidOf('missing').filter((text) => speaksOfGoods.test(text))).toEqual([])
})

test('for every other reason the buyer reads that the goods come back, and never that nothing does', () => {
  for (const reason of returnReasons.filter((one) => one !== 'missing')) {
    const said = saidOf(reason)
    expect(said.some((text) => speaksOfGoods.test(text))).toBe(true)
    expect(said.filter((text) => /thiếu|gửi bù|không phải gửi/.test(text))).toEqual([])
  }
})
