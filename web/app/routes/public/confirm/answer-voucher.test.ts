import type { UseCases } from '@camp/application/use-cases.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { expect, it } from 'vitest'
import { answerVoucher } from './answer-voucher.ts'

type Answer = Awaited<ReturnType<UseCases['payByVoucher']['execute']>>

const post = (answer: Answer) =>
  answerVoucher({
    useCases: { payByVoucher: { execute: async () => answer } as never },
    id: 'the-id',
    code: 'ABCD-EFGH-JKLM',
    confirmation: 'the-key',
  })

const paid = (status: 'pending' | 'confirmed') => accepted({ status, amount: Money.rand(200), left: Money.rand(0) })

it('keeps what was typed when too many codes were tried, and says to wait', async () => {
  const answer = await post(refused({ code: 'too-many' }))

  expect(answer).toMatchObject({
    data: { voucher: { code: 'too-many', date: null }, typed: 'ABCD-EFGH-JKLM' },
    init: { status: 429 },
  })
})

it('says on which day an old voucher ended', async () => {
  const answer = await post(refused({ code: 'voucher-expired', expiresOn: Temporal.PlainDate.from('2026-10-31') }))

  expect(answer).toMatchObject({ data: { voucher: { code: 'voucher-expired', date: '2026-10-31' } }, init: { status: 409 } })
})

it('leads to the outcome where nothing more is asked for, else back to what is left', async () => {
  const addressOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('Location') : null)

  expect(addressOf(await post(paid('confirmed')))).toBe('/r/the-id/confirm-ok')
  expect(addressOf(await post(paid('pending')))).toBe('/r/the-id/confirm?c=the-key&voucher=taken')
})
