import type { HandlersOf } from '@/backend/context'
import {
  addAddress,
  changeAddress,
  getAddress,
  listAddresses,
  removeAddress,
} from '@/backend/modules/accounts/address-routes'
import { getUserApp } from '@/backend/modules/accounts/initial-state-routes'
import { saveSettings, updateUser } from '@/backend/modules/accounts/profile-routes'

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
