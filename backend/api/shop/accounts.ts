import {
  addAddress,
  changeAddress,
  getAddress,
  listAddresses,
  removeAddress,
} from '@/backend/api/shop/addresses'
import { getUserApp } from '@/backend/api/shop/initial-state'
import { saveSettings, updateUser } from '@/backend/api/shop/profile'
import type { HandlersOf } from '@/backend/platform/context'

export const accountRoutes: HandlersOf<'accounts'> = {
  addAddress,
  changeAddress,
  getAddress,
  getUserApp,
  listAddresses,
  removeAddress,
  saveSettings,
  updateUser,
}
