/** Why a buyer sends something back, and how many days after delivery that may be asked for. The returns policy names the same days. */
export const returnTerms = {
  damaged: { days: 30, isFault: true },
  wrong: { days: 7, isFault: true },
  missing: { days: 7, isFault: true },
  unwanted: { days: 7, isFault: false },
} as const
export type ReturnReason = keyof typeof returnTerms
export const returnReasons = [
  'damaged',
  'wrong',
  'missing',
  'unwanted',
] as const satisfies readonly ReturnReason[]

/** What a buyer wants for it: another copy or title, or the money. */
export const returnOutcomes = ['exchange', 'refund'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

/** A copy may be exchanged for the same title; another one, of at most the price that was paid, only by who has changed their mind. */
export const mayTakeOtherTitle = (reason: ReturnReason) => !returnTerms[reason].isFault

/** A course seen beyond this share is not taken back. */
export const COURSE_SEEN_LIMIT = 0.2
export const MAX_RETURN_PHOTOS = 4
