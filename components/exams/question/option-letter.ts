/** The letter of an option, as Vietnamese papers name them. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index)
