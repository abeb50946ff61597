import { isIP } from 'node:net'
import type { DmarcFault } from '@camp/application/dmarc/dmarc-reader.ts'
import { type Disposition, type DmarcRecord, dispositions, type Verdict } from '@camp/domain/dmarc/dmarc-report.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { dmarcLimits } from '../dmarc-limits.ts'
import { UnreadableReport } from './fault.ts'
import { reportTexts, type TextsByPath } from './report-tree.ts'
import { documentsIn } from './unpack.ts'

/** As it goes from one thread to another: moments are seconds. */
export interface PlainReport {
  readonly orgName: string
  readonly reportId: string
  readonly domain: string
  readonly begin: number
  readonly end: number
  readonly records: readonly DmarcRecord[]
}

/** All reports of a file, or why it is none (rules R1, R2). */
export async function readDmarcFile(
  file: Uint8Array,
  _question: null,
): Promise<Result<readonly PlainReport[], { readonly code: DmarcFault }>> {
  if (file.length > dmarcLimits.bytes) return refused({ code: 'too-large' })
  try {
    return accepted((await documentsIn(file)).map((document) => reportOf(textOf(document))))
  } catch (error) {
    // The libraries throw at what they cannot read.
    return refused({ code: error instanceof UnreadableReport ? error.fault : 'not-well-formed' })
  }
}

function reportOf(document: string): PlainReport {
  const { facts, records } = reportTexts(document)
  const reportId = short(facts.get('report_metadata/report_id'))
  if (!reportId) throw new UnreadableReport('report-id-missing')
  const orgName = short(facts.get('report_metadata/org_name')) || hostOf(facts.get('report_metadata/email'))
  if (!orgName) throw new UnreadableReport('organisation-missing')
  const [begin, end] = [secondsOf(facts, 'begin'), secondsOf(facts, 'end')]
  if (end < begin) throw new UnreadableReport('time-unreadable')
  if (records.length === 0) throw new UnreadableReport('no-records')
  const domain = short(facts.get('policy_published/domain')).toLowerCase()
  return { orgName, reportId, domain, begin, end, records: records.map((texts) => recordOf(texts, domain)) }
}

function recordOf(texts: TextsByPath, domain: string): DmarcRecord {
  const sourceIp = texts.get('row/source_ip') ?? ''
  const count = texts.get('row/count') ?? ''
  if (isIP(sourceIp) === 0 || !/^\d{1,10}$/.test(count) || Number(count) > dmarcLimits.mostMessages) {
    throw new UnreadableReport('record-unreadable')
  }
  const verdict = (name: string): Verdict =>
    texts.get(`row/policy_evaluated/${name}`)?.toLowerCase() === 'pass' ? 'pass' : 'fail'
  return {
    sourceIp: sourceIp.toLowerCase(),
    count: Number(count),
    disposition: dispositionOf(texts.get('row/policy_evaluated/disposition')),
    dkim: verdict('dkim'),
    spf: verdict('spf'),
    headerFrom: short(texts.get('identifiers/header_from')).toLowerCase() || domain,
  }
}

/** Nothing was done about a message of which nothing is said. */
function dispositionOf(text: string | undefined): Disposition {
  return dispositions.find((known) => known === text?.toLowerCase()) ?? 'none'
}

/** Seconds since 1970, until the year 2100. */
function secondsOf(facts: TextsByPath, edge: 'begin' | 'end'): number {
  const text = facts.get(`report_metadata/date_range/${edge}`) ?? ''
  if (!/^\d{1,10}$/.test(text) || Number(text) > 4_102_444_800) throw new UnreadableReport('time-unreadable')
  return Number(text)
}

/** Some reporters leave their name out, but not their address. */
function hostOf(email: string | undefined): string {
  return short(email?.split('@')[1]).toLowerCase()
}

function short(text: string | undefined): string {
  return (text ?? '').replaceAll('\0', '').slice(0, dmarcLimits.longestText)
}

/** The text of a document in whichever of the usual encodings it is, whatever it claims. */
function textOf(document: Uint8Array): string {
  if (document[0] === 0xff && document[1] === 0xfe) return new TextDecoder('utf-16le').decode(document)
  if (document[0] === 0xfe && document[1] === 0xff) return new TextDecoder('utf-16be').decode(document)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(document)
  } catch {
    return new TextDecoder('windows-1252').decode(document)
  }
}
