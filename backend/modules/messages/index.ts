export {
  type Delivery,
  type MessageChannel,
  type PhoneMessage,
  unlessUnreached,
} from '@/backend/modules/messages/channel'
export { messageBuyer } from '@/backend/modules/messages/message-buyer'
export { phoneMessageJobs, sendMessageAgain } from '@/backend/modules/messages/send-messages'
export { messageTexts } from '@/backend/modules/messages/texts'
