import type { I18nProvider } from 'ra-core'
import { office } from '@/lib/messages/office'

/** The few words the framework says itself; ours stand in lib/messages. */
const words: Record<string, string> = {
  'ra.notification.updated': office.form.saved,
  'ra.notification.created': office.form.saved,
  'ra.notification.deleted': office.form.saved,
  'ra.notification.http_error': office.list.failed,
  'ra.notification.item_doesnt_exist': office.notFound,
  'ra.message.unsaved_changes': office.form.unsaved,
  'ra.message.invalid_form': office.form.invalid,
  'ra.validation.required': office.form.required,
}

export const officeI18nProvider: I18nProvider = {
  translate: (key, options) => words[key] ?? (typeof options?._ === 'string' ? options._ : key),
  changeLocale: async () => undefined,
  getLocale: () => 'vi',
}
