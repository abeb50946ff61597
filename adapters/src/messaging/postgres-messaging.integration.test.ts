import { smsMessagesContract } from '@camp/application/messaging/sms/testing/sms-messages.contract.ts'
import { communicationHistoryContract } from '@camp/application/messaging/testing/communication-history.contract.ts'
import { outboxContract } from '@camp/application/messaging/testing/outbox.contract.ts'
import { shortLinksContract } from '@camp/application/messaging/testing/short-links.contract.ts'
import { writtenMessagesContract } from '@camp/application/messaging/written/testing/written-messages.contract.ts'
import { PostgresCommunicationHistory } from './postgres-communication-history.ts'
import { PostgresOutbox } from './postgres-outbox.ts'
import { PostgresShortLinks } from './postgres-short-links.ts'
import { PostgresSmsMessages } from './postgres-sms-messages.ts'
import { PostgresWrittenMessages } from './postgres-written-messages.ts'
import { messagingStoreOfFile, withMessage } from './testing/messaging-store.ts'

const startStore = messagingStoreOfFile()

writtenMessagesContract('postgres', async () => {
  const store = await startStore()
  return { written: new PostgresWrittenMessages(store.em), stop: store.stop }
})

outboxContract('postgres', async () => {
  const store = await startStore()
  return { outbox: new PostgresOutbox(store.em), stop: store.stop }
})

shortLinksContract('postgres', async () => {
  const store = await startStore()
  return { shortLinks: new PostgresShortLinks(store.em), stop: store.stop }
})

communicationHistoryContract('postgres', async () => {
  const store = await withMessage(await startStore())
  const history = new PostgresCommunicationHistory(store.em)
  const localHistory = new PostgresCommunicationHistory(store.em, { staysLocal: true })
  return { history, localHistory, stop: store.stop }
})

smsMessagesContract('postgres', async () => {
  const store = await startStore()
  const history = new PostgresCommunicationHistory(store.em)
  return { history, smsMessages: new PostgresSmsMessages(store.em), stop: store.stop }
})
