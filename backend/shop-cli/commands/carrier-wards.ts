import {
  at,
  type Commands,
  given,
  numberOf,
  type StaffRequest,
  textOf,
  type Values,
} from '@/backend/shop-cli/commands/command'

const nameWard = (ward: string, values: Values): StaffRequest => ({
  method: 'PATCH',
  path: at('carrier-wards', ward),
  body: given({
    wardName: textOf(values, 'ward'),
    cityName: textOf(values, 'city'),
    code: textOf(values, 'code'),
  }),
})

export const carrierWardCommands: Commands = {
  usage: `
  carrier-wards [--page 2]                  các phường, xã chưa khớp với danh mục của hãng vận chuyển
  carrier-wards refresh                     đọc lại danh mục của hãng và khớp
  carrier-wards set <id> --ward "…" --city "…" [--code …]
                                            ghi tay tên một phường, xã ở hãng`,
  parse: ([command, way, ward, ...rest], values) => {
    if (command !== 'carrier-wards' || rest.length > 0) return null
    const page = numberOf(values, 'page') ?? 1
    if (way === undefined) return { method: 'GET', path: `/api/staff/carrier-wards?page=${page}` }
    if (way === 'refresh' && !ward)
      return { method: 'POST', path: '/api/staff/carrier-wards/refresh' }
    return way === 'set' && ward ? nameWard(ward, values) : null
  },
}
