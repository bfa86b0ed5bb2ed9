import { at, type Commands, type StaffRequest } from '@/backend/shop-cli/commands/command'

/** Parcels of an order by its id, one of them by its own code. */
const ways: Record<string, (target: string) => StaffRequest> = {
  show: (order) => ({ method: 'GET', path: `${at('orders', order)}/parcels` }),
  send: (order) => ({ method: 'POST', path: `${at('orders', order)}/parcels`, body: {} }),
  cancel: (code) => ({ method: 'DELETE', path: at('parcels', code) }),
  label: (code) => ({ method: 'GET', path: `${at('parcels', code)}/label` }),
}

export const parcelCommands: Commands = {
  usage: `
  parcel show|send <id đơn>       các kiện của một đơn: xem, gửi hãng những gì đã đóng gói
  parcel cancel|label <mã kiện>   hủy vận đơn của một kiện, in nhãn`,
  parse: ([command, way = '', target, ...rest]) => {
    const request = Object.hasOwn(ways, way) ? ways[way] : undefined
    return command === 'parcel' && request && target && rest.length === 0 ? request(target) : null
  },
}
