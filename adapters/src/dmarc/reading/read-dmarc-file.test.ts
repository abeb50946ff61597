import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { DmarcRecord } from '@camp/domain/dmarc/dmarc-report.ts'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readDmarcFile } from './read-dmarc-file.ts'

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))
const modern = 'rfc9990-sample.xml'

async function read(file: Uint8Array) {
  const answer = await readDmarcFile(file, null)
  return answer.ok ? answer.value : answer.refusal.code
}

interface Parts {
  readonly org?: string
  readonly id?: string
  readonly begin?: string
  readonly records?: string
  readonly before?: string
  readonly after?: string
}

const record = (ip = '192.0.2.1', count = '3', more = '') =>
  `<record><row><source_ip>${ip}</source_ip><count>${count}</count><policy_evaluated><disposition>none</disposition>
   <dkim>Pass</dkim><spf>fail</spf></policy_evaluated></row><identifiers><header_from>Example.com</header_from></identifiers>${more}</record>`

function aReport({
  org = 'google.com',
  id = '1',
  begin = '1700000000',
  records = record(),
  before = '',
  after = '',
}: Parts = {}) {
  return Buffer.from(`${before}<feedback><report_metadata><org_name>${org}</org_name><email>noreply@google.com</email>
    <report_id>${id}</report_id><date_range><begin>${begin}</begin><end>1700086399</end></date_range></report_metadata>
    <policy_published><domain>example.com</domain><p>none</p></policy_published>${records}</feedback>${after}`)
}

function aMail(attachment: Uint8Array, type = 'application/octet-stream') {
  const body = Buffer.from(attachment)
    .toString('base64')
    .match(/.{1,76}/g)
    ?.join('\r\n')
  return Buffer.from(
    [
      ...['From: noreply@google.com', 'To: dmarc@camp.example', 'Subject: Report Domain: example.com', 'MIME-Version: 1.0'],
      ...['Content-Type: multipart/mixed; boundary="b"', '', '--b', 'Content-Type: text/plain', '', 'A report.', '--b'],
      ...[`Content-Type: ${type}; name="r.xml.gz"`, 'Content-Disposition: attachment; filename="r.xml.gz"'],
      ...['Content-Transfer-Encoding: base64', '', body, '--b--', ''],
    ].join('\r\n'),
  )
}

/** The same attachment again and again. */
function aMailOf(
  attachment: Uint8Array,
  count: number,
  head = 'Content-Type: application/gzip\r\nContent-Transfer-Encoding: base64\r\n\r\n',
) {
  const part = `--b\r\n${head}${Buffer.from(attachment).toString('base64')}\r\n`
  return Buffer.from(`From: a@b.example\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n${part.repeat(count)}--b--\r\n`)
}

describe('reports as they come', () => {
  it.each([
    ['example.net!example.com!1529366400!1529452799.xml', 'example.net', 'b043f0e264cf4ea995e93765242f6dfb', 1, 0],
    ['no-orgname-example.com-1538204542.xml', 'accurateplastics.com', 'example.com:1538463741', 1, 0],
    [modern, 'Sample Reporter', '3v98abbp8ya9n3va8yr8oa3ya', 123, 123],
  ])('%s is read', async (name, orgName, reportId, messages, passed) => {
    const reports = await read(fixture(name))
    if (typeof reports === 'string') throw new Error(reports)
    const [report] = reports
    expect(report).toMatchObject({ orgName, reportId, domain: 'example.com' })
    const counted = (rows: readonly DmarcRecord[]) => rows.reduce((sum, { count }) => sum + count, 0)
    expect(counted(report!.records)).toBe(messages)
    expect(counted(report!.records.filter(({ dkim, spf }) => dkim === 'pass' || spf === 'pass'))).toBe(passed)
  })

  it.each(['fastmail.com!example.com!1516060800!1516147199!102675056.xml.gz', 'nice-input.xml.zip'])(
    '%s is unpacked and read',
    async (name) => {
      expect(await read(fixture(name))).toMatchObject([{ reportId: expect.any(String), records: expect.any(Array) }])
    },
  )

  it('are refused whole when their XML is broken', async () => {
    expect(await read(fixture('invalid_xml.xml'))).toBe('not-well-formed')
  })

  it('are found in the mail that brought them, whatever it calls them', async () => {
    const plain = fixture(modern)
    for (const packed of [plain, gzipSync(plain), zipSync({ 'r.xml': plain })]) {
      expect(await read(aMail(packed))).toMatchObject([{ orgName: 'Sample Reporter' }])
    }
    const whole = `From: a@b.example\r\nContent-Type: application/gzip\r\nContent-Transfer-Encoding: base64\r\n\r\n`
    expect(await read(Buffer.from(whole + gzipSync(plain).toString('base64')))).toMatchObject([{ orgName: 'Sample Reporter' }])
  })

  it('may be several in one archive', async () => {
    const zip = zipSync({ '1.xml': aReport({ id: '1' }), '2.xml': aReport({ id: '2' }), '__MACOSX/1.xml': strToU8('x') })
    expect(await read(zip)).toMatchObject([{ reportId: '1' }, { reportId: '2' }])
  })
})

