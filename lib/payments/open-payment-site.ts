/** Goes to the payment site; whoever steps back finds the page as the order stands then, not frozen as it was left. */
export function openPaymentSite(paymentUrl: string) {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(paymentUrl)
}
