/** Whose cart it is: an account, or a guest known by the order’s telephone number and e-mail once they are typed. */
export type Holder = { userId: number | null; phone: string | null; email: string | null }

/** An account as a holder of codes and shares; a guest is known by telephone and e-mail instead. */
export const accountHolder = (userId: number): Holder => ({ userId, phone: null, email: null })

/** The form in which `voucher_use` counts a holder; null when there is nobody to count yet. */
export const holderKey = ({ userId, phone }: Pick<Holder, 'userId' | 'phone'>) => {
  if (userId !== null) return `user:${userId}`
  return phone === null ? null : `phone:${phone}`
}
