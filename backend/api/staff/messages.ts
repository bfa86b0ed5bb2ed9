import { messageTexts, sendMessageAgain } from '@/backend/modules/phone-messages'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { HandlersOf } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { sendAgain } from '@/backend/platform/mail/outbox'
import { listMessages } from '@/backend/read-models/messages/list-messages'

const again = {
  mail: { send: sendAgain, queue: 'mails' },
  phone: { send: sendMessageAgain, queue: 'phone-messages' },
} as const

export const staffMessageRoutes: HandlersOf<'staffMessages'> = {
  list: ({ query }, { db }) => listMessages(db, query),
  sendMessageAgain: async ({ params: { way, id } }, context) => {
    await changeWithAudit(context, 'message.send-again', async (tx) => {
      const { send, queue } = again[way]
      if (!(await send(tx, id, context.now()))) throw notFound()
      await enqueue(tx, { queue, id })
      return { subject: id, data: { way }, result: null }
    })
    return { data: { id }, successMessage: messageTexts.sentAgain }
  },
}
