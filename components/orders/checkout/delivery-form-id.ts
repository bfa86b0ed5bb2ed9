/** The form of the delivery step, which the button in the bottom bar sends too. */
export const DELIVERY_FORM = 'delivery-form'
