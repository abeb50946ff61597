import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBulkSmsIncoming, readBulkSmsReports } from './bulksms-reports.ts'
import { deliveryReport } from './testing/recorded-shapes.ts'

const secret = 'webhook-secret'
const read = (rawBody: string, given = secret) => readBulkSmsReports({ secret: given, rawBody }, secret)
const [recorded] = deliveryReport

/** One value somewhere in a genuine report becomes something else, or goes. */
const spoilt = fc
  .record({
    path: fc.constantFrom('id', 'type', 'status', 'status.type', 'status.id', 'numberOfParts', 'creditCost', 'to', 'new'),
    value: fc.jsonValue(),
  })
  .map(({ path, value }) => {
    const [first = '', second] = path.split('.')
    const inner = second ? { ...recorded.status, [second]: value } : value
    return JSON.stringify([{ ...recorded, [first]: inner }])
  })
const cut = fc.nat(JSON.stringify(deliveryReport).length).map((length) => JSON.stringify(deliveryReport).slice(0, length))
const noise = fc.oneof(
  fc.string(),
  fc.json(),
  spoilt,
  cut,
  fc.array(fc.constant(recorded), { maxLength: 30 }).map((list) => JSON.stringify(list)),
)

describe('a call with delivery reports', () => {
  it('is read or refused with a reason, whatever it carries', () => {
    fc.assert(
      fc.property(noise, (rawBody) => {
        const answer = read(rawBody)
        if (!answer.ok) return answer.refusal.code === 'reports-unreadable' && answer.refusal.reason !== ''
        return answer.value.length <= 10 && answer.value.every((report) => /^[\x21-\x7e]{1,64}$/.test(report.providerMessageId))
      }),
      { numRuns: 2_000 },
    )
  })

  it('is nobody’s without the secret, however well it is written', () => {
    fc.assert(
      fc.property(fc.string(), noise, (given, rawBody) => {
        fc.pre(given !== secret)
        expect(read(rawBody, given)).toEqual({ ok: false, refusal: { code: 'secret-invalid' } })
      }),
    )
    const unset = readBulkSmsReports({ secret: '', rawBody: '[]' }, null)
    expect(unset).toEqual({ ok: false, refusal: { code: 'secret-invalid' } })
  })

  it('is read with what it says of parts, costs and failure', () => {
    expect(read(JSON.stringify(deliveryReport))).toEqual({
      ok: true,
      value: [{ providerMessageId: '987', state: 'failed', error: 'FAILED.NOT_SENT', parts: 1, credits: 1 }],
    })
  })

  it('may be empty, of received messages, or of a state that is new to us: there is nothing to note', () => {
    for (const body of [
      [],
      [{ ...recorded, type: 'RECEIVED' }],
      [{ ...recorded, status: { id: 'PARKED.null', type: 'PARKED' } }],
    ]) {
      expect(read(JSON.stringify(body))).toEqual({ ok: true, value: [] })
    }
  })

  it('is taken but for what of it cannot be read', () => {
    const spoilt = { ...recorded, id: '', type: 'OTHER' }
    expect(read(JSON.stringify([spoilt, recorded]))).toMatchObject({ ok: true, value: [{ providerMessageId: '987' }] })
    expect(read(JSON.stringify([spoilt]))).toMatchObject({ ok: false, refusal: { code: 'reports-unreadable' } })

    const heard = { ...recorded, id: '988', type: 'RECEIVED', from: '+27825550101', body: 'We come at six' }
    const incoming = readBulkSmsIncoming({ secret, rawBody: JSON.stringify([spoilt, heard]) }, secret)
    expect(incoming).toMatchObject([{ from: '27825550101', text: 'We come at six' }])
  })

  it('carries ten messages at most', () => {
    const list = (length: number) => JSON.stringify(Array.from({ length }, () => recorded))
    expect(read(list(10)).ok).toBe(true)
    expect(read(list(11)).ok).toBe(false)
  })
})
