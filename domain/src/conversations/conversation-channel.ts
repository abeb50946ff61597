import type { MessageChannel } from '../messaging/notification.ts'

/** By which way a line of a conversation came or went; `page` is the booking's own page. */
export type ConversationChannel = MessageChannel | 'page'
