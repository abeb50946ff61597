import type { XmlElement } from '../../parsing/xml/xml-element.ts'
import { type TreeFault, xmlTree } from '../../parsing/xml/xml-tree.ts'
import { dmarcLimits } from '../dmarc-limits.ts'
import { UnreadableReport } from './fault.ts'

/** Texts of a record or of what stands before the records, by their path: `row/policy_evaluated/dkim`. */
export type TextsByPath = ReadonlyMap<string, string>

export interface ReportTexts {
  readonly facts: TextsByPath
  readonly records: readonly TextsByPath[]
}

const faults = {
  malformed: 'not-well-formed',
  doctype: 'doctype-refused',
  'too-deep': 'too-deep',
  'too-many-elements': 'too-many-records',
} as const satisfies Record<TreeFault, string>

/**
 * The texts of a report, by their places; what is not asked for is passed over, so that new elements are no
 * fault. Whatever stands before or after the report itself is not looked at: declarations are often broken,
 * and some reports have a schema behind them.
 */
export function reportTexts(document: string): ReportTexts {
  const start = document.search(/<(?:[\w-]+:)?feedback[\s>/]/)
  if (start < 0) throw new UnreadableReport('not-a-report')
  if (/<!DOCTYPE|<!ENTITY/i.test(document)) throw new UnreadableReport('doctype-refused')
  const end = endOfReport(document)
  if (end <= start) throw new UnreadableReport('not-complete')
  const tree = xmlTree(document.slice(start, end), { limits: dmarcLimits, hasLooseNames: true })
  if (!tree.ok) throw new UnreadableReport(faults[tree.refusal.code])
  return textsOf(tree.value)
}

/** Behind the last closing tag; 0 where there is none. One pass, however often the document breaks off. */
function endOfReport(document: string): number {
  let end = 0
  for (const { 0: tag, index } of document.matchAll(/<\/(?:[\w-]+:)?feedback\s*>/g)) end = index + tag.length
  return end
}

function textsOf({ children }: XmlElement): ReportTexts {
  const records = children.filter(({ name }) => name === 'record')
  if (records.length > dmarcLimits.records) throw new UnreadableReport('too-many-records')
  const facts = children.filter(({ name }) => name !== 'record')
  return { facts: textsIn(facts), records: records.map((record) => textsIn(record.children)) }
}

/** The first of a path counts. */
function textsIn(elements: readonly XmlElement[], path = '', into = new Map<string, string>()): Map<string, string> {
  for (const { name, text, children } of elements) {
    const here = `${path}${name}`
    textsIn(children, `${here}/`, into)
    if (!into.has(here)) into.set(here, text)
  }
  return into
}
