import { desk } from '@camp/application/desk/testing/a-booked-stay.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { Doubt, LineMatch } from '@camp/domain/bank-statements/match-statement.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { answerUpload, type StatementReply } from './answer-statement.ts'
import { StatementLines } from './statement-lines.tsx'

beforeAll(() => loadAllWords('en'))

const amount = Money.rand(720)
const owes = (rand: number) => {
  const booking = { id: 'hold-1' as ReservationId, simpleReference: '563-431-497', guestName: 'Chantal Pretorius' }
  return { ...booking, balance: Money.rand(rand), deposit: Money.zero() }
}
const unsure = (doubt: Doubt): LineMatch => ({ kind: 'unsure', doubt, booking: owes(0) })

async function answerTo(match: LineMatch): Promise<StatementReply> {
  const line = { row: 2, date: Temporal.PlainDate.from('2026-11-21'), text: 'EFT 563431497', amount, identity: 'a', match }
  const previewBankStatement = { execute: async () => accepted({ lines: [line], unreadRows: [] }) }
  const form = new FormData()
  form.set('statement', new File(['Date,Amount'], 'statement.csv'))
  return answerUpload({ useCases: { previewBankStatement } as unknown as UseCases, actor: desk, orgSlug: 'kwena-camp' }, form)
}

async function pageOf(match: LineMatch): Promise<string> {
  const preview = await answerTo(match)
  if (preview.kind !== 'preview') throw new Error(preview.kind)
  const Component = () => <StatementLines preview={preview} slug="kwena-camp" isBusy={false} />
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToString(<Stub initialEntries={['/']} />)
}

it('a line that fits is ticked', async () => {
  expect(await pageOf({ kind: 'matched', booking: owes(720) })).toMatch(/<input[^>]*name="pays"[^>]*checked/)
})

it.each([
  ['cancelled', 'Names this booking, which is cancelled'],
  ['never-booked', 'Names this booking, which was never finished'],
  ['in-future', 'Dated after today'],
] as const)(
  'a line that the desk would not take (%s) is shown beside its booking, with nothing to tick',
  async (doubt, words) => {
    const page = await pageOf(unsure(doubt))

    expect(page).toContain(words)
    expect(page).toContain('563-431-497')
    expect(page).not.toMatch(/name="(pays|exceeds-2)"|type="submit"/)
  },
)

it('a line of a booking that owes nothing may be ticked, once more than is owed is meant', async () => {
  const page = await pageOf(unsure('nothing-owed'))

  expect(page).toContain('Names this booking, which owes nothing')
  expect(page).toContain('name="exceeds-2"')
  expect(page).toContain('name="pays"')
  expect(page).not.toContain('checked')
})
