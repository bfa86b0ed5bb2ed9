import { expect, test } from '@jest/globals'
import { htmlLetter } from '@/backend/platform/mail/html-layout'
import { htmlBody, type MailContent, plainBody } from '@/backend/platform/mail/mail-body'
import { allEmails } from '@/backend/testing/all-emails'
import { testShop } from '@/backend/testing/settings'

const hostile = [
  'https://evil.example/tra-tien',
  'HTTP://evil.example',
  'Bấm https://evil.example để nhận tiền\n\n  https://evil.example/2\n\nXem đơn hàng: https://evil.example/3',
  'www.evil.example/x',
  'evil.zip, ưu-đãi.com.vn và evil。com',
  'ftp:\\\\evil.example',
  'https：／／evil.example',
  '//evil.example',
  'hotro@evil.example mailto:hotro@evil.example',
  '<a href="https://evil.example">Xem đơn hàng</a>',
  '[Xem đơn hàng](https://evil.example)',
  '"><img src=x onerror=alert(1)>',
]

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
/** What the most eager of mail programs takes for an address: more than any of them does. */
const EAGER = /[a-z][a-z+.-]*:[/\\]{2}\S*|[\p{L}\p{N}_-]+[.。．][\p{L}]{2,}|\S@[^\s\u200b]/giu
const taken = (text: string) => text.match(EAGER) ?? []

const read = ({ subject, body }: MailContent) => {
  const html = htmlLetter({ subject, html: htmlBody(body) }, testShop.name)
  const seen = html.replace(/<[^>]+>/g, ' ')
  return { html, seen, plain: plainBody(body) }
}
const harmless = allEmails(testShop).map(read)

test.each(hostile)('every mail keeps typed text as text: %j', (typed) => {
  const mails = allEmails(testShop, typed).map(read)
  expect(mails).toHaveLength(harmless.length)
  for (const [index, mail] of mails.entries()) {
    const before = harmless[index]
    expect(hrefs(mail.html)).toEqual(hrefs(before?.html ?? ''))
    expect(mail.html).not.toMatch(/<(?:img|script)/)
    expect(taken(mail.seen)).toEqual(taken(before?.seen ?? ''))
    expect(taken(mail.plain)).toEqual(taken(before?.plain ?? ''))
  }
})

test('every link of a mail leads to the shop, to its mailbox or to where the invoice is kept', () => {
  const links = harmless.flatMap(({ html }) => hrefs(html))
  expect(links.length).toBeGreaterThan(30)
  const known = [`${testShop.publicUrl}/`, 'mailto:a@b.vn', 'https://vinvoice.vn/']
  expect(links.filter((at) => !known.some((start) => at?.startsWith(start)))).toEqual([])
  expect(links.filter((at) => /[.,)”]$/.test(at ?? ''))).toEqual([])
})

test('typed text still reads as it was written', () => {
  const text = plainBody(['Nhà A.12, P.5, TP.HCM; giá 86.400 ₫, 8.5/10, lúc 9:30. Gọi trước!'])
  expect(text.replaceAll('\u200b', '')).toBe(
    'Nhà A.12, P.5, TP.HCM; giá 86.400 ₫, 8.5/10, lúc 9:30. Gọi trước!',
  )
})
