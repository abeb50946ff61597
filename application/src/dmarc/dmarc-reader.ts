import type { DmarcReport } from '@camp/domain/dmarc/dmarc-report.ts'
import type { Result } from '@camp/domain/shared/result.ts'

/** What speaks against a file as a whole; nothing of it is kept (rule R2). */
export const dmarcFaults = [
  'too-large',
  'took-too-long',
  'not-a-report',
  'not-complete',
  'not-well-formed',
  'doctype-refused',
  'archive-refused',
  'too-deep',
  'too-many-records',
  'report-id-missing',
  'organisation-missing',
  'time-unreadable',
  'record-unreadable',
  'no-records',
] as const
export type DmarcFault = (typeof dmarcFaults)[number]

/**
 * Reads reports as they come by mail: plain, packed, or still in their mail; whatever is sent is answered.
 */
export interface DmarcReader {
  read(file: Uint8Array): Promise<Result<readonly DmarcReport[], { readonly code: DmarcFault }>>
}
