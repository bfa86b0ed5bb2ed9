import type { Resource } from '@/components/office/resource'
import { staffMessages } from '@/contract/staff/messages'

export const messages: Resource = {
  address: 'tin-da-gui',
  label: 'Thư và tin đã gửi',
  group: 'system',
  icon: 'note',
  calls: { list: staffMessages.list },
  list: async () => (await import('@/components/office/messages/message-list')).MessageList,
}
