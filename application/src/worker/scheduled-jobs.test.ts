import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import type { UseCases } from '../use-cases.ts'
import type { JobTurn } from './scheduled-job.ts'
import { scheduledJobs } from './scheduled-jobs.ts'

const now = Temporal.Instant.from('2026-11-23T02:10:00Z')
const isStopping = () => false

/** One turn of a job whose acts give these answers; any other act answers nothing. */
async function whenItsTurn(name: string, answers: Readonly<Record<string, unknown>> = {}) {
  const asked: (readonly [string, unknown])[] = []
  const act = (act: string) => ({
    execute: async (command?: unknown) => {
      asked.push([act, command])
      return answers[act] ?? {}
    },
  })
  const useCases = new Proxy({}, { get: (_, key) => act(String(key)) }) as UseCases
  const job = scheduledJobs.find((one) => one.name === name)
  if (!job) throw new Error(`no job ${name}`)
  const turn: JobTurn = await job.run(useCases, now, isStopping)
  return { asked, turn }
}

const counts = (facts = {}) => ({ sent: 0, failed: 0, skipped: 0, dead: 0, ...facts })

describe('the work that nobody asks for', () => {
  it('is done as often as each kind of it needs', () => {
    const paces = scheduledJobs.map(({ name, time, wokenBy }) => {
      const pace = 'dailyAt' in time ? `at ${time.dailyAt}` : `every ${time.everySeconds} s`
      return `${name}: ${pace}${wokenBy ? `, and after ${wokenBy}` : ''}`
    })

    const known = [
      'outbox send: every 2 s, and after messages',
      'outbox send written: every 2 s, and after written-messages',
      'news tell: every 5 s, and after messages',
      'news digest: every 300 s',
      'feed sync: every 30 s',
      'import dmarc --mailbox: every 3600 s',
      'message receive: every 30 s',
      'hti sync: every 5 s',
      'hti settle: every 300 s',
      'hold sweep: every 15 s',
      'payments check: every 60 s',
      'payments refund: every 10 s, and after refunds',
      'payments reconcile: at 04:10',
      'stay complete: every 3600 s',
      'invoice issue: every 60 s',
      'billing close: every 3600 s',
      'key sweep: every 3600 s',
      'privacy sweep: every 3600 s',
      'reminder send: every 3600 s',
      'reservation cancel-overdue: every 3600 s',
      'reminder send-transfers: every 3600 s',
      'reservation release-transfers: every 3600 s',
      'payout announce: every 3600 s',
      'review invite: every 3600 s',
      'invoice issue --all: at 03:50',
      'pictures sweep: at 02:45',
      'doctor: at 03:30',
    ]
    expect(paces).toEqual(expect.arrayContaining(known))
  })

  it.each([
    [
      'outbox send',
      'sendOutbox',
      counts({ sent: 4, failed: 3, skipped: 2, dead: 1 }),
      counts({ sent: 9 }),
      { limit: 10, isStopping },
    ],
    ['outbox send', 'sendOutbox', counts({ dead: 10 }), counts({ skipped: 9 }), { limit: 10, isStopping }],
    ['outbox send written', 'sendWritten', counts({ failed: 10 }), counts(), { limit: 10, isStopping }],
    ['news tell', 'tellStaff', { news: 20 }, { news: 19 }, { limit: 20 }],
    ['feed sync', 'syncCalendarFeeds', Array(5).fill({}), Array(4).fill({}), { limit: 5 }],
    [
      'payments check',
      'checkOpenPayments',
      { due: Array(10).fill({}), unanswered: 0 },
      { due: Array(10).fill({}), unanswered: 1 },
      { dryRun: false, limit: 10 },
    ],
    [
      'payments check',
      'checkOpenPayments',
      { due: Array(10).fill({}), unanswered: 0 },
      { due: Array(9).fill({}), unanswered: 0 },
      { dryRun: false, limit: 10 },
    ],
    ['hti sync', 'tellHti', { said: 2 }, { said: 1 }, { limit: 2 }],
    ['privacy sweep', 'sweepPersonalData', { messages: 3, devices: 1000 }, { messages: 999, devices: 3 }, { limit: 1000 }],
    [
      'import dmarc --mailbox',
      'importDmarcMailbox',
      accepted({ left: 0, answers: Array(20).fill({}) }),
      accepted({ left: 0, answers: Array(19).fill({}) }),
      { actor: system('worker'), limit: 20, dryRun: false },
    ],
  ])('%s goes on at once after a full turn alone', async (name, act, full, less, command) => {
    const busy = await whenItsTurn(name, { [act]: full })
    const idle = await whenItsTurn(name, { [act]: less })

    expect([busy.turn, idle.turn]).toEqual([{ hasMore: true }, { hasMore: false }])
    expect(busy.asked).toEqual([[act, command]])
  })

  it('keeps reports that it could not read for the next hour, and says what is wrong with their mailbox', async () => {
    const turnAfter = async (answer: unknown) =>
      (await whenItsTurn('import dmarc --mailbox', { importDmarcMailbox: answer })).turn

    expect(await turnAfter(accepted({ left: 1, answers: Array(20).fill({}) }))).toEqual({ hasMore: false })
    expect(await turnAfter(refused({ code: 'not-configured' }))).toEqual({})
    expect(await turnAfter(refused({ code: 'no-answer' }))).toEqual({ problem: 'the mailbox of DMARC reports: no-answer' })
  })

  it.each([
    ['hold sweep', 'sweepHolds', { dryRun: false }],
    ['payments refund', 'sendRefunds', { limit: 10 }],
    ['stay complete', 'completeStays', { dryRun: false }],
    ['invoice issue', 'issuePapers', { scope: 'changed', limit: 50, dryRun: false }],
    ['invoice issue --all', 'issuePapers', { scope: 'all', limit: 500, dryRun: false }],
    ['reminder send', 'sendPaymentReminders', { dryRun: false }],
    ['reservation cancel-overdue', 'cancelOverdueReservations', { dryRun: false }],
    ['reminder send-transfers', 'sendTransferReminders', { dryRun: false }],
    ['reservation release-transfers', 'releaseUnpaidTransfers', { dryRun: false }],
    ['payout announce', 'announceNewAccounts', { dryRun: false }],
    ['review invite', 'inviteReviews', { dryRun: false }],
    ['pictures sweep', 'sweepPictures', { dryRun: false }],
  ])('%s is done for real', async (name, act, command) => {
    const { asked, turn } = await whenItsTurn(name)

    expect([asked, turn]).toEqual([[[act, command]], {}])
  })

  it('compares the payments of a week, and says how many differ', async () => {
    const { asked, turn } = await whenItsTurn('payments reconcile', {
      reconcilePayments: { isWhole: true, differences: [{}, {}] },
    })

    const [[act, command] = ['', null]] = asked
    const { since, isFixing } = command as { readonly since: Temporal.Instant; readonly isFixing: boolean }
    expect([act, since.toString(), isFixing]).toEqual(['reconcilePayments', '2026-11-16T02:10:00Z', false])
    expect(turn).toEqual({ problem: '2 payments differ: payments reconcile' })
    const turnAfter = async (answer: unknown) => (await whenItsTurn('payments reconcile', { reconcilePayments: answer })).turn
    expect(await turnAfter({ isWhole: true, differences: [] })).toEqual({})
    expect(await turnAfter({ isWhole: false, differences: [{}] })).toEqual({ hasMore: true })
  })

  it('says which invariants are broken', async () => {
    const found = [
      { id: 'I1', violations: 0 },
      { id: 'I4', violations: 1 },
      { id: 'I5', violations: 3 },
    ]

    expect((await whenItsTurn('doctor', { runDoctor: found })).turn).toEqual({ problem: 'broken invariants: I4, I5' })
    expect((await whenItsTurn('doctor', { runDoctor: [found[0]] })).turn).toEqual({})
  })
})
