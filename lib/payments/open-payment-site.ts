/** Opens the payment site; coming back reloads the page instead of restoring it from the back-forward cache. */
export function openPaymentSite(paymentUrl: string) {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(paymentUrl)
}
