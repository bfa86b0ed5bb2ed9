export const shippingTexts = {
  wardUnknown: 'Phường, xã không tồn tại.',
} as const
