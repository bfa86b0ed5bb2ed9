/** What a message may tell; each has a template of its own at Zalo. */
export const messageKinds = [
  'placed',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type MessageKind = (typeof messageKinds)[number]
