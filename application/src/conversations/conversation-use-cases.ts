import { AssignMessage, ListUnassignedMessages } from './assign-message.ts'
import { FillInSavedText } from './fill-in-saved-text.ts'
import { CountWaitingConversations, ListInbox } from './list-inbox.ts'
import { ReceiveGuestMails } from './receive-guest-mails.ts'
import { ReceiveGuestMessages } from './receive-guest-messages.ts'
import { ReplyToGuest } from './reply-to-guest.ts'
import { ReopenConversation, SetConversationAside } from './set-conversation-aside.ts'
import { ShowConversation } from './show-conversation.ts'
import { WriteToCampsite } from './write-to-campsite.ts'
import { WriteToMany } from './write-to-many.ts'

/** What guests and campsites write to each other about bookings. */
export const conversationUseCases = {
  /** From the booking's own page. */
  writeToCampsite: WriteToCampsite,
  showConversation: ShowConversation,
  replyToGuest: ReplyToGuest,
  fillInSavedText: FillInSavedText,
  writeToMany: WriteToMany,
  setConversationAside: SetConversationAside,
  reopenConversation: ReopenConversation,
  /** From the providers of SMS and WhatsApp, behind their doors. */
  receiveGuestMessages: ReceiveGuestMessages,
  /** From the mailbox to which guests answer. */
  receiveGuestMails: ReceiveGuestMails,
  listUnassignedMessages: ListUnassignedMessages,
  assignMessage: AssignMessage,
  listInbox: ListInbox,
  countWaitingConversations: CountWaitingConversations,
}
