const LONGEST_LINE = 500

/** A keyboard must not write or correct an answer. */
export const lineProps = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  maxLength: LONGEST_LINE,
} as const
