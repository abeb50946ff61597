import type { SendOutboxCounts } from '../messaging/send-outbox.ts'
import { system } from '../shared/actor.ts'
import type { JobTurn, ScheduledJob } from './scheduled-job.ts'

/** Small turns, so that a worker that is asked to stop soon has nothing in hand. */
const messagesATurn = 10
const newsATurn = 20
const paymentsATurn = 10
const feedsATurn = 5
/** A line that is silent takes up to twenty seconds. */
const htiMessagesATurn = 2
const mailsATurn = 20
const papersATurn = 50
const sweptATurn = 1000
/** Each turn looks through everything, so it is one a night. */
const forgottenPapersATurn = 500
const reconciledDays = 7

/** Everything that has to happen without anybody asking for it (rule I16). */
export const scheduledJobs: readonly ScheduledJob[] = [
  {
    name: 'outbox send',
    time: { everySeconds: 2 },
    wokenBy: 'messages',
    run: async ({ sendOutbox }, _, isStopping) => messageTurn(await sendOutbox.execute({ limit: messagesATurn, isStopping })),
  },
  {
    name: 'outbox send written',
    time: { everySeconds: 2 },
    wokenBy: 'written-messages',
    run: async ({ sendWritten }, _, isStopping) => messageTurn(await sendWritten.execute({ limit: messagesATurn, isStopping })),
  },
  {
    name: 'news tell',
    time: { everySeconds: 5 },
    wokenBy: 'messages',
    run: async ({ tellStaff }) => ({ hasMore: (await tellStaff.execute({ limit: newsATurn })).news >= newsATurn }),
  },
  { name: 'news digest', time: { everySeconds: 300 }, run: ({ sendDigests }) => done(sendDigests.execute()) },
  {
    name: 'feed sync',
    time: { everySeconds: 30 },
    run: async ({ syncCalendarFeeds }) => {
      return { hasMore: (await syncCalendarFeeds.execute({ limit: feedsATurn })).length >= feedsATurn }
    },
  },
  {
    name: 'import dmarc --mailbox',
    time: { everySeconds: 3600 },
    run: async ({ importDmarcMailbox }) => {
      const imported = await importDmarcMailbox.execute({ actor: system('worker'), limit: mailsATurn, dryRun: false })
      // What could not be read this time waits for the next hour, and keeps the others waiting.
      if (imported.ok) return { hasMore: imported.value.left === 0 && imported.value.answers.length >= mailsATurn }
      const { code } = imported.refusal
      return code === 'not-configured' ? {} : { problem: `the mailbox of DMARC reports: ${code}` }
    },
  },
  {
    name: 'message receive',
    time: { everySeconds: 30 },
    run: async ({ receiveGuestMails }) => {
      const received = await receiveGuestMails.execute({ actor: system('worker'), limit: mailsATurn, dryRun: false })
      if (received.ok) return { hasMore: received.value.waiting > 0 }
      const { code } = received.refusal
      return code === 'not-configured' ? {} : { problem: `the mailbox of guests' answers: ${code}` }
    },
  },
  {
    name: 'hti sync',
    time: { everySeconds: 5 },
    run: async ({ tellHti }) => ({ hasMore: (await tellHti.execute({ limit: htiMessagesATurn })).said >= htiMessagesATurn }),
  },
  { name: 'hti settle', time: { everySeconds: 300 }, run: ({ settleHtiMessages }) => done(settleHtiMessages.execute()) },
  { name: 'hold sweep', time: { everySeconds: 15 }, run: ({ sweepHolds }) => done(sweepHolds.execute({ dryRun: false })) },
  {
    name: 'payments check',
    time: { everySeconds: 60 },
    run: async ({ checkOpenPayments }) => {
      const { due, unanswered } = await checkOpenPayments.execute({ dryRun: false, limit: paymentsATurn })
      // A gateway that is silent has its minute of rest.
      return { hasMore: due.length >= paymentsATurn && unanswered === 0 }
    },
  },
  {
    name: 'payments refund',
    time: { everySeconds: 10 },
    wokenBy: 'refunds',
    run: ({ sendRefunds }) => done(sendRefunds.execute({ limit: paymentsATurn })),
  },
  {
    name: 'payments reconcile',
    time: { dailyAt: '04:10' },
    run: async ({ reconcilePayments }, now, isStopping) => {
      const since = now.subtract({ hours: 24 * reconciledDays })
      const compared = await reconcilePayments.execute({ since, isFixing: false, onProgress: () => {}, isStopping })
      if (!compared.isWhole) return { hasMore: true }
      const { differences } = compared
      return differences.length === 0 ? {} : { problem: `${differences.length} payments differ: payments reconcile` }
    },
  },
  hourly('stay complete', ({ completeStays }) => completeStays.execute({ dryRun: false })),
  {
    name: 'invoice issue',
    time: { everySeconds: 60 },
    run: ({ issuePapers }) => done(issuePapers.execute({ scope: 'changed', limit: papersATurn, dryRun: false })),
  },
  {
    name: 'invoice issue --all',
    time: { dailyAt: '03:50' },
    run: ({ issuePapers }) => done(issuePapers.execute({ scope: 'all', limit: forgottenPapersATurn, dryRun: false })),
  },
  hourly('billing close', ({ closeDueMonths }) => closeDueMonths.execute()),
  hourly('key sweep', ({ sweepIdempotencyKeys }) => sweepIdempotencyKeys.execute()),
  {
    name: 'privacy sweep',
    time: { everySeconds: 3600 },
    run: async ({ sweepPersonalData }) => {
      const { messages, devices } = await sweepPersonalData.execute({ limit: sweptATurn })
      return { hasMore: Math.max(messages, devices) >= sweptATurn }
    },
  },
  hourly('reminder send', ({ sendPaymentReminders }) => sendPaymentReminders.execute({ dryRun: false })),
  hourly('reservation cancel-overdue', ({ cancelOverdueReservations }) => cancelOverdueReservations.execute({ dryRun: false })),
  hourly('reminder send-transfers', ({ sendTransferReminders }) => sendTransferReminders.execute({ dryRun: false })),
  hourly('reservation release-transfers', ({ releaseUnpaidTransfers }) => releaseUnpaidTransfers.execute({ dryRun: false })),
  hourly('payout announce', ({ announceNewAccounts }) => announceNewAccounts.execute({ dryRun: false })),
  hourly('review invite', ({ inviteReviews }) => inviteReviews.execute({ dryRun: false })),
  {
    name: 'pictures sweep',
    time: { dailyAt: '02:45' },
    run: ({ sweepPictures }) => done(sweepPictures.execute({ dryRun: false })),
  },
  {
    name: 'doctor',
    time: { dailyAt: '03:30' },
    run: async ({ runDoctor }) => {
      const broken = (await runDoctor.execute()).filter(({ violations }) => violations > 0)
      return broken.length === 0 ? {} : { problem: `broken invariants: ${broken.map(({ id }) => id).join(', ')}` }
    },
  },
]

function hourly(name: string, run: (...asked: Parameters<ScheduledJob['run']>) => Promise<unknown>): ScheduledJob {
  return { name, time: { everySeconds: 3600 }, run: (...asked) => done(run(...asked)) }
}

async function done(work: Promise<unknown>): Promise<JobTurn> {
  await work
  return {}
}

function messageTurn({ sent, failed, skipped, dead }: SendOutboxCounts): JobTurn {
  return { hasMore: sent + failed + skipped + dead >= messagesATurn }
}
