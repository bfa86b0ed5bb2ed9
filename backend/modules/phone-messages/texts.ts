import type { MessageKind } from '@/backend/modules/phone-messages/message-kinds'

type Facts = { shop: string; code: string; amount: string; detail: string; link: string }

/** SMS without marks: operators take twice the price for each letter that has one. */
export const smsTexts: Record<MessageKind, (facts: Facts) => string> = {
  placed: ({ shop, code, amount, link }) =>
    `${shop}: da nhan don ${code}, tong ${amount} d. Xem don: ${link}`,
  paid: ({ shop, code, amount, link }) =>
    `${shop}: da nhan ${amount} d cho don ${code}. Xem don: ${link}`,
  shipped: ({ shop, code, detail, link }) =>
    `${shop}: don ${code} dang tren duong giao${detail && `, ${detail}`}. Xem don: ${link}`,
  delivered: ({ shop, code, link }) =>
    `${shop}: don ${code} da giao. Sach hong, nham, thieu: gui yeu cau tai ${link}`,
  cancelled: ({ shop, code, detail, link }) =>
    `${shop}: don ${code} da huy.${detail && ` ${detail}.`} Xem don: ${link}`,
  confirm: ({ shop, code, amount, detail, link }) =>
    `${shop}: da nhan don ${code}, tong ${amount} d. Xac nhan truoc ${detail}: ${link}`,
  confirmSoon: ({ shop, code, detail, link }) =>
    `${shop}: sach cua don ${code} duoc giu den ${detail}. Xac nhan don: ${link}`,
  released: ({ shop, code, link }) =>
    `${shop}: het gio giu sach cua don ${code}, don van con. Con sach thi xac nhan duoc: ${link}`,
  willRefund: ({ shop, code, amount, detail, link }) =>
    `${shop}: da nhan ${amount} d ngoai so can tra cua don ${code}, hoan cham nhat ${detail}. Xem don: ${link}`,
  returnAnswered: ({ shop, code, detail, link }) =>
    `${shop}: da tra loi yeu cau doi, tra cua don ${code}: ${detail}. Cach gui, ly do: ${link}`,
  refunded: ({ shop, code, amount, detail, link }) =>
    `${shop}: da hoan ${amount} d cua don ${code}${detail && `, ma GD ${detail}`}. Xem don: ${link}`,
}

export const messageTexts = {
  tooMany: 'too many messages to this number today',
  noChannel: 'no account at Zalo or for SMS',
  unknown: 'no answer: it may have been sent',
  goesBack: (amount: number, day: string) =>
    `Hoàn ${new Intl.NumberFormat('vi-VN').format(amount)} đ chậm nhất ${day}`,
  sentAgain: 'Tin được gửi lại ngay.',
} as const
