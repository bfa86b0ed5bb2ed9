/**
 * What may go wrong at the next invoice: `lost` and `garbled` issue it and spoil the answer, `down` and `expired` do nothing yet,
 * `refuses` will not.
 */
export const troubles = ['lost', 'garbled', 'down', 'expired', 'refuses'] as const
export type Trouble = (typeof troubles)[number]

export const isTrouble = (value: unknown): value is Trouble =>
  troubles.some((trouble) => trouble === value)
