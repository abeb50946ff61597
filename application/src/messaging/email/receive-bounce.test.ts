import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { sendSoon } from '../written/send-soon.ts'
import { type BounceRefused, type EmailStatus, ReceiveBounce } from './receive-bounce.ts'

const clock = new FixedClock()

function receiving(read: Result<EmailStatus | null, BounceRefused>) {
  const noted: unknown[] = []
  const bounceReader = { read: async () => read }
  const noteDelivery = {
    execute: async (report: unknown) => {
      noted.push(report)
      return 'noted' as const
    },
  }
  const receive = () => new ReceiveBounce({ bounceReader, noteDelivery, clock }).execute({ secret: 's', rawBody: 'mail' })
  return { receive, noted }
}

it('a mail that came back is noted by its own name, with why', async () => {
  const { receive, noted } = receiving(accepted({ messageId: 'm-1', state: 'failed', error: 'No such mailbox' }))

  expect(await receive()).toEqual(accepted('noted'))

  const at = clock.now()
  expect(noted).toEqual([{ channel: 'email', providerMessageId: 'm-1', state: 'failed', error: 'No such mailbox', at }])
})

it('a mail that is still under way is noted nowhere, nor what nobody may say', async () => {
  const [underWay, forged] = [receiving(accepted(null)), receiving(refused({ code: 'secret-invalid' }))]

  expect(await underWay.receive()).toEqual(accepted('under-way'))
  expect(await forged.receive()).toEqual(refused({ code: 'secret-invalid' }))

  expect([underWay.noted, forged.noted]).toEqual([[], []])
})

it('what was written is sent soon, five at once, and nobody hears that it could not be', async () => {
  const limits: number[] = []
  const execute = async ({ limit }: { readonly limit: number }) => {
    limits.push(limit)
    throw new Error('no connection')
  }

  sendSoon({ execute } as unknown as Parameters<typeof sendSoon>[0])
  await Promise.resolve()

  expect(limits).toEqual([5])
})
