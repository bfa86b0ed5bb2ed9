/** Places: what people read. */
export const geographyTexts = {
  wardUnknown: 'Phường, xã không tồn tại.',
} as const
