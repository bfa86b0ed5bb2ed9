/** The letter of an option: A, B, C. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index)
