/** For `page.evaluate`: whether React has taken the page over. */
export const isHydrated = () =>
  Object.keys(document.querySelector('main') ?? document.body).some((key) =>
    key.startsWith('__react'),
  )
