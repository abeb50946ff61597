import { readFileSync } from 'node:fs'
import { PostgresTriedMails } from '@camp/adapters/dmarc/postgres-tried-mails.ts'
import { emptied } from '@camp/adapters/postgres/testing/test-store.ts'
import { triedMailsContract } from '@camp/application/dmarc/testing/tried-mails.contract.ts'
import { system } from '@camp/application/shared/actor.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { givenServedMarketplace, type ServedMarketplace } from './testing/given-marketplace.ts'

const actor = system('test')
let market: ServedMarketplace
beforeAll(async () => {
  market = await givenServedMarketplace()
})
afterAll(() => market.stop())
beforeEach(() => emptied(market.store.em, 'dmarc_report', 'dmarc_mail'))

triedMailsContract('Postgres', async () => new PostgresTriedMails(market.store.em.fork()))

const acts = () => market.product.scope().useCases
const folder = new URL('../../adapters/src/dmarc/reading/fixtures/', import.meta.url)
const fixture = (name: string) => ({ name, bytes: readFileSync(new URL(name, folder)) })
const modern = fixture('rfc9990-sample.xml')
const failing = fixture('example.net!example.com!1529366400!1529452799.xml')

async function importing(files: readonly { name: string; bytes: Uint8Array }[], dryRun = false) {
  const imported = await acts().importDmarcReports.execute({ actor, files, dryRun })
  if (!imported.ok) throw new Error(imported.refusal.code)
  return imported.value
}

async function summary(days: number | null = null) {
  const shown = await acts().showMailSummary.execute({ actor, days })
  if (!shown.ok) throw new Error(shown.refusal.code)
  return shown.value
}

it('each file is answered, and what is broken keeps nothing back', async () => {
  expect(await importing([modern, fixture('invalid_xml.xml'), failing])).toEqual([
    {
      file: modern.name,
      ok: true,
      reportId: '3v98abbp8ya9n3va8yr8oa3ya',
      orgName: 'Sample Reporter',
      records: 1,
      messages: 123,
      passed: 123,
      isNew: true,
    },
    { file: 'invalid_xml.xml', ok: false, error: 'not-well-formed' },
    expect.objectContaining({ file: failing.name, ok: true, messages: 1, passed: 0 }),
  ])
  expect(await summary()).toMatchObject({ reports: 2, messages: 124, passed: 123 })
})

it('a report that comes again changes nothing', async () => {
  await importing([modern])
  expect(await importing([modern])).toMatchObject([{ ok: true, messages: 123, isNew: false }])
  expect(await summary()).toMatchObject({ reports: 1, messages: 123 })
})

it('a report under an id that was used for another domain or day is another one', async () => {
  const text = new TextDecoder().decode(modern.bytes)
  const changed = (name: string, from: RegExp, to: string) => ({ name, bytes: Buffer.from(text.replace(from, to)) })
  const others = [
    changed('domain', /<domain>[^<]+<\/domain>/, '<domain>other.example</domain>'),
    changed('day', /<begin>\d+<\/begin>/, '<begin>1</begin>'),
  ]
  await importing([modern])
  expect(await importing(others, true)).toMatchObject([{ isNew: true }, { isNew: true }])
  expect(await importing(others)).toMatchObject([{ isNew: true }, { isNew: true }])
  expect(await importing(others)).toMatchObject([{ isNew: false }, { isNew: false }])
  expect(await summary()).toMatchObject({ reports: 3 })
})

it('is kept once when several bring it at the same moment', async () => {
  const answers = await Promise.all([importing([modern]), importing([modern]), importing([modern])])
  expect(answers.flat().filter((answer) => answer.ok && answer.isNew)).toHaveLength(1)
})

it('a dry run says the same and keeps nothing', async () => {
  expect(await importing([modern], true)).toMatchObject([{ ok: true, messages: 123, isNew: true }])
  expect(await summary()).toEqual({
    reports: 0,
    messages: 0,
    passed: 0,
    days: [],
    sources: [],
    sourceCount: 0,
    dispositions: [],
    putAside: [],
  })
})

it('shows unknown senders first, and mail by day and by what became of it', async () => {
  await importing([modern, failing])
  expect(await summary()).toMatchObject({
    sources: [
      { sourceIp: '199.230.200.36', messages: 1, passed: 0, isUnknown: true, headerFrom: ['example.com'], lastDay: '2018-06-19' },
      { sourceIp: '192.0.2.123', messages: 123, passed: 123, isUnknown: false },
    ],
    days: [
      { day: '2018-06-19', messages: 1, passed: 0 },
      { day: '1979-08-07', messages: 123, passed: 123 },
    ],
    dispositions: [
      { disposition: 'pass', messages: 123 },
      { disposition: 'none', messages: 1 },
    ],
  })
  expect(await summary(30)).toMatchObject({ reports: 0 })
})
