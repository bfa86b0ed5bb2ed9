export {
  type Delivery,
  type MessageChannel,
  type PhoneMessage,
  unlessUnreached,
} from '@/backend/modules/phone-messages/channel'
export { messageBuyer } from '@/backend/modules/phone-messages/message-buyer'
export { phoneMessageJobs, sendMessageAgain } from '@/backend/modules/phone-messages/send-messages'
export { messageTexts } from '@/backend/modules/phone-messages/texts'
