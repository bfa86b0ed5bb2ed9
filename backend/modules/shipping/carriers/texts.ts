/** What carriers refuse, as the staff read it; each has its own reasons in its folder. */
export const refusalTexts = {
  /** With what the carrier itself says. */
  said: (text: string, message: string) => (message ? `${text} Hãng báo: ${message}` : text),
} as const
