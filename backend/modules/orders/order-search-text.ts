import { searchText } from '@/backend/modules/search'

/** What `search_text` of an order holds. */
export const orderSearchText = (
  order: { code: string; phone: string; receiverName: string },
  titles: readonly string[],
) => searchText(order.code, order.phone, order.receiverName, ...titles)
