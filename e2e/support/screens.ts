import { test } from '@/e2e/support/test'

export const desktop = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Registers journeys for both screens in one project: what uses a sample account's one cart comes one after the other. */
export function onBothScreens(register: () => void) {
  for (const [name, screen] of Object.entries({ desktop, phone }))
    test.describe(name, () => {
      test.use(screen)
      register()
    })
}
