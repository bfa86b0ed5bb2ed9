import { defaultShop } from '@/contract/shop-defaults'

let name: string = defaultShop.name

/** What the shop is called in e-mails and on papers; a process serves one shop. */
export const shopName = () => name

export function setShopName(next: string) {
  name = next
}
