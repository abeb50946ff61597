import type { MessageSender } from '@camp/application/messaging/message-sender.ts'
import { RecordingMessageLog } from '@camp/application/messaging/testing/recording-message-log.ts'
import { SendWritten } from '@camp/application/messaging/written/send-written.ts'
import type { Invitation } from '@camp/application/organisations/members/organisation-members.ts'
import { CountingRandomness } from '@camp/application/shared/testing/counting-randomness.ts'
import { FixedClock } from '@camp/application/shared/testing/fixed-clock.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PostgresCommunicationHistory } from '../messaging/postgres-communication-history.ts'
import { PostgresWrittenMessages } from '../messaging/postgres-written-messages.ts'
import { actingFor } from '../postgres/guard/named-organisations.ts'
import { asOwnWork } from '../postgres/guard/own-work.ts'
import { startTestStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../postgres/transaction.ts'
import { InvitationWriter } from './invitation-writer.ts'

const invitation: Invitation = {
  email: 'bea@example.test',
  firstName: 'Bea',
  organisationName: 'Kwena Camp',
  needsPassword: true,
  role: 'ORGADMIN',
}

let store: TestStore
beforeEach(async () => {
  store = await startTestStore()
})
afterEach(() => store.stop())

/** Of a process of its own: nothing of it but the database is left when it dies. */
function givenProcess() {
  const em = store.em.fork({ useContext: true })
  const [clock, randomness] = [new FixedClock(), new CountingRandomness()]
  const written = new PostgresWrittenMessages(em)
  const transaction = new PostgresTransaction({ em, randomness })
  const to: string[] = []
  const send: MessageSender['send'] = async (message) => {
    to.push(message.to)
    return accepted({ providerMessageId: null, deliveryState: 'accepted' })
  }
  const senders = { email: { send }, sms: { send }, app: { send } }
  const [history, log] = [new PostgresCommunicationHistory(em), new RecordingMessageLog()]
  const worker = new SendWritten({
    writtenMessages: written,
    messageSenders: senders,
    communicationHistory: history,
    messageLog: log,
    transaction,
    clock,
    randomness,
    staysLocal: false,
    ownWork: asOwnWork,
  })
  const writer = new InvitationWriter({ written, clock, randomness, publicUrl: 'https://camp.test' })
  return { to, history, transaction, writer, work: () => worker.execute({ limit: 10 }) }
}

it('an invitation whose process dies after the commit is sent by another', async () => {
  const { transaction, writer } = givenProcess()
  await transaction.run(() => writer.write(invitation))

  const another = givenProcess()
  expect(await another.work()).toMatchObject({ sent: 1 })
  expect(await givenProcess().work()).toMatchObject({ sent: 0 })

  expect(another.to).toEqual(['bea@example.test'])
  expect(await another.history.list({ limit: 5 })).toMatchObject([{ to: 'bea@example.test', deliveryState: 'accepted' }])
})

it('an invitation that an act of staff sends at once is sent once', async () => {
  const { transaction, writer, work, to, history } = givenProcess()
  await transaction.run(() => writer.write(invitation))

  expect(await actingFor([], work)).toMatchObject({ sent: 1, failed: 0 })
  expect(await work()).toMatchObject({ sent: 0 })

  expect(to).toEqual(['bea@example.test'])
  expect(await history.list({ limit: 5 })).toMatchObject([{ to: 'bea@example.test' }])
})

it('an invitation that was not stored is not sent', async () => {
  const { transaction, writer, work } = givenProcess()
  const broken = transaction.run(async () => {
    await writer.write(invitation)
    throw new Error('the connection broke')
  })

  await expect(broken).rejects.toThrow('the connection broke')
  expect(await work()).toMatchObject({ sent: 0 })
})
