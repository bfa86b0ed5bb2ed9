import type { HandlersOf } from '@/backend/platform/context'

export const settingsRoutes: HandlersOf<'settings'> = {
  // Read anew each time: another process may have changed them a moment ago.
  getShop: async (_, context) => {
    await context.settings.refresh()
    const { shop, isOpen } = context.settings.current()
    const { given: _given, narrowLogoUrl: _narrow, notices, ...rest } = shop
    const { openHours: _hours, closedDays: _days, stockHours: _stock, ...facts } = rest
    const now = context.now().toISOString()
    return {
      data: {
        ...facts,
        notices: notices
          .filter(({ startTime, endTime }) => startTime <= now && now < endTime)
          .map(({ text }) => text),
        isOpen,
      },
    }
  },
}
