/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { currentLook, rememberLook } from '@/lib/boot/hint-cookies'
import { localKeys, writeLocal } from '@/lib/browser/local-store'
import { adoptPreferences } from '@/lib/preferences/sync-preferences'
import { defaultLook } from '@/lib/preferences/themes'

test('a browser that owes nothing takes over what the account keeps', () => {
  rememberLook(defaultLook)
  adoptPreferences({ theme: 'dark3', fontScale: 1.2, layout: 'vertical' })
  expect(currentLook()).toEqual({ theme: 'dark3', fontScale: 120, layout: 'vertical' })
})

test('an account that keeps nothing leaves the page as it is', () => {
  rememberLook({ ...defaultLook, theme: 'light9' })
  adoptPreferences({})
  expect(currentLook().theme).toBe('light9')
})

test('a change the account has not received yet wins over what it keeps', () => {
  rememberLook({ ...defaultLook, theme: 'light2' })
  writeLocal(localKeys.lookUnsaved, 'light2.100.horizontal')
  adoptPreferences({ theme: 'dark12' })
  expect(currentLook().theme).toBe('light2')
})
