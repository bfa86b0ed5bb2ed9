import { privacyTexts } from '@/backend/modules/privacy/texts'

const dayParts = new Intl.DateTimeFormat('vi-VN', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Ho_Chi_Minh',
})

/** As it is written in a sentence: "ngày 8 tháng 12 năm 2026". */
export const dayText = {
  format: (at: Date) => {
    const { day, month, year } = Object.fromEntries(
      dayParts.formatToParts(at).map(({ type, value }) => [type, value]),
    )
    return privacyTexts.day(day ?? '', month ?? '', year ?? '')
  },
}
