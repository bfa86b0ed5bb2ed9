import { MarkIcon } from '@/components/ui/icon'
import { iconAt } from '@/contract/shop/settings'

/** The shop's own icon; without one a drawn mark. */
export const ShopMark = ({ iconUrl, size = 30 }: { iconUrl: string | null; size?: number }) =>
  iconUrl ? (
    <img src={iconAt(iconUrl, 192)} alt="" width={size} height={size} className="flex-none" />
  ) : (
    <MarkIcon size={size} />
  )
