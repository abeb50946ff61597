import type { DmarcFault } from '@camp/application/dmarc/dmarc-reader.ts'

export const dmarcFaultWords = {
  'too-large': 'The file is longer than 2 MB, or more than 10 MB or a hundred times its size unpacked.',
  'took-too-long': 'The file took too long to read.',
  'not-a-report': 'There is no DMARC report in this file.',
  'not-complete': 'The report or its archive is cut off.',
  'not-well-formed': 'The XML of the report is broken.',
  'doctype-refused': 'The report has a document type or entities, which are not read.',
  'archive-refused':
    'The archive has too many files, another archive inside or names that lead elsewhere, or the mail too many parts.',
  'too-deep': 'The XML of the report is more than 64 levels deep.',
  'too-many-records': 'The report has more than 10,000 records.',
  'report-id-missing': 'The report has no id.',
  'organisation-missing': 'The report does not say who made it.',
  'time-unreadable': 'The report does not say which dates it covers.',
  'record-unreadable': 'A record in the report has no readable sender or count.',
  'no-records': 'The report has no records.',
} as const satisfies Record<DmarcFault, string>
