/**
 * How a product is taxed: `exempt` is not subject to value added tax (textbooks), `reduced` the rate of other books, `standard` all
 * else. The percentages, which laws change, stand in the backend.
 */
export const vatClasses = ['exempt', 'reduced', 'standard'] as const
export type VatClass = (typeof vatClasses)[number]
