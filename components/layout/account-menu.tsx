'use client'

import type { ReactNode } from 'react'
import { personalEntries } from '@/components/layout/personal-entries'
import { Menu } from '@/components/ui/menu'
import type { Role } from '@/contract/auth'
import { chrome } from '@/lib/messages/chrome'
import { visibleTo } from '@/lib/session/permissions'

export type AccountMenuProps = { trigger: ReactNode; roles: readonly Role[] }

/** The ways into the account, under the visitor's name. */
export const AccountMenu = ({ trigger, roles }: AccountMenuProps) => (
  <Menu
    label={chrome.user.label}
    items={visibleTo(personalEntries, roles).filter(({ section }) => section !== 'cart')}
    triggerClassName="user-trigger"
    trigger={trigger}
  />
)
