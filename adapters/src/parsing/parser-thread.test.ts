import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { gaveUp, ParserThread } from './parser-thread.ts'

const thread = new ParserThread()
afterEach(() => thread.close())

const report = Buffer.from(
  '<feedback><report_metadata><org_name>a</org_name><report_id>1</report_id><date_range><begin>1</begin><end>2</end></date_range>' +
    '</report_metadata><record><row><source_ip>192.0.2.1</source_ip><count>3</count></row></record></feedback>',
)
const read = () => thread.read({ parser: 'dmarc', file: report, question: null }, { milliseconds: 30_000 })

const slow = Buffer.from(`<feedback>${'<a/>'.repeat(290_000)}</feedback>`)
const readTooLong = () => thread.read({ parser: 'dmarc', file: slow, question: null }, { milliseconds: 1 })

describe('a thread of parsers', () => {
  it('answers one after the other', async () => {
    const answers = await Promise.all([read(), read(), read()])

    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
  })

  it('gives up what takes too long, and reads what waited behind it', async () => {
    const answers = await Promise.all([readTooLong(), read(), readTooLong(), read()])

    expect(answers).toMatchObject([gaveUp, { ok: true }, gaveUp, { ok: true }])
  })

  it('may be closed while it begins anew, and asked again', async () => {
    expect(await readTooLong()).toBe(gaveUp)
    await thread.close()

    expect(await read()).toMatchObject({ ok: true })
  })

  it('ends the one that does not begin', async () => {
    let ended = 0
    const terminate = async () => {
      ended += 1
      return 0
    }
    const silent = Object.assign(new EventEmitter(), { terminate }) as unknown as Worker
    const stuck = new ParserThread({ startWorker: () => silent, beginningMilliseconds: 1 })

    await expect(stuck.read({ parser: 'dmarc', file: report, question: null }, { milliseconds: 1 })).rejects.toThrow(
      'did not begin',
    )

    expect(ended).toBe(1)
  })
})
