import { expect, test } from '@jest/globals'
import { returnTexts as texts } from '@/backend/modules/returns/texts'
import { type ReturnReason, returnOutcomes, returnReasons } from '@/contract/return-terms'

const shop = 'Hiên Sách'
const code = 'HS1'

/** Everything a buyer reads about a return for one reason. */
const saidOf = (reason: ReturnReason): string[] => [
  ...returnOutcomes.flatMap((outcome) => [
    texts.askedEvent(reason, outcome),
    ...texts.askedMail({ shop, code, reason, outcome, amount: 5_000 }, []),
    ...texts.approvedMail({ shop, code, note: null, reason, outcome, warehouse: 'Kho' }),
  ]),
  ...[texts.approvedEvent(reason), texts.refusedEvent(reason, 'x')],
  ...texts.refusedMail(reason, shop, code, 'x'),
  ...[texts.receivedEvent(reason, 1), texts.exchangedEvent(reason, 1, 'HS2')],
  ...texts.replacedMail(reason, 'HS2', ['Số đỏ']),
  texts.receivedLine(reason, shop, code),
]
const speaksOfGoods =
  /nhận lại|sách cũ|gói hàng như|gửi hàng trước|Kho nhận hàng|gửi về|lấy tại nhà/

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
