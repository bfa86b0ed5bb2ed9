/** Keys of the browser's storage that one module each reads and writes. They stand apart because every page loads local-store. */
export const keysOfOnePlace = [
  'cart_merge_key',
  'lesson_places',
  'lesson_speed',
  'look_unsaved',
  'recent_books',
  'recent_orders',
  'register_form',
] as const
export type KeyOfOnePlace = (typeof keysOfOnePlace)[number]
