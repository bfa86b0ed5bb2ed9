import { z } from 'zod/mini'
import { line } from '@/contract/fields'
import { tidyPhone } from '@/contract/phone'

/** Apart from `messages`, which every page's scripts carry. */
export const shopLinkMessages = {
  zaloWrong: 'Zalo cần là một số điện thoại hoặc một địa chỉ zalo.me.',
  notificationWrong: 'Địa chỉ thông báo phải bắt đầu bằng https://online.gov.vn/.',
}

function zaloOf(text: string): string {
  const number = tidyPhone(text)
  if (/^0\d{9,10}$/.test(number)) return `https://zalo.me/${number}`
  const [, name] = /^(?:https?:\/\/)?zalo\.me\/([\w./-]+?)\/?(?:[?#].*)?$/i.exec(text) ?? []
  return name ? `https://zalo.me/${name}` : text
}

/** The ministry hands out its addresses with http:// and www. too. */
const notificationOf = (text: string) =>
  text.replace(/^(?:https?:\/\/)?(?:www\.)?online\.gov\.vn\//i, 'https://online.gov.vn/')

/** A telephone number or an address of zalo.me, kept as the address; empty for none. */
export const ZaloUrl = z.pipe(
  z.pipe(line(200), z.transform(zaloOf)),
  z.string().check(z.regex(/^(?:https:\/\/zalo\.me\/\w[\w./-]*)?$/, shopLinkMessages.zaloWrong)),
)

/** Where the ministry says that the site has been notified; empty until it has. */
export const NotificationUrl = z.pipe(
  z.pipe(line(300), z.transform(notificationOf)),
  z
    .string()
    .check(
      z.regex(/^(?:https:\/\/online\.gov\.vn\/[\w./?=&%-]+)?$/, shopLinkMessages.notificationWrong),
    ),
)
