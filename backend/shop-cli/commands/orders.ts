import {
  at,
  type Commands,
  given,
  numberOf,
  type StaffRequest,
  textOf,
  type Values,
} from '@/backend/shop-cli/commands/command'

function listOf(list: 'orders' | 'payments', values: Values): StaffRequest {
  const query = new URLSearchParams({ page: String(numberOf(values, 'page') ?? 1) })
  const status = numberOf(values, 'status')
  if (status !== undefined) query.set('status', String(status))
  for (const name of ['search', 'view'] as const) {
    const value = textOf(values, name)
    if (value !== undefined) query.set(name, value)
  }
  return { method: 'GET', path: `/api/staff/${list}?${query}` }
}

const moveOf = (id: string, values: Values): StaffRequest => ({
  method: 'PATCH',
  path: at('orders', id),
  body: given({
    status: numberOf(values, 'status'),
    isPaid: values.paid === undefined ? undefined : true,
    reference: textOf(values, 'paid'),
    note: textOf(values, 'note'),
  }),
})

export const orderCommands: Commands = {
  usage: `
  orders [--status 1] [--page 2] [--search "mã, điện thoại, tên, sách"]
         [--view toConfirm|toPack|handedOver|problems]   danh sách đơn hàng
  payments [--page 2]                       tiền cần xem xét: cổng thanh toán tạm giữ, cần hoàn lại
  order move <id> [--status 2] [--paid <mã giao dịch>] [--note "…"]
                                            chuyển trạng thái, ghi nhận chuyển khoản`,
  parse: ([command, way, id, ...rest], values) => {
    if ((command === 'orders' || command === 'payments') && way === undefined)
      return listOf(command, values)
    return command === 'order' && way === 'move' && id && rest.length === 0
      ? moveOf(id, values)
      : null
  },
}
