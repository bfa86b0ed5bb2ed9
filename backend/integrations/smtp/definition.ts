import { z } from 'zod'
import { defineIntegration, type Values } from '@/backend/platform/integrations/define-integration'
import { choice, text, token } from '@/backend/platform/integrations/fields'
import { USUAL_SENDER } from '@/backend/platform/settings'

const badHost = 'Máy chủ thư là một tên miền công khai, ví dụ smtp.gmail.com.'

/** By name and in the open net: nothing around the backend is asked on behalf of a form. */
const host = z
  .string()
  .max(253)
  .regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i, badHost)
  .refine(
    (name) => !/\.(?:localhost|local|localdomain|internal|lan|home|intranet|test)$/i.test(name),
    badHost,
  )

/** The mail server is typed in parts, and named by one address in the environment. */
function toVariables({ SMTP_HOST, SMTP_PORT, SMTP_USER = '', SMTP_PASSWORD = '' }: Values) {
  if (!SMTP_HOST) return {}
  const scheme = SMTP_PORT === '465' ? 'smtps' : 'smtp'
  const sender = `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASSWORD)}`
  return { SMTP_URL: `${scheme}://${sender}@${SMTP_HOST}:${SMTP_PORT}` }
}

const officeOnly = { environment: null }

export const smtp = defineIntegration({
  id: 'mail',
  kind: 'mail',
  name: 'Máy chủ thư (SMTP)',
  title: 'E-mail',
  about: 'the server e-mails are sent through; without it they become files under DATA_DIR/outbox',
  isForAdmins: true,
  fields: {
    url: {
      variable: 'SMTP_URL',
      label: 'Máy chủ',
      environmentExample: 'smtps://user:password@mail.sach.example',
      isSecret: true,
      environment: z.url({ protocol: /^smtps?$/ }),
      office: null,
    },
    host: {
      ...text('SMTP_HOST', { label: 'Máy chủ', example: 'smtp.gmail.com' }),
      ...officeOnly,
      office: host,
    },
    // Sent over TLS from the first byte, or from the greeting on.
    port: {
      ...choice('SMTP_PORT', { '465': '465', '587': '587' }, { label: 'Cổng' }),
      ...officeOnly,
    },
    user: { ...text('SMTP_USER', { label: 'Tên đăng nhập' }), ...officeOnly },
    password: { ...token('SMTP_PASSWORD', { label: 'Mật khẩu' }, 4), ...officeOnly },
    from: {
      ...text('MAIL_FROM', { label: 'Gửi từ địa chỉ', example: 'cua-hang@ten-mien.vn' }),
      isOptional: true,
      usual: USUAL_SENDER,
      office: z.email('Địa chỉ gửi phải là một địa chỉ email.').max(200),
    },
  },
  toVariables,
})
