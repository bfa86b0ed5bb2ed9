/** What a message may tell; each has a template of its own at Zalo. */
export const messageKinds = [
  'placed',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'willRefund',
  'refunded',
  'returnAnswered',
  'confirm',
  'confirmSoon',
  'released',
] as const
/** What is sent where the shop has no template of its own for a kind. */
export const kindInstead: Partial<Record<MessageKind, MessageKind>> = { confirm: 'placed' }

export type MessageKind = (typeof messageKinds)[number]
