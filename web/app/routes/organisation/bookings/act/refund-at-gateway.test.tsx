import { visitor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import { ActFields } from './act-fields.tsx'
import { fieldOfRefusal } from './field-of-refusal.ts'
import { runAct } from './run-act.ts'

beforeAll(() => loadAllWords('en'))

const byHand = { task: 'task-1', method: 'eft', paidOn: '2026-11-21', reference: 'FNB 1' }

async function asked(answers: Readonly<Record<string, string>>) {
  const execute = vi.fn(async () => refused({ code: 'gateway-not-checked' as const }))
  const useCases = { closeRefundTask: { execute } } as unknown as UseCases
  const answer = await runAct('refund', { useCases, actor: visitor, id: 'R-1', answers, dryRun: true })
  expect(answer).toEqual(refused({ code: 'gateway-not-checked' }))
  return execute.mock.calls[0] as unknown as readonly object[]
}

it('the provider has paid it back: nothing is paid by hand, on whatever day', async () => {
  const [command] = await asked({ ...byHand, paidOn: '', reference: 'refund-7', atGateway: 'paid' })

  expect(command).toMatchObject({ taskId: 'task-1', reference: 'refund-7', isPaidByGateway: true })
})

it.each([
  ['it paid nothing back', { atGateway: 'unpaid' }, true],
  ['nobody says what it shows', {}, false],
])('paid by hand, where %s', async (_, answers, isGatewayChecked) => {
  const [command] = await asked({ ...byHand, ...answers })

  expect(command).toMatchObject({ taskId: 'task-1', method: 'eft', isGatewayChecked })
  expect(command).not.toHaveProperty('isPaidByGateway')
})

it('what speaks against it is told at the question', () => {
  expect(fieldOfRefusal({ code: 'gateway-not-checked' })).toBe('atGateway')
  expect(fieldOfRefusal({ code: 'not-with-gateway' })).toBe('atGateway')
})

it.each([
  ['came by card', { cameByCard: true, isReturned: false }, ['value="paid"', 'value="unpaid"'], []],
  ['came by card, and the provider refused', { cameByCard: true, isReturned: true }, ['value="unpaid"'], ['value="paid"']],
  ['was paid at the desk', { cameByCard: false, isReturned: false }, [], ['name="atGateway"']],
])('the form of money that %s', (_, task, said, unsaid) => {
  const booking = { today: '2026-11-21', refundTasks: [{ id: 'task-1', amount: 400, ...task }] } as never
  const answers = { task: 'task-1' }
  const html = renderToString(
    <ActFields act="refund" booking={booking} answers={answers} refunds={null} errorOf={() => undefined} />,
  )

  for (const part of said) expect(html).toContain(part)
  for (const part of unsaid) expect(html).not.toContain(part)
  expect(html).not.toContain('checked=""')
})
