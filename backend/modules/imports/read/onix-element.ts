/** A piece of an ONIX product as a tree. */
export type OnixElement = { name: string; text: string; children: OnixElement[] }

/** All of a name, along a path: `all(product, 'descriptivedetail', 'titledetail')`. */
export const all = (element: OnixElement, ...path: readonly string[]): OnixElement[] =>
  path.reduce<OnixElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [element],
  )

/** The text of the first of a path; empty without one. */
export const textAt = (element: OnixElement, ...path: readonly string[]): string =>
  all(element, ...path)[0]?.text.trim() ?? ''

/** The first that has one of the codes, the first code preferred. */
export const firstOf = (
  elements: readonly OnixElement[],
  field: string,
  codes: readonly string[],
) =>
  codes
    .map((code) => elements.find((element) => textAt(element, field) === code))
    .find((element) => element !== undefined)
