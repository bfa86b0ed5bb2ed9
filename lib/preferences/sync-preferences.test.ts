/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { currentPreferences, rememberPreferences } from '@/lib/boot/hint-cookies'
import { writeLocal } from '@/lib/browser/local-store'
import { adoptPreferences } from '@/lib/preferences/sync-preferences'
import { defaultPreferences } from '@/lib/preferences/themes'

test('a browser that owes nothing takes over what the account keeps', () => {
  rememberPreferences(defaultPreferences)
  adoptPreferences({ theme: 'dark3', fontScale: 1.2, layout: 'vertical' })
  expect(currentPreferences()).toEqual({ theme: 'dark3', fontScale: 120, layout: 'vertical' })
})

test('an account that keeps nothing leaves the page as it is', () => {
  rememberPreferences({ ...defaultPreferences, theme: 'light9' })
  adoptPreferences({})
  expect(currentPreferences().theme).toBe('light9')
})

test('a change the account has not received yet wins over what it keeps', () => {
  rememberPreferences({ ...defaultPreferences, theme: 'light2' })
  writeLocal('look_unsaved', 'light2.100.horizontal')
  adoptPreferences({ theme: 'dark12' })
  expect(currentPreferences().theme).toBe('light2')
})
