import { expect, test } from '@jest/globals'
import { NotificationUrl, shopLinkMessages, ZaloUrl } from '@/contract/shop-links'

test.each([
  ['0912 345 678', 'https://zalo.me/0912345678'],
  ['+84 912.345.678', 'https://zalo.me/0912345678'],
  ['zalo.me/0912345678', 'https://zalo.me/0912345678'],
  ['http://zalo.me/4321098765432109876?src=qr', 'https://zalo.me/4321098765432109876'],
  ['https://zalo.me/g/abcdef123/', 'https://zalo.me/g/abcdef123'],
  ['', ''],
])('Zalo typed as %j is kept as %j', (text, kept) => {
  expect(ZaloUrl.parse(text)).toBe(kept)
  expect(ZaloUrl.parse(kept)).toBe(kept)
})

test.each([
  '1900 0000',
  'Nhà sách Mây',
  'https://zalo.me/',
  'https://zalo.me.example/0912345678',
  'https://zalo.me@xau.example/1',
  'https://xau.example/zalo.me/1',
  'javascript:alert(1)',
])('%j is no Zalo', (text) => {
  expect(ZaloUrl.safeParse(text).error?.issues[0]?.message).toBe(shopLinkMessages.zaloWrong)
})

test.each([
  ['https://online.gov.vn/Home/WebDetails/12345', 'https://online.gov.vn/Home/WebDetails/12345'],
  ['http://www.online.gov.vn/Home/WebDetails/1', 'https://online.gov.vn/Home/WebDetails/1'],
  ['online.gov.vn/Web.aspx?DocId=1', 'https://online.gov.vn/Web.aspx?DocId=1'],
  ['', ''],
])('a notification typed as %j is kept as %j', (text, kept) => {
  expect(NotificationUrl.parse(text)).toBe(kept)
  expect(NotificationUrl.parse(kept)).toBe(kept)
})

test.each([
  'https://online.gov.vn',
  'https://online.gov.vn/',
  'https://online.gov.vn.example/1',
  'https://online.gov.vn@xau.example/1',
  'https://xau.example/online.gov.vn/1',
  'javascript:alert(1)',
])('%j is no notification', (text) => {
  expect(NotificationUrl.safeParse(text).error?.issues[0]?.message).toBe(
    shopLinkMessages.notificationWrong,
  )
})
