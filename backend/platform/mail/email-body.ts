/** The text of an e-mail: greeting, lines, the shop's name. */
export const emailBody = (shop: string, name: string, ...lines: readonly string[]) =>
  [`Chào ${name},`, '', ...lines, '', shop].join('\n')
