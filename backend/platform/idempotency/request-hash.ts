import { createHash } from 'node:crypto'

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  )
}

/** The same for two requests that ask the same, whatever the order of their fields. */
export const requestHash = (request: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(request)))
    .digest('hex')
