import { system } from '@camp/application/shared/actor.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { answerRunAct } from './answer-run-act.ts'

const actor = system('test')

function answerTo(fields: Readonly<Record<string, string>>, code?: 'text-missing' | 'already-settled' | 'not-found') {
  const asked: unknown[] = []
  const execute = async (command: unknown) => {
    asked.push(command)
    return code ? refused({ code }) : (accepted({}) as never)
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const acts = { approvePayoutRun: { execute }, settlePayout: { execute } } as unknown as Parameters<
    typeof answerRunAct
  >[0]['acts']
  return { answer: answerRunAct({ acts, actor, runId: '7', form }), asked }
}

describe('a button of a run', () => {
  it.each([
    [{ go: 'approve' }, { actor, runId: '7' }],
    [
      { go: 'paid', payout: '36', text: 'FNB 1' },
      { actor, payoutId: '36', outcome: { kind: 'paid', bankReference: 'FNB 1' } },
    ],
    [
      { go: 'returned', payout: '36', text: 'Closed' },
      { actor, payoutId: '36', outcome: { kind: 'returned', reason: 'Closed' } },
    ],
  ])('does what it says and comes back to the run: %o', async (fields, command) => {
    const { answer, asked } = answerTo(fields as Readonly<Record<string, string>>)

    expect((await answer) as Response).toMatchObject({ status: 303 })
    expect(((await answer) as Response).headers.get('Location')).toBe('/admin/payouts/7?done=saved')
    expect(asked).toEqual([command])
  })

  it('comes back with the payout that it was pressed at', async () => {
    const { answer } = answerTo({ go: 'paid', payout: '36', text: '' }, 'text-missing')

    expect(await answer).toMatchObject({
      init: { status: 409 },
      data: { code: 'text-missing', sent: { go: 'paid', payoutId: '36', text: '' } },
    })
  })

  it('leads nowhere for a payout that is not there', async () => {
    await expect(answerTo({ go: 'paid', payout: '99', text: 'x' }, 'not-found').answer).rejects.toMatchObject({
      init: { status: 404 },
    })
  })
})
