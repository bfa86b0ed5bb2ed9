/** Apart from the other texts of `components/ui`: pages with a countdown need none of those. */
export const countdown = {
  days: (count: number) => `${count} ngày`,
  ends: {
    at: (moment: string) => `Kết thúc lúc ${moment}`,
    in: 'Còn',
    over: 'Đã kết thúc',
  },
  starts: {
    at: (moment: string) => `Bắt đầu lúc ${moment}`,
    in: 'Còn',
    over: 'Đã bắt đầu',
  },
} as const
