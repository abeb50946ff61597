import type { UseCases } from '@camp/application/use-cases.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { camp } from '../testing/camp.ts'
import { fakeDoor } from '../testing/fake-door.ts'
import { fakeUseCases } from '../testing/fake-use-cases.ts'

const down = { code: 'sms-refused', reason: 'no-answer', status: null, title: 'no answer', detail: null } as const
const door = (others: Partial<UseCases>) => ({ door: fakeDoor({ useCases: fakeUseCases(others) }) })
const answering = (refusal: Parameters<typeof refused>[0]) => ({ execute: async () => refused(refusal) }) as never

describe('camp sms register-webhook', () => {
  it('says where, never with the secret', async () => {
    expect(await camp('sms register-webhook --json')).toMatchObject({ exit: 0, messages: expect.stringContaining('from now on') })
    const { data, messages } = await camp('sms register-webhook --dry-run')
    expect(data).toContain('https://camp.example/api/infrastructure/bulksms/deliveries')
    expect(data).not.toContain('secret=')
    expect(messages).toContain('Nothing was registered.')
  })

  it.each([
    [{ code: 'no-webhook-secret' }, 78, 'BULKSMS_WEBHOOK_SECRET'],
    [down, 69, 'no answer'],
    [{ ...down, reason: 'not-configured' }, 78, 'BULKSMS_TOKEN_ID'],
    [
      { ...down, reason: 'message-refused', title: 'Bad Request', detail: 'Invoking the Webhook URL caused an error: 403' },
      1,
      'caused an error: 403',
    ],
  ])('ends %j with %i', async (refusal, exit, words) => {
    const answer = await camp('sms register-webhook', door({ registerSmsWebhook: answering(refusal) }))
    expect(answer).toMatchObject({ exit, messages: expect.stringContaining(words) })
  })
})

describe('camp sms account', () => {
  it('shows what is left', async () => {
    const { exit, data } = await camp('sms account --json')
    expect(exit).toBe(0)
    expect(JSON.parse(data)).toEqual({ credits: { balance: 812.5, limit: 0 }, quota: { size: 500, remaining: 488 } })
  })

  it('says why it cannot', async () => {
    expect(await camp('sms account', door({ showSmsProfile: answering(down) }))).toMatchObject({ exit: 69 })
  })
})
