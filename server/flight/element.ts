/** An element in a page's data: how React writes `<type key {...props}>`. */
export type Element = [marker: '$', type: string, key: unknown, props: Record<string, unknown>]

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isElement = (value: unknown): value is Element =>
  Array.isArray(value) && value[0] === '$' && typeof value[1] === 'string' && isRecord(value[3])
