import { describe, expect, it } from 'vitest'
import { cryptoRandomness } from '../shared/crypto-randomness.ts'
import { createLogger } from './logger.ts'

function aLog(isPretty = false) {
  const lines: string[] = []
  const logger = createLogger({ level: 'info', isPretty, destination: { write: (line) => void lines.push(line) } })
  return { logger, lines, records: () => lines.map((line) => JSON.parse(line)) }
}

describe('the log', () => {
  it('is JSON with a time, a level in words and a message', () => {
    const { logger, records } = aLog()

    logger.info({ reservations: 3 }, 'holds released')

    expect(records()).toEqual([
      { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), reservations: 3, message: 'holds released' },
    ])
  })

  it('hides secrets and personal data, deep ones too', () => {
    const { logger, lines } = aLog()

    logger.info({ password: 'hush', guest: { email: 'thandi@example.org', cell: '0821234567' } }, 'a guest')
    logger.info({ request: { headers: { authorization: 'Bearer hush', cookie: 'a=hush', 'set-cookie': 'b=hush' } } }, 'a request')

    expect(lines.join()).not.toMatch(/hush|thandi|0821234567/)
    expect(lines.join()).toContain('[hidden]')
  })

  it('writes the address of a reservation without its id', () => {
    const { logger, lines } = aLog()

    logger.info({ url: '/r/Zm9vYmFy/confirm' }, 'GET /kwa-nokeng/reservation/Zm9vYmFy?a=1')
    logger.info({ path: '/kwa-nokeng/reserve-ok?reservation=Zm9vYmFy&lang=af' }, 'served')
    logger.error(new Error('no answer for /r/Zm9vYmFy'))

    expect(lines.join()).not.toContain('Zm9vYmFy')
    expect(lines[0]).toContain('/kwa-nokeng/reservation/[id]?a=1')
    expect(lines[1]).toContain('reservation=[id]&lang=af')
  })

  it('writes none in the addresses of staff, of data and in what went wrong either', () => {
    const { logger, lines } = aLog()
    const id = cryptoRandomness.key()

    logger.info({ path: `/org/kwa-nokeng/bookings/${id}/cancel` }, 'request')
    logger.info({ path: `/org/kwa-nokeng/bookings/Zm9vYmFy.data`, requestId: '0856e128-d317-4108-a8ed-2dc6754df3ec' }, 'request')
    logger.warn({ reservation: id }, `no answer about ${id}`)

    expect(lines.join()).not.toMatch(new RegExp(`${id}|Zm9vYmFy`))
    expect(lines[0]).toContain('/org/kwa-nokeng/bookings/[id]/cancel')
    expect(lines[1]).toContain('0856e128-d317-4108-a8ed-2dc6754df3ec')
  })

  it('writes none of an address in capitals, and no key of a confirmation', () => {
    const { logger, lines } = aLog()

    logger.info({ path: '/R/%5Am9vYmFy/confirm' }, 'GET /C/Zm9vYmFyZm9v')
    logger.error(new Error('no answer for /r/Zm9vYmFy?c=k1k2k3k4'))

    expect(lines.join()).not.toMatch(/m9vYmFy|k1k2k3k4/)
  })

  it('says where a calendar is, and not its address', () => {
    const { logger, lines } = aLog()
    const addresses = ['https://www.airbnb.co.za/calendar/ical/1.ics?s=9b2f', 'https://ical.booking.com/v1/export?t=9b2f']
    for (const address of addresses) logger.error({ error: new Error(`no answer of ${address}`), url: address }, 'feed')

    expect(lines.join()).not.toContain('9b2f')
    expect(lines.join()).toContain('https://ical.booking.com/[hidden]')
  })

  it('keeps the state of a database error, not the values in it', () => {
    const { logger, records } = aLog()

    logger.error(
      { error: Object.assign(new Error('refused'), { code: '23P01', detail: 'Key (email)=(thandi@example.org)' }) },
      'failed',
    )

    expect(records()[0].error).toMatchObject({ message: 'refused', code: '23P01' })
    expect(JSON.stringify(records())).not.toContain('thandi')
  })

  it('is one line for a person at a terminal', () => {
    const { logger, lines } = aLog(true)

    logger.warn({ port: 3000 }, 'slow start')

    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d ! slow start port=3000\n$/)
  })
})
