import { anAttempt } from '@camp/application/payments/testing/payments.contract.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'

async function checking(line: string, unanswered = 0) {
  const asked: unknown[] = []
  const checkOpenPayments = {
    execute: async (command: { dryRun: boolean; limit: number }) => {
      asked.push(command)
      return { due: [anAttempt()], paid: 1, notPaid: 0, stillOpen: 2, unanswered }
    },
  }
  const answer = await camp(line, { door: fakeDoor({ useCases: { checkOpenPayments } }) })
  return { ...answer, asked }
}

describe('camp payments check', () => {
  it('says what became of the payments that it asked about', async () => {
    const { exit, messages, asked } = await checking('payments check --limit 5')

    expect({ exit, asked }).toEqual({ exit: 0, asked: [{ dryRun: false, limit: 5 }] })
    expect(messages).toContain('Asked about: 3. Without an answer: 0.')
  })

  it('fails when the gateway did not answer', async () => {
    expect((await checking('payments check', 1)).exit).toBe(1)
  })

  it('lists what is due in a dry run, and asks nobody', async () => {
    const { exit, data, messages } = await checking('payments check --dry-run')

    expect(exit).toBe(0)
    expect(data).toContain('48291310701')
    expect(messages).toContain('Due for a look: 1. Nobody was asked.')
  })
})
