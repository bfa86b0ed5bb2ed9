import type { ComponentType } from 'react'
import type { IconName } from '@/components/ui/icon'
import type { Endpoint } from '@/contract/endpoint'

/** The parts of the menu. */
export const resourceGroups = [
  'catalog',
  'learning',
  'content',
  'orders',
  'money',
  'customers',
  'shop',
  'system',
] as const

/** Something the staff look after: its addresses, menu entry, calls and screens derive from this. */
export type Resource = {
  /** The word of its addresses: `/quan-tri/<address>`. */
  address: string
  label: string
  group: (typeof resourceGroups)[number]
  icon: IconName
  /** What the audit log calls it: `voucher` in `voucher.change`. */
  auditName?: string
  /** Those who may call `list` see it in the menu. */
  calls: {
    list: Endpoint
    read?: Endpoint
    create?: Endpoint
    change?: Endpoint
    archive?: Endpoint
    /** The field that stands for `id`, and for `q`, where the call is older than the others. */
    idField?: string
    searchField?: string
  }
  /** Screens are loaded when they are first opened: most of the staff never open most of them. */
  list: () => Promise<ComponentType>
  record?: () => Promise<ComponentType<{ id: string }>>
  create?: () => Promise<ComponentType>
}