describe('lenient reading', () => {
  it.each([
    ['a broken declaration', { before: '<?xml version="1.0" encoding="UTF-8" standalone=maybe ' }],
    ['a schema behind it', { after: '<xs:schema xmlns:xs="x"><xs:element' }],
    ['elements that nobody knows', { records: record('192.0.2.1', '3', '<new_thing a="b">1</new_thing>') }],
    ['text between elements', { records: `11${record()}22` }],
  ])('takes %s', async (_, parts) => {
    const expected = {
      sourceIp: '192.0.2.1',
      count: 3,
      disposition: 'none',
      dkim: 'pass',
      spf: 'fail',
      headerFrom: 'example.com',
    }
    expect(await read(aReport(parts))).toMatchObject([{ records: [expected] }])
  })

  it('takes other encodings', async () => {
    const text = aReport({ org: 'Kälte' }).toString()
    expect(await read(Buffer.from(text, 'latin1'))).toMatchObject([{ orgName: 'Kälte' }])
    expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toMatchObject([{ orgName: 'Kälte' }])
  })

  it('takes prefixes of namespaces', async () => {
    const text = aReport()
      .toString()
      .replace(/<(\/?)(\w)/g, '<$1d:$2')
    expect(await read(Buffer.from(text))).toMatchObject([{ orgName: 'google.com' }])
  })
})

describe('strict limits', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
  const numbers = Array.from({ length: 5_000 }, (_, nth) => `<!--${nth}-->`).join('')
  const senders = Array.from({ length: 10_001 }, (_, nth) => `10.${nth % 199}.${nth % 251}.${(nth * nth) % 241}`)
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`${nth}.xml`, aReport()]))

  it.each<[string, string, Uint8Array]>([
    ['an empty file', 'not-a-report', Buffer.alloc(0)],
    ['a page', 'not-a-report', Buffer.from('<!doctype html><html></html>')],
    ['a mail without a report', 'not-a-report', aMail(Buffer.from('hello'))],
    ['entities', 'doctype-refused', aReport({ before: bomb, org: '&b;' })],
    ['an external reference', 'doctype-refused', aReport({ before: '<!DOCTYPE x SYSTEM "file:///etc/passwd">' })],
    ['an entity that nobody said', 'not-well-formed', aReport({ org: '&who;' })],
    ['a report that breaks off', 'not-complete', aReport().subarray(0, 500)],
    ['a gzip that breaks off', 'not-complete', gzipSync(aReport()).subarray(0, 100)],
    ['a gzip of zeros', 'too-large', gzipSync(Buffer.alloc(50_000_000))],
    ['a zip of zeros', 'too-large', zipSync({ '1.xml': new Uint8Array(12_000_000) })],
    ['a zip in a zip', 'archive-refused', zipSync({ '1.xml': zipSync({ '2.xml': aReport() }) })],
    ['a gzip in a gzip', 'archive-refused', gzipSync(gzipSync(aReport()))],
    ['a name that leads elsewhere', 'archive-refused', zipSync({ '../1.xml': aReport() })],
    ['21 files', 'archive-refused', zipSync(many(21))],
    ['3 MB', 'too-large', Buffer.alloc(3_000_000, '<')],
    ['a gzip of a hundred times its size', 'too-large', gzipSync(aReport({ after: ' '.repeat(3_000_000) }))],
    ['a zip of a hundred times its size', 'too-large', zipSync({ '1.xml': aReport({ after: ' '.repeat(3_000_000) }) })],
    ['a mail of 12 files of a megabyte', 'too-large', aMailOf(gzipSync(aReport({ after: numbers + ' '.repeat(900_000) })), 12)],
    ['a mail of 21 reports', 'archive-refused', aMailOf(gzipSync(aReport()), 21)],
    ['a mail of 100,000 parts', 'archive-refused', aMailOf(Buffer.alloc(0), 100_000, '')],
    ['mails in mails', 'archive-refused', Buffer.from('Content-Type: message/rfc822\r\n\r\n'.repeat(60_000))],
    ['a report that never ends', 'not-complete', Buffer.from(`<feedback>${'<record>'.repeat(240_000)}`)],
    ['a report that ends again and again', 'not-complete', Buffer.from(`<feedback>${'</feedback '.repeat(170_000)}`)],
    ['deep XML', 'too-deep', aReport({ records: `${'<a>'.repeat(70)}${'</a>'.repeat(70)}` })],
    ['10,001 records', 'too-many-records', gzipSync(aReport({ records: senders.map((ip) => record(ip)).join('') }))],
    ['no id', 'report-id-missing', aReport({ id: ' ' })],
    ['no time', 'time-unreadable', aReport({ begin: 'yesterday' })],
    ['a time after its end', 'time-unreadable', aReport({ begin: '1800000000' })],
    ['no records', 'no-records', aReport({ records: '' })],
    ['no sender', 'record-unreadable', aReport({ records: record('localhost') })],
    ['a count that is none', 'record-unreadable', aReport({ records: record('192.0.2.1', '-1') })],
  ])('%s is answered %s', async (_, fault, file) => {
    expect(await read(file)).toBe(fault)
  })

  it('never unpacks more than an archive claims', async () => {
    const zip = Buffer.from(zipSync({ '1.xml': new Uint8Array(5_000_000).fill(0x3c) }))
    const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    zip.writeUInt32LE(100, directory + 24)
    expect(typeof (await read(zip))).toBe('string')
  })
})
