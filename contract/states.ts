/** What has become of an order (`status`). */
export const orderStatus = {
  awaitsPayment: 0,
  awaitsConfirmation: 1,
  confirmed: 2,
  packed: 3,
  onItsWay: 4,
  delivered: 5,
  returned: 6,
  cancelled: 7,
} as const

/** What has become of its money (`paymentStatus`). */
export const paymentStatus = { unpaid: 0, paid: 1, failed: 2, refundDue: 3, refunded: 4 } as const

/** `app_user.status`. */
export const accountStatus = { awaiting: 0, active: 1, blocked: 2 } as const

/** `exam_result.state`. */
export const attemptStates = { inProgress: 1, submitted: 2, waitsForGrading: 3 } as const

/** When an exam shows its answers (`showAnswer`). */
export const answerTimes = { never: 0, afterSubmitting: 1, afterClosing: 2 } as const

/** `feedback.status`; held back while its author's data are left alone. */
export const reviewStatus = { hidden: 0, shown: 1, heldBack: 2 } as const

/** `affiliate.status`. */
export const affiliateStatus = { stopped: 0, active: 1, waits: 2 } as const
